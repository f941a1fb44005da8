import type { Problem } from '@quadriga/protocol'
import type { HostedTable } from './hostedTable.ts'

/** Ends what a guest's devices and programs have open at a table, where there is one. */
export function dismissed(table: HostedTable | null | undefined, guest: string, why: Problem): void {
  for (const viewer of table?.audience.ofGuest(guest) ?? []) {
    viewer.end(why)
    table?.leave(viewer)
  }
}
