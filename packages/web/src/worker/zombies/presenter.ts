import { atTable, fullHealth, heroOf, phases, zombies, zoneOf } from '@quadriga/zombies'
import { tableGame } from '@quadriga/table'
import { presentNumber } from '../table/presentNumber.ts'
import type { Presenter } from '../table/presenter.ts'
import { presentAttack } from './presentAttack.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { danger } from './presentDanger.ts'
import { presentFace } from './presentFace.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { counts, gauges } from './presentTimeline.ts'

/** Marvel Zombies at a table in the browser. */
export const presenter: Presenter = {
  id: 'zombies',
  ...tableGame(zombies, atTable),
  setupFace: atTable.setupFace,
  phases,
  statuses: ['hidden', 'down', 'charged', 'frozen', 'willed'],
  unshown: ['place', 'copied', 'active', 'health', 'locked'],
  piles: [
    'reserve',
    'box',
    'away',
    'gone',
    'rescued',
    'spawnPile',
    'traitPile',
    'citizenPile',
    'zombieHeroPile',
    'superHeroPile',
    'keptSpawn',
    'spawnDeck',
    'traitDeck',
    'citizenDeck',
    'zombieHeroDeck',
    'superHeroDeck',
    'objectivePool',
  ],
  isOut: ({ q }, seat) => zoneOf(q, heroOf(q, seat)) === '',
  stat: (q, id, stat) => q.stat(id, stat),
  shownStats: ['toughness', 'dice', 'accuracy'],
  hp: (q, id) =>
    q.definition(id).kind === 'hero' ? { now: q.counter(id, 'health'), max: fullHealth(q, id) } : null,
  board: presentBoard,
  face: presentFace,
  catalogue: presentCatalogue,
  sections: presentSections,
  title: presentTitle,
  whyNumber: presentNumber,
  danger,
  gauges,
  counts,
  beat,
  questions: { attack: presentAttack },
  throws: { events: ['roll'], sources: atTable.dice },
}
