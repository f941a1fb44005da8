import { besideOf } from '@quadriga/protocol'
import type { Link } from './link.ts'
import type { Mirror } from './mirror.ts'

/**
 * Somebody at this device. Each has a connection of their own, so that what the server tells one of them is not in what another is shown.
 */
export interface Sitter {
  readonly mirror: Mirror
  readonly link: Link
}

/** Everybody who sits beside a guest at a table. */
export function allBeside(guest: string, owners: readonly string[]): readonly number[] {
  return [...new Set(owners)].flatMap((owner) => besideOf(guest, owner) ?? [])
}
