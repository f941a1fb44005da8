import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** So many tables are remembered on this device. */
const KEPT = 200

interface Commitments {
  /** By table, as this device first saw it: a server that changes its mind is found out. */
  readonly seen: readonly (readonly [table: string, commitment: string])[]
  readonly note: (table: string, commitment: string) => void
}

export const useCommitments = create<Commitments>()(
  persist(
    (set) => ({
      seen: [],
      note: (table, commitment) =>
        set((now) =>
          now.seen.some(([one]) => one === table)
            ? now
            : { seen: [...now.seen, [table, commitment] as const].slice(-KEPT) },
        ),
    }),
    { name: 'quadriga.commitments' },
  ),
)

/** What was committed to when this device first saw the table; '' where it never did. */
export function commitmentOf(table: string): string {
  return useCommitments.getState().seen.find(([one]) => one === table)?.[1] ?? ''
}
