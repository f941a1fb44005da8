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

/** Which of the people beside a guest somebody is, by their id; null for everybody else. */
export function besideOf(guest: string, person: string): number | null {
  return person.startsWith(`${guest}${SIGN}`) ? Number(person.slice(guest.length + SIGN.length)) : null
}
