import { NOTHING, type Query, type Refusal, reason, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { Form } from '../card.ts'
import { cardOf } from './card.ts'
import { isReady, minionsOf, villainOf } from './characters.ts'
import { canBeDamaged, isImmuneTo } from './immunity.ts'
import { crisisScheme, mainSchemeOf } from './schemes.ts'
import { identityOf } from './seat.ts'
import { idsOf, seatZone } from '../table.ts'

/** Why something is refused, always with the rule that says so. */

const face = (q: Query, id: ThingId): string => q.thing(id).face

export function formRefusal(q: Query, seat: Seat, form: Form | null): Refusal {
  if (form === null) return null
  const identity = identityOf(q, seat)
  if (identity !== NOTHING && cardOf(q, identity).kind === form) return null
  return reason(form === 'hero' ? 'refused.heroForm' : 'refused.alterEgoForm', {}, 'champions:form')
}

export function readyRefusal(q: Query, id: ThingId): Refusal {
  return isReady(q, id) ? null : reason('refused.exhausted', { card: face(q, id) }, 'champions:exhausted')
}

/** A minion with guard that faces this player, or NOTHING. */
export function guardOf(q: Query, seat: Seat): ThingId {
  return minionsOf(q, seat).find((id) => q.stat(id, 'guard') > 0) ?? NOTHING
}

/** Guard binds only the player it faces, and only attacks on a villain without guard. */
export function attackRefusal(q: Query, seat: Seat, target: ThingId, source: ThingId = NOTHING): Refusal {
  const guard = target === villainOf(q) && q.stat(target, 'guard') === 0 ? guardOf(q, seat) : NOTHING
  if (guard !== NOTHING) return reason('refused.guard', { card: face(q, guard) }, 'champions:guard')
  return immunityRefusal(q, target, source)
}

export function immunityRefusal(q: Query, target: ThingId, source: ThingId = NOTHING): Refusal {
  if (canBeDamaged(q, target, source)) return null
  const card = face(q, target)
  return isImmuneTo(q, target, source)
    ? reason('refused.immuneTo', { card, source: face(q, source) }, 'champions:cannot')
    : reason('refused.immune', { card }, 'champions:cannot')
}

/** Crisis keeps players from removing threat from the main scheme; a scheme may say so of itself (R57). */
export function removalRefusal(q: Query, scheme: ThingId): Refusal {
  if (q.stat(scheme, 'noRemoval') > 0)
    return reason('refused.noRemoval', { card: face(q, scheme) }, 'champions:cannot')
  const crisis = scheme === mainSchemeOf(q) ? crisisScheme(q) : NOTHING
  if (crisis !== NOTHING) return reason('refused.crisis', { card: face(q, crisis) }, 'champions:crisis')
  if (q.counter(scheme, 'threat') > 0) return null
  return reason('refused.noThreat', { card: face(q, scheme) }, 'champions:thwart')
}

/** Characters of a player that have the power and are ready to use it. */
export function readyWith(q: Query, seat: Seat, power: 'atk' | 'thw'): ThingId[] {
  const found: ThingId[] = []
  const identity = identityOf(q, seat)
  if (isReadyWith(q, identity, power)) found.push(identity)
  for (const id of idsOf(q, seatZone.play, seat)) if (isReadyWith(q, id, power)) found.push(id)
  return found
}

function isReadyWith(q: Query, id: ThingId, power: 'atk' | 'thw'): boolean {
  return isReady(q, id) && canUse(q, id, power)
}

/** A dash, or a form without the power, means that it cannot be used at all. */
function canUse(q: Query, id: ThingId, power: 'atk' | 'thw'): boolean {
  const { kind, stats } = cardOf(q, id)
  return (kind === 'hero' || kind === 'ally') && stats[power] !== undefined
}

/** Why a player has no character that can use this power now; null when there is one. */
export function powerRefusal(q: Query, seat: Seat, power: 'atk' | 'thw'): Refusal {
  if (isReadyWith(q, identityOf(q, seat), power)) return null
  for (const id of idsOf(q, seatZone.play, seat)) if (isReadyWith(q, id, power)) return null
  return formRefusal(q, seat, 'hero') ?? readyRefusal(q, identityOf(q, seat))
}
