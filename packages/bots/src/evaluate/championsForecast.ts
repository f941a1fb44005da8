import type { Seat, ThingId } from '@quadriga/kernel'
import { alliesOf, cardOf, forTable, hitPoints, identityOf, isHero, playersOf } from './championsTable.ts'
import { USUAL_BOOST } from './championsWeights.ts'
import type { Reader } from './evaluation.ts'

/** The coming villain phase on average: enough to compare positions, no promise. */

/** Boost icons to expect on the next boost card: the average of the encounter deck. */
export function expectedBoost(q: Reader): number {
  const { rest } = q.zone('encounterDeck')
  if (rest.length === 0) return USUAL_BOOST
  let sum = 0
  for (const code of rest) sum += q.loaded.definitions.get(code)?.stats['boost'] ?? 0
  return sum / rest.length
}

/** A villain that attacks turns one boost card, and more if its text says so. */
function boostCards(q: Reader, villain: ThingId): number {
  return 1 + cardOf(q, villain).abilities.filter(({ effect }) => effect.op === 'oneMoreBoost').length
}

/** Threat that the main scheme will have gained. */
export function threatToCome(q: Reader, main: ThingId): number {
  let sum = forTable(q, main, 'acceleration') + q.counter(main, 'acceleration')
  for (const id of q.ids('sideSchemes')) sum += q.stat(id, 'accelerationIcon')
  for (const seat of playersOf(q)) if (!isHero(q, seat)) sum += schemingAgainst(q, seat)
  return sum
}

function schemingAgainst(q: Reader, seat: Seat): number {
  let sum = 0
  for (const villain of q.ids('villain')) {
    if (q.counter(villain, 'confused') === 0) sum += q.stat(villain, 'sch') + expectedBoost(q)
  }
  for (const minion of q.ids('engaged', seat))
    if (q.counter(minion, 'confused') === 0) sum += q.stat(minion, 'sch')
  return sum
}

/** Damage that a player in hero form will be dealt, having defended as well as one can. */
export function damageToCome(q: Reader, seat: Seat): number {
  if (!isHero(q, seat)) return 0
  const blows = blowsAgainst(q, seat).toSorted((a, b) => b - a)
  const identity = identityOf(q, seat)
  if (q.counter(identity, 'tough') > 0) blows.shift()
  // The hero meets the worst blow with its defence, an ally throws itself before the next one.
  const met = Math.max(0, (blows[0] ?? 0) - q.stat(identity, 'def'))
  const allies = Math.min(1, alliesOf(q, seat).length)
  return met + blows.slice(1 + allies).reduce((sum, blow) => sum + blow, 0)
}

function blowsAgainst(q: Reader, seat: Seat): number[] {
  const able = (id: ThingId) => q.counter(id, 'stunned') === 0
  const villains = q
    .ids('villain')
    .filter(able)
    .map((id) => q.stat(id, 'atk') + boostCards(q, id) * expectedBoost(q))
  const minions = q
    .ids('engaged', seat)
    .filter(able)
    .map((id) => q.stat(id, 'atk'))
  return [...villains, ...minions]
}

/** How far below safety a player is: a bad boost and a treachery that attacks again must not be the end. */
export function exposure(q: Reader, seat: Seat): number {
  const identity = identityOf(q, seat)
  const again = Math.max(0, ...blowsAgainst(q, seat))
  return Math.max(0, damageToCome(q, seat) + (isHero(q, seat) ? again : 1) + 1 - hitPoints(q, identity))
}
