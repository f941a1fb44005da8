import type { Env } from './env.ts'
import type { Machine } from './machine.ts'
import type { Effect } from './node.ts'
import type { Query } from './query.ts'

/**
 * The escape hatch: a named function for the odd rule. It reads, proposes, and may go on with one of its own prepared
 * effects by name; it may not ask, wait or remember.
 */
export interface Custom {
  readonly name: string
  /** Why no op serves. */
  readonly reason: string
  readonly run: (m: Machine, args: Readonly<Record<string, unknown>>, env: Env) => string | null
  readonly affects: (q: Query, args: Readonly<Record<string, unknown>>, env: Env) => boolean
  readonly parts: Readonly<Record<string, Effect>>
}
