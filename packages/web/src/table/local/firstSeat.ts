import { NOBODY, type Seat, type State } from '@quadriga/kernel'
import type { ReadOnly } from '../snapshot.ts'
import { type Holder, peopleOf } from './holder.ts'
import type { Presenter } from './presenter.ts'

/**
 * Where one sits down to a table: the person's seat that is asked. Who opens a game of several people with secret hands is
 * nobody yet: whoever is asked lifts the curtain first.
 */
export function firstSeat(
  { secret }: Pick<Presenter, 'secret'>,
  holders: readonly Holder[],
  { pending, outcome }: State,
  readOnly: ReadOnly | null,
): Seat {
  const isPlayed = outcome === null && readOnly?.why !== 'past'
  if (secret && isPlayed && peopleOf(holders).length > 1) return NOBODY
  const asked = pending.find(({ seat, open }) => !open && holders[seat]?.bot === null)
  const first = holders.findIndex(({ bot }) => bot === null)
  return asked?.seat ?? Math.max(0, first)
}
