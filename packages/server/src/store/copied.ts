import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Name = Exclude<keyof Schema, 'migration'>
type Rows = readonly Record<string, unknown>[]

/** Rows that are read at once, and values that one statement may name in every database. */
const AT_ONCE = 500
const VALUES = 5000

/** The tables of a file, as its migrations made them; a database of ours has the same. */
export async function tablesOf(file: Kysely<Schema>): Promise<readonly Name[]> {
  const found = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'migration'
    order by name`.execute(file)
  return found.rows.map(({ name }) => name as Name)
}

/** Puts all rows of a table into the same table elsewhere. */
export async function copyTable(
  name: Name,
  read: AsyncIterable<Rows>,
  into: Kysely<Schema>,
): Promise<number> {
  let copied = 0
  for await (const rows of read) {
    const columns = Object.keys(rows[0] ?? {}).length
    const most = Math.floor(VALUES / Math.max(1, columns))
    for (let from = 0; from < rows.length; from += most)
      await into
        .insertInto(name)
        .values(rows.slice(from, from + most))
        .execute()
    copied += rows.length
  }
  return copied
}

/** The rows of a table in a file. */
export async function* rowsInFile(file: Kysely<Schema>, name: Name): AsyncGenerator<Rows> {
  let last = 0
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select rowid as "_at", * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${AT_ONCE}`.execute(
      file,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.['_at'])
    yield rows.map(({ _at, ...row }) => row)
  }
}

/** The rows of a table in PostgreSQL, within a transaction. */
export async function* rowsInPostgres(within: Kysely<Schema>, name: Name): AsyncGenerator<Rows> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(name)}`.execute(within)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(AT_ONCE)} from copied`.execute(within)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close copied`.execute(within)
}
