import type { Seat } from '@quadriga/kernel'
import { cardOf, isKind } from '@quadriga/villainous'
import { handWorth, usualWorths } from './hand.ts'
import type { Judgement, Reader } from './judgement.ts'
import { progressOf } from './progress.ts'

const SPECIALTY = 5
const ITEM = 1.6
const ITEM_COST = 1

/** How greedy judges. */
export const plain: Judgement = {
  foreseesReplies: false,
  tellsApart: false,
  idle: 0,
  weights: {
    progress: 100,
    power: 0.9,
    manyPower: 0.25,
    enough: 9,
    ally: 1.2,
    allyStrength: 0.55,
    coveredSymbol: 1.1,
    crisisOnMe: 9,
    crisisHelp: 7,
    globalCrisis: 1.5,
    globalHelp: 2.5,
    rivals: 0.55,
    rivalsComfort: 0,
    lastSteps: 40,
    hero: 1,
    item: 1,
    specialty: 1,
    hand: 1,
    fate: 1,
  },
  progress: progressOf,
  keepsake: (q, id) =>
    isKind(q, id, 'item') ? ITEM + ITEM_COST * (cardOf(q, id)?.stats['cost'] ?? 0) : SPECIALTY,
  hand: (q, seat) => handWorth(q, seat, usualWorths),
  prepared: () => 0,
  fate: (q, seat) => 0.4 + 3 * nearestRival(q, seat) ** 2,
}

/** How far the opponent is who is closest to winning. */
function nearestRival(q: Reader, seat: Seat): number {
  let most = 0
  for (let other = 0; other < q.seats; other++)
    if (other !== seat) most = Math.max(most, progressOf(q, other))
  return most
}
