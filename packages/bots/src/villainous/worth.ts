import type { query, Seat } from '@quadriga/kernel'
import {
  alliesOf,
  cardOf,
  cardsAt,
  crisesInPlay,
  isCovered,
  isKind,
  locationsOf,
  powerOf,
  strengthNeeded,
  strengthOf,
  strengthOn,
  targetOf,
} from '@quadriga/villainous'
import { progressOf } from './progress.ts'
import { handWorth } from './hand.ts'

/** Reads a state, as the game's own rules do. */
export type Reader = ReturnType<typeof query>

/** More than any position is worth. */
export const WON = 10_000

/** What things are worth, in the unit of one Power. */
export const weights = {
  /** The way to the objective, and its last steps. */
  progress: 100,
  lastSteps: 40,
  power: 0.9,
  manyPower: 0.25,
  /** Power beyond this is worth less. */
  enough: 9,
  ally: 1.2,
  allyStrength: 0.55,
  item: 1.6,
  itemCost: 1,
  specialty: 5,
  coveredSymbol: 1.1,
  /** A Hero in one's domain, for each point that it costs to be rid of it. */
  hero: 1,
  crisisOnMe: 9,
  crisisHelp: 7,
  globalCrisis: 1.5,
  globalHelp: 2.5,
  /** How much of the strongest opponent's progress counts against oneself. */
  rivals: 0.55,
  /** The cards in hand. */
  hand: 1,
  /** Fate for an opponent. */
  fate: 1,
} as const

export type Weights = Readonly<Record<keyof typeof weights, number>>

/** How good a position is for a seat: its own standing less that of whoever is closest to winning. */
export function tableWorth(q: Reader, seat: Seat, w: Weights): number {
  let rivals = 0
  for (let other = 0; other < q.seats; other++)
    if (other !== seat) rivals = Math.max(rivals, standing(q, other, w))
  return standing(q, seat, w) + comfort(q, seat, w) - w.rivals * rivals
}

/** How near a seat is to its objective; the last steps weigh most. */
function standing(q: Reader, seat: Seat, w: Weights): number {
  const share = progressOf(q, seat)
  return w.progress * share + w.lastSteps * share * share
}

/** What helps on the way: Power, cards, Allies, a free domain. */
function comfort(q: Reader, seat: Seat, w: Weights): number {
  const power = powerOf(q, seat)
  let sum = w.power * Math.min(power, w.enough) + w.manyPower * Math.max(0, power - w.enough)
  for (const id of alliesOf(q, seat)) sum += w.ally + w.allyStrength * strengthOf(q, id)
  for (const place of locationsOf(q, seat)) sum += placeWorth(q, seat, place, w)
  for (const id of q.ids('specialty', seat)) if (isKind(q, id, 'specialty')) sum += w.specialty
  return sum + crisisWorth(q, seat, w) + w.hand * handWorth(q, seat)
}

function placeWorth(q: Reader, seat: Seat, place: number, w: Weights): number {
  let sum = 0
  for (const id of cardsAt(q, place)) {
    if (isKind(q, id, 'item') && q.thing(id).controller === seat)
      sum += w.item + w.itemCost * (cardOf(q, id)?.stats['cost'] ?? 0)
  }
  // A Hero costs the symbols of the row for as long as it stands; its Strength is what it takes to be rid of it.
  if (!isCovered(q, place)) return sum
  const heroes = cardsAt(q, place).filter((id) => isKind(q, id, 'hero', 'rival'))
  return (
    sum - 2 * w.coveredSymbol - heroes.reduce((all, id) => all + w.hero * (0.5 + 0.25 * strengthOf(q, id)), 0)
  )
}

function crisisWorth(q: Reader, seat: Seat, w: Weights): number {
  let sum = 0
  for (const id of crisesInPlay(q)) {
    const target = targetOf(q, id)
    const share = Math.min(1, strengthOn(q, id) / Math.max(1, strengthNeeded(q, id)))
    if (target === seat) sum += w.crisisHelp * share - w.crisisOnMe
    else if (target < 0) sum += w.globalHelp * share - w.globalCrisis
  }
  return sum
}

/** What the Fate action is worth: more the nearer an opponent is to winning. */
export function fateWorth(q: Reader, seat: Seat, w: Weights): number {
  let most = 0
  for (let other = 0; other < q.seats; other++)
    if (other !== seat) most = Math.max(most, progressOf(q, other))
  return w.fate * (0.4 + 3 * most * most)
}
