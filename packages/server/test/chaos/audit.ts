import { resume, view } from '@quadriga/kernel'
import type { Store } from '@quadriga/server'
import { servedGame } from '../../src/tables/games.ts'
import { replayed } from '../../src/tables/replayed.ts'
import type { PlayedTable } from './pair.ts'

/** What is wrong with the log of a table, by what its players were told; nothing where all is right. */
export async function faultsOf(store: Store, played: PlayedTable, isLast: boolean): Promise<string[]> {
  const [record, rows] = [await store.table(played.id), await store.rows(played.id)]
  if (record === null) return [`table ${played.id} is gone`]
  const faults: string[] = []
  const commands = rows.flatMap(({ cmd }) => cmd?.split('/')[1] ?? [])
  if (new Set(commands).size !== commands.length) faults.push(`table ${played.id}: a command was done twice`)
  for (const known of played.acknowledged) {
    const places = known.map((id) => commands.indexOf(id))
    if (places.includes(-1)) faults.push(`table ${played.id}: an acknowledged answer is lost`)
    if (places.some((place, i) => place < (places[i - 1] ?? -1)))
      faults.push(`table ${played.id}: answers are out of order`)
  }
  const again = resume(servedGame(record.game).game, replayed(record, rows).save)
  if (!again.ok || again.resumed.stopped !== null)
    return [...faults, `table ${played.id}: the log cannot be played again`]
  // Only what was shown at the end can be compared with the end of the log.
  if (!isLast) return faults
  const { state } = again.resumed.history
  for (const page of played.pages)
    for (const seen of page.views) {
      const { events: _, ...whole } = view(state, seen.viewer)
      if (JSON.stringify(sorted(seen)) !== JSON.stringify(sorted(whole)))
        faults.push(`table ${played.id}: ${page.person.name} sees another table than the log tells`)
    }
  return faults
}

/** The same value with the fields of its records in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}
