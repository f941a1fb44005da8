import { NOBODY, type Seat, type State } from '@quadriga/kernel'
import { firstPersonsSeat, type Holder, isHeldBy, peopleOf, type TableGame } from '@quadriga/table'

/**
 * Where one sits down to a table: the person's seat that is asked. Who opens a game of several people with secret hands is
 * nobody yet: the person who is asked lifts the curtain first.
 */
export function openingSeat(
  { secret }: Pick<TableGame, 'secret'>,
  holders: readonly Holder[],
  state: Pick<State, 'pending' | 'outcome'> | null,
  isPast = false,
): Seat {
  const isPlayed = state === null || (state.outcome === null && !isPast)
  if (secret && isPlayed && peopleOf(holders).length > 1) return NOBODY
  const asked = state?.pending.find(({ seat, open }) => !open && isHeldBy(holders, seat))
  return asked?.seat ?? firstPersonsSeat(holders)
}
