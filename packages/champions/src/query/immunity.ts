import { environment, evaluateThings, NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import { areaOf, cardOf, inPlay } from './card.ts'
import { isCharacter } from './characters.ts'

/** Whether damage from a source could do something to this character at all: "cannot take damage" is absolute (R44). */
export function canBeDamaged(q: Query, id: ThingId, source: ThingId = NOTHING): boolean {
  return isCharacter(q, id) && q.stat(id, 'immune') === 0 && !isImmuneTo(q, id, source)
}

/** Whether a card is a character in play that could take this damage. */
export function canTakeDamage(q: Query, id: ThingId, source: ThingId = NOTHING): boolean {
  return inPlay(q, id) && canBeDamaged(q, id, source)
}

/** Whether a character cannot take the damage of one card, such as an upgrade. */
export function isImmuneTo(q: Query, id: ThingId, source: ThingId): boolean {
  if (source === NOTHING) return false
  const card = cardOf(q, id)
  if (card.immuneTo === null) return false
  const { root } = q.program(`${card.id}/immuneTo`)
  return evaluateThings(q, root, environment({ you: areaOf(q, id), self: id })).includes(source)
}
