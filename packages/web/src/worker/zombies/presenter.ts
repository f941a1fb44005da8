import { heroOf, mostHealth, phases, tableOf, zombies, zoneOf } from '@quadriga/zombies'
import type { Json, Seat } from '@quadriga/kernel'
import { presentNumber } from '../table/presentNumber.ts'
import type { Presenter } from '../table/presenter.ts'
import { presentAttack } from './presentAttack.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { danger } from './presentDanger.ts'
import { presentFace } from './presentFace.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { counts, gauges } from './presentTimeline.ts'

function setupFace(setup: Json, seat: Seat): string {
  return (setup as unknown as { heroes: readonly string[] }).heroes[seat] ?? ''
}

/** Marvel Zombies at a table in the browser. */
export const presenter: Presenter = {
  id: 'zombies',
  game: zombies,
  // Everybody plays together with open cards.
  secret: false,
  phases,
  statuses: ['hidden', 'down', 'charged'],
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
    'spawnDeck',
    'traitDeck',
    'citizenDeck',
    'zombieHeroDeck',
    'objectivePool',
  ],
  moment({ q }) {
    const { round, phase, active } = tableOf(q)
    return { round, phase, turn: active }
  },
  seatFace: ({ view }, seat) => setupFace(view.setup, seat),
  setupFace,
  isOut: ({ q }, seat) => zoneOf(q, heroOf(q, seat)) === '',
  stat: (q, id, stat) => q.stat(id, stat),
  shownStats: ['toughness', 'dice', 'accuracy'],
  hp: (q, id) =>
    q.definition(id).kind === 'hero' ? { now: q.counter(id, 'health'), max: mostHealth } : null,
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
  throws: { events: ['roll'], sources: ['attack'] },
}
