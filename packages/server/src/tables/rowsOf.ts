import type { Entry, History } from '@quadriga/kernel'
import type { Change, Table } from '@quadriga/table'
import type { LogRow } from '../store/store.ts'

/** The rows that a change of a table writes; none for what does not last. `leaving` is a seat that its owner gives up with it. */
export function rowsOf(
  change: Change,
  { history, holders, permissions }: Table,
  by: string,
  leaving: number | null = null,
): readonly LogRow[] {
  switch (change.kind) {
    case 'answers':
      return history.answers.slice(change.from).map((entry) => answerRow(entry, history))
    case 'undo':
      return [{ kind: 'undo', to: change.to, by, reseed: history.waitingSeed }]
    case 'seated': {
      const holder = holders[change.seat]
      if (holder === undefined) return []
      const { seat } = change
      return [{ kind: 'seated', seat, holder, ...(seat === leaving ? { left: true as const } : {}) }]
    }
    case 'request':
      return [{ kind: 'request', request: permissions.request }]
    case 'chance':
    case 'byHand':
      return []
  }
}

function answerRow(entry: Entry, { beginning }: History): LogRow {
  const { decision, seat, picks, spoken, person, reseed, build } = entry
  const chance = spoken.map(({ source, result }) => [source, result] as const)
  return {
    kind: 'answer',
    d: decision,
    s: seat,
    p: picks,
    w: person,
    ...(chance.length === 0 ? {} : { c: chance }),
    ...(reseed === null ? {} : { r: reseed }),
    ...(build === beginning.build ? {} : { b: build }),
  }
}
