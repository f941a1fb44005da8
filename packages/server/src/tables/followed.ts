import type { Entry } from '@quadriga/kernel'
import type { Table } from '@quadriga/table'
import type { LogRow } from '../store/store.ts'

/** Does at a table what a row says that another process wrote; false where it cannot, or would come to something else. */
export function hasFollowed(table: Table, row: LogRow): boolean {
  switch (row.kind) {
    case 'answer': {
      if (row.b !== undefined) return false
      const { d: decision, s: seat, p: picks } = row
      if (!table.answer({ decision, seat, picks }).ok) return false
      const entry = table.history.answers.at(-1)
      return entry !== undefined && isSame(entry, row)
    }
    case 'seated':
      return table.seat(row.seat, row.holder).ok
    case 'request':
      table.permissions.follow(row.request)
      return true
    // What was taken back is rare, and the log says best what stays.
    case 'undo':
      return false
  }
}

/** Seeds are the same everywhere, so chance says the same; where it did not, this table is not that of the log. */
function isSame({ spoken, person, reseed }: Entry, row: Extract<LogRow, { kind: 'answer' }>): boolean {
  const chance = row.c ?? []
  return (
    person === row.w &&
    reseed === (row.r ?? null) &&
    spoken.length === chance.length &&
    spoken.every(({ source, result }, i) => source === chance[i]?.[0] && result === chance[i]?.[1])
  )
}
