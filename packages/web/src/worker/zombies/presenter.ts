import { heroOf, mostHealth, phases, tableOf, zombies, zoneOf } from '@quadriga/zombies'
import { explainStat, type Json, NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import { eyeSeeing, nameOfFace, nounOf, type Scene, thingIn, words } from '@quadriga/table'
import type { NumberWhy } from '../../model/table/answers.ts'
import type { Presenter } from '../table/presenter.ts'
import { tableWords } from '../table/tableWords.ts'
import { presentAttack } from './presentAttack.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { danger } from './presentDanger.ts'
import { presentFace } from './presentFace.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { counts, gauges } from './presentTimeline.ts'

function whyNumber(scene: Scene, id: ThingId, stat: string): NumberWhy | null {
  const { q } = eyeSeeing(scene, id)
  if (!zombies.stats.includes(stat) || !q.exists(id)) return null
  const { value, parts } = explainStat(q.state, id, stat)
  return {
    thing: id,
    stat,
    name: nounOf(scene, zombies.words.stats, stat),
    value,
    parts: parts.map(({ how, n, source }) => {
      const name = source === NOTHING ? '' : nameOfFace(scene, thingIn(scene, source)?.face ?? '')
      const text = words(how === 'base' ? tableWords[scene.language].printed : name)
      return { how, amount: n, source, text }
    }),
  }
}

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
  whyNumber,
  danger,
  gauges,
  counts,
  beat,
  questions: { attack: presentAttack },
  throws: { events: ['roll'], sources: ['attack'] },
}
