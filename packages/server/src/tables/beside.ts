import { limits } from '@quadriga/protocol'
import { hashed, randomText } from '../secrets.ts'
import type { GuestRecord, Store } from '../store/store.ts'

/**
 * Somebody beside a guest, at the same device, is a person of their own at a table: `GUEST~N`, a sign that no guest's id has. Nobody comes
 * in by such an id: whatever they do comes from the guest's device.
 */
const SIGN = '~'

export const besideId = (guest: string, n: number): string => `${guest}${SIGN}${n}`

/** The guest at whose device a person sits: themselves, or who let them sit beside them. */
export function deviceOf(person: string): string {
  const end = person.indexOf(SIGN)
  return end < 0 ? person : person.slice(0, end)
}

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
  // Nobody knows this token.
  await store.addGuest({ id, name }, hashed(randomText(32)), at)
  return { id, name }
}
