import type { Link } from './link.ts'
import type { Mirror } from './mirror.ts'

/**
 * Somebody at this device. Each has a connection of their own, so that what the server tells one of them is not in what another is shown.
 */
export interface Sitter {
  readonly mirror: Mirror
  readonly link: Link
}

/** Which of the people beside a guest somebody is, by their id; null for everybody else. */
export function besideOf(guest: string, person: string): number | null {
  return person.startsWith(`${guest}~`) ? Number(person.slice(guest.length + 1)) : null
}

/** Everybody who sits beside a guest at a table. */
export function allBeside(guest: string, owners: readonly string[]): readonly number[] {
  return [...new Set(owners)].flatMap((owner) => besideOf(guest, owner) ?? [])
}
