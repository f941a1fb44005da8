import type { NewTable } from '@quadriga/protocol'
import { absent, bot, type Holder, person } from '@quadriga/table'
import type { Store } from '../store/store.ts'
import { personBeside } from './beside.ts'

/** Who holds the seats of a new table at first; null where its guest has too many beside them. */
export async function holdersAtFirst(
  store: Store,
  guest: string,
  seats: NewTable['seats'],
  at: number,
): Promise<readonly Holder[] | null> {
  const holders: Holder[] = []
  for (const seat of seats) {
    const beside = seat.kind === 'here' ? await personBeside(store, guest, seat.name, at) : undefined
    if (beside === null) return null
    if (beside !== undefined) holders.push(person(beside.id))
    else if (seat.kind === 'me') holders.push(person(guest))
    else holders.push(seat.kind === 'bot' ? bot(seat.bot) : absent)
  }
  return holders
}
