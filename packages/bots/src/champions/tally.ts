import { NOTHING, query, type Seat, type State } from '@quadriga/kernel'
import { alliesOf, hitPoints, identityOf, playersOf } from '../evaluate/championsTable.ts'
import type { Tally } from '../hint/tally.ts'

/** What players of Champions read off the table before anything else. */
export function championsTally(state: State, seat: Seat): Tally {
  const q = query(state)
  const [villain] = q.ids('villain')
  const [scheme] = q.ids('mainScheme')
  const identity = identityOf(q, seat)
  return {
    // Who is eliminated has no identity any more.
    hitPoints: identity === NOTHING ? 0 : hitPoints(q, identity),
    ...(villain === undefined ? {} : { villainHitPoints: hitPoints(q, villain) }),
    ...(scheme === undefined ? {} : { threat: q.counter(scheme, 'threat') }),
    minions: playersOf(q).flatMap((one) => q.ids('engaged', one)).length,
    sideSchemes: q.ids('sideSchemes').length,
    allies: alliesOf(q, seat).length,
  }
}
