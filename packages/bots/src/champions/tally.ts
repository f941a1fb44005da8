import { NOTHING, query, type Seat, type State } from '@quadriga/kernel'
import { alliesOf, forTable, hitPoints, identityOf, playersOf } from '../evaluate/championsTable.ts'
import type { Tally } from '../hint/tally.ts'

/** What players of Champions read off the table before anything else. */
export function championsTally(state: State, seat: Seat): Tally {
  const q = query(state)
  // Over all stages: to defeat one brings the next, and is no gain for the villain.
  const here = q.ids('villain').map((id) => hitPoints(q, id))
  const later = q.ids('villainDeck').map((id) => forTable(q, id, 'hp'))
  const villain = [...here, ...later].reduce((sum, left) => sum + left, 0)
  const [scheme] = q.ids('mainScheme')
  const identity = identityOf(q, seat)
  return {
    // Who is eliminated has no identity any more.
    hitPoints: identity === NOTHING ? 0 : hitPoints(q, identity),
    villainHitPoints: villain,
    ...(scheme === undefined ? {} : { threat: q.counter(scheme, 'threat') }),
    minions: playersOf(q).flatMap((one) => q.ids('engaged', one)).length,
    sideSchemes: q.ids('sideSchemes').length,
    allies: alliesOf(q, seat).length,
  }
}
