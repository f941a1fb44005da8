import type { Query, Seat } from '@quadriga/kernel/author'
import { cardRefusal, lockRefusal, spendRefusal, usablePassives, useRefusal } from './legality.ts'
import { distinctTokens } from './status.ts'

/**
 * Whether a seat could act now as far as anybody can tell: by its tokens and abilities, or because it holds cards and
 * one of those that are not in the open could be played with the points on its dial. Which of them it holds, in hand or
 * deck, does not count; so a question tells nothing about a hand.
 */
export function couldActPublicly(q: Query, seat: Seat): boolean {
  if (lockRefusal(q, seat) !== null) return false
  for (const token of distinctTokens(q, seat)) if (spendRefusal(q, seat, token) === null) return true
  for (const passive of usablePassives(q, seat)) if (useRefusal(q, seat, passive) === null) return true
  return q.ids('hand', seat).length > 0 && couldPlay(q, seat)
}

function couldPlay(q: Query, seat: Seat): boolean {
  const { rest, ids, low } = q.zone('deck', seat)
  for (const id of q.ids('hand', seat)) if (cardRefusal(q, seat, q.thing(id).face) === null) return true
  for (const face of rest) if (cardRefusal(q, seat, face) === null) return true
  for (const id of [...ids, ...low]) if (cardRefusal(q, seat, q.thing(id).code) === null) return true
  return false
}
