import type { Query, Seat } from '@quadriga/kernel/author'
import { alliesOf } from './characters.ts'
import { identityOf, playerOrder } from './seat.ts'

const ALLY_LIMIT = 3

/** Whether a player controls more allies than three and what cards add. */
export function tooManyAllies(q: Query, seat: Seat): boolean {
  if (!playerOrder(q).includes(seat)) return false
  return alliesOf(q, seat).length > ALLY_LIMIT + q.stat(identityOf(q, seat), 'allyLimit')
}
