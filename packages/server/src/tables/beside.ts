import { besideId, limits } from '@quadriga/protocol'
import { hashed, randomText } from '../secrets.ts'
import type { GuestRecord, Store } from '../store/store.ts'

/** Everybody who could sit beside a guest. */
export function allBeside(guest: string): readonly string[] {
  return Array.from({ length: limits.beside }, (_, n) => besideId(guest, n + 1))
}

/** The person of this name beside a guest, made where there is none yet; null where there are too many. */
export async function personBeside(
  store: Pick<Store, 'guests' | 'addGuest'>,
  guest: string,
  name: string,
  at: number,
): Promise<GuestRecord | null> {
  const known = await store.guests(allBeside(guest))
  const found = known.find((one) => one.name === name)
  if (found !== undefined) return found
  const id = allBeside(guest).find((one) => known.every((other) => other.id !== one))
  if (id === undefined) return null
  // The token is thrown away: nobody can sign in as this person, who acts from the device of the guest.
  await store.addGuest({ id, name }, hashed(randomText(32)), at)
  return { id, name }
}
