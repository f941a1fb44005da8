import type { Query, Seat } from '@quadriga/kernel/author'
import { alliesOf } from './characters.ts'
import { identityOf, playerOrder } from './seat.ts'

const ALLY_LIMIT = 3

/** Whether a player controls more allies than three and what cards add. */
export function tooManyAllies(q: Query, seat: Seat): boolean {
  if (!playerOrder(q).includes(seat)) return false
  const allies = alliesOf(q, seat).length
  return allies > ALLY_LIMIT && allies > ALLY_LIMIT + q.stat(identityOf(q, seat), 'allyLimit')
}
