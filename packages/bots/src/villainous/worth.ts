import type { Seat } from '@quadriga/kernel'
import {
  alliesOf,
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
import type { Judgement, Reader } from './judgement.ts'

/** More than any position is worth. */
export const WON = 10_000

/** How good a position is for a seat: its own standing less that of whoever is closest to winning. */
export function tableWorth(q: Reader, seat: Seat, by: Judgement): number {
  let rivals = 0
  let comforts = 0
  for (let other = 0; other < q.seats; other++) {
    if (other === seat) continue
    rivals = Math.max(rivals, standing(q, other, by))
    if (by.weights.rivalsComfort > 0) comforts += tableComfort(q, other, by)
  }
  const own = standing(q, seat, by) + tableComfort(q, seat, by) + by.weights.hand * by.hand(q, seat)
  return own - by.weights.rivals * rivals - (by.weights.rivalsComfort * comforts) / Math.max(1, q.seats - 1)
}

/** How near a seat is to its objective; the last steps weigh most. */
function standing(q: Reader, seat: Seat, { progress, weights }: Judgement): number {
  const share = progress(q, seat)
  return weights.progress * share + weights.lastSteps * share * Math.max(0, share)
}

/** What lies open and helps on the way: Power, Allies, a free domain. */
function tableComfort(q: Reader, seat: Seat, by: Judgement): number {
  const { weights: w } = by
  const power = powerOf(q, seat)
  let sum = w.power * Math.min(power, w.enough) + w.manyPower * Math.max(0, power - w.enough)
  for (const id of alliesOf(q, seat)) sum += w.ally + w.allyStrength * strengthOf(q, id)
  for (const place of locationsOf(q, seat)) sum += placeWorth(q, seat, place, by)
  for (const id of q.ids('specialty', seat))
    if (isKind(q, id, 'specialty')) sum += w.specialty * by.keepsake(q, id)
  return sum + by.prepared(q, seat) + crisisWorth(q, seat, by)
}

function placeWorth(q: Reader, seat: Seat, place: number, by: Judgement): number {
  const { weights: w } = by
  let sum = 0
  for (const id of cardsAt(q, place)) {
    if (isKind(q, id, 'item') && q.thing(id).controller === seat) sum += w.item * by.keepsake(q, id)
  }
  // A Hero costs the symbols of the row for as long as it stands; its Strength is what it takes to be rid of it.
  if (!isCovered(q, place)) return sum
  const heroes = cardsAt(q, place).filter((id) => isKind(q, id, 'hero', 'rival'))
  const trouble = heroes.reduce((all, id) => all + 0.5 + 0.25 * strengthOf(q, id), 0)
  return sum - 2 * w.coveredSymbol - w.hero * trouble
}

function crisisWorth(q: Reader, seat: Seat, { weights: w }: Judgement): number {
  let sum = 0
  for (const id of crisesInPlay(q)) {
    const target = targetOf(q, id)
    const share = Math.min(1, strengthOn(q, id) / Math.max(1, strengthNeeded(q, id)))
    if (target === seat) sum += w.crisisHelp * share - w.crisisOnMe
    else if (target < 0) sum += w.globalHelp * share - w.globalCrisis
  }
  return sum
}
