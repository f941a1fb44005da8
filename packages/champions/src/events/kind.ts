import type { Draft, EventKind, Machine, Query } from '@quadriga/kernel/author'

interface Told<D extends Draft> {
  readonly commit: (m: Machine, draft: D) => void
  readonly log: readonly (keyof D & string)[]
  readonly things?: readonly (keyof D & string)[]
  readonly audience?: (q: Query, draft: D) => number
}

/** A kind of event whose draft has known fields. */
export function eventKind<D extends Draft>(kind: string, told: Told<D>): EventKind {
  return { things: [], ...told, kind } as unknown as EventKind
}
