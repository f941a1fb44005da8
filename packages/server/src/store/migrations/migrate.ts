import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { migrations } from './all.ts'
import type { Migration } from './migration.ts'

/** The database was written by a later program: to go back would lose what it means. */
export class NewerDatabase extends Error {
  readonly version: number
  constructor(version: number) {
    super(`the database has version ${version}, this program knows ${last(migrations)}`)
    this.name = 'NewerDatabase'
    this.version = version
  }
}

const last = (known: readonly Migration[]): number => Math.max(0, ...known.map(({ number }) => number))

/** The steps that a database has yet to make. One that knows a step of which this program has not heard is refused. */
export function stepsFor(made: readonly number[], known = migrations): readonly Migration[] {
  const unknown = made.filter((version) => !known.some(({ number }) => number === version))
  if (unknown.length > 0) throw new NewerDatabase(Math.max(...unknown))
  return known.filter(({ number }) => !made.includes(number))
}

/**
 * Brings a database up to this program: all missing steps in one transaction, or none. `alone` holds other processes back that begin
 * at the same time, in a database that several may open.
 */
export async function migrate(
  db: Kysely<Schema>,
  alone: (db: Kysely<Schema>) => Promise<void> = () => Promise.resolve(),
  known = migrations,
): Promise<void> {
  await db.transaction().execute(async (within) => {
    await alone(within)
    await sql`create table if not exists migration (version integer primary key)`.execute(within)
    const made = await within.selectFrom('migration').select('version').execute()
    const missing = stepsFor(
      made.map(({ version }) => version),
      known,
    )
    for (const { number, up } of missing) {
      await up(within)
      await within.insertInto('migration').values({ version: number }).execute()
    }
  })
}
