import { type Query, type Refusal, reason, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { activations } from './boards.ts'
import { guardRefusal } from './guards.ts'
import { lockRefusal } from './legality.ts'
import { isShrouded, openAttack } from './record.ts'
import { diceAt } from './requirement.ts'

/** Why an ability of a board may not be used now. */

const wrongPhase = reason('refused.phase', {}, 'dicethrone:phases')

function isAsking(q: Query, rule: string): boolean {
  const { frames } = q.state
  return frames[frames.length - 1]?.at === rule
}

export function activateRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  const depth = q.nearest(event.offensiveRoll)
  if (depth < 0 || q.event(depth).seat !== seat || !isAsking(q, 'dicethrone.attempts')) return wrongPhase
  const isMet = activations(q, seat, diceAt(q, seat)).some((one) => one.thing === thing)
  return isMet ? null : reason('refused.requirement', {}, 'dicethrone:activation')
}

export function defendRefusal(q: Query, seat: Seat): Refusal {
  const attack = openAttack(q)
  if (attack === null || attack.defender !== seat)
    return reason('refused.notAttacked', {}, 'dicethrone:defensive-roll')
  const lock = lockRefusal(q, seat)
  if (lock !== null) return lock
  if (attack.type !== 'normal' || isShrouded(q, attack, seat))
    return reason('refused.undefendable', {}, 'dicethrone:damage-types')
  return isAsking(q, 'dicethrone.defence') ? null : wrongPhase
}

/** Why a companion or a token may not be used instead of a Defensive Roll now. */
export function stepInRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  const attack = openAttack(q)
  if (attack === null || attack.defender !== seat)
    return reason('refused.notAttacked', {}, 'dicethrone:defensive-roll')
  return guardRefusal(q, attack, seat, thing) ?? (isAsking(q, 'dicethrone.defence') ? null : wrongPhase)
}
