import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Append } from '../store.ts'
import { writeSituation } from './days.ts'

/** Says whether a database refused a row because its key exists; each database has words of its own for it. */
export type IsTaken = (error: unknown) => boolean

/** Puts rows behind those of their tables; false for a part whose numbers are taken. */
export async function appended(
  db: Kysely<Schema>,
  parts: readonly Append[],
  isTaken: IsTaken,
): Promise<readonly boolean[]> {
  if (await isWritten(db, parts, isTaken)) return parts.map(() => true)
  if (parts.length === 1) return [false]
  // One of many was refused: each alone, so that the others are not.
  const taken: boolean[] = []
  for (const part of parts) taken.push(await isWritten(db, [part], isTaken))
  return taken
}

/** Rows in one statement: databases limit how many values it may name. */
const AT_ONCE = 1000

/** Writes all parts in one transaction; false when one of their numbers is taken, and nothing was written. */
async function isWritten(db: Kysely<Schema>, parts: readonly Append[], isTaken: IsTaken): Promise<boolean> {
  const values = parts.flatMap(({ table, seq, rows, at }) =>
    rows.map((row, i) => ({ game_table: table, seq: seq + i, row: JSON.stringify(row), at })),
  )
  try {
    await db.transaction().execute(async (within) => {
      for (let from = 0; from < values.length; from += AT_ONCE)
        await within
          .insertInto('log')
          .values(values.slice(from, from + AT_ONCE))
          .execute()
      for (const { table, timed } of parts)
        if (timed !== undefined) await writeSituation(within, table, timed)
    })
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
