import { query, type Seat, type State } from '@quadriga/kernel'
import { alliesOf, cardsAt, isCovered, isKind, locationsOf, powerOf, strengthOf } from '@quadriga/villainous'
import type { Benefits } from '../benefits.ts'
import { progressOf } from './progress.ts'
import type { Reader } from './judgement.ts'

/** What one of each is worth, in the unit of one Power: a tenth of the objective is worth twelve. */
const w = {
  share: 1.2,
  rivals: 0.6,
  power: 0.9,
  strength: 0.7,
  ally: 1.2,
  item: 2,
  symbols: 2.2,
  card: 0.8,
} as const

/** What a position of Villainous holds for a seat, in things that players count. */
export function villainousBenefits(state: State, seat: Seat): Benefits {
  const q = query(state)
  const others = Array.from({ length: q.seats }, (_, other) => other).filter((other) => other !== seat)
  const allies = alliesOf(q, seat)
  return {
    objective: [100 * progressOf(q, seat), w.share],
    rivals: [-100 * Math.max(0, ...others.map((other) => progressOf(q, other))), w.rivals],
    power: [powerOf(q, seat), w.power],
    villainAllies: [allies.length, w.ally],
    strength: [allies.reduce((sum, id) => sum + strengthOf(q, id), 0), w.strength],
    items: [itemsOf(q, seat), w.item],
    symbols: [locationsOf(q, seat).filter((place) => !isCovered(q, place)).length, w.symbols],
    cards: [q.ids('hand', seat).length, w.card],
  }
}

function itemsOf(q: Reader, seat: Seat): number {
  return locationsOf(q, seat)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => isKind(q, id, 'item') && q.thing(id).controller === seat).length
}
