import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { migrate } from './migrations/migrate.ts'
import type { Schema } from './schema.ts'
import { sqlStore } from './sqlStore.ts'
import type { Store } from './store.ts'

/** Connections of one process: few, for whatever arrives together is written together. */
const CONNECTIONS = 8
/** Milliseconds until a database that does not answer counts as gone. */
const PATIENCE = 5000
/** A number that only this program locks: processes that begin together migrate one after the other. */
const MIGRATING = 7_348_231

/** A store in PostgreSQL, which several processes may share. */
export async function postgresStore(url: string): Promise<Store> {
  const db = openedDatabase(url)
  try {
    await migrate(db, async (within) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`.execute(within)
    })
  } catch (error) {
    await db.destroy()
    throw error
  }
  return sqlStore(db, isTakenInPostgres)
}

type Parsers = NonNullable<PoolConfig['types']>

/** Times are whole numbers of milliseconds; as text, which is the driver's way, they would be compared as words. */
const parsers: Parsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary'): unknown =>
    oid === types.builtins.INT8
      ? Number
      : types.getTypeParser(oid, format ?? 'text')) as Parsers['getTypeParser'],
}

export function openedDatabase(url: string): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: 2 * PATIENCE,
    keepAlive: true,
    types: parsers,
  })
  // A connection that waits for work has gone: the next one who wants it gets another, or is told.
  pool.on('error', () => undefined)
  // One that is in use says so to whoever uses it; that it says it here as well must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Which migrations a database has made, read without changing it. */
export async function migrationsInPostgres(url: string): Promise<readonly number[]> {
  const db = openedDatabase(url)
  try {
    const found = await sql<{ there: string | null }>`select to_regclass('migration')::text as there`.execute(
      db,
    )
    if (typeof found.rows[0]?.there !== 'string') return []
    const made = await db.selectFrom('migration').select('version').execute()
    return made.map(({ version }) => version)
  } finally {
    await db.destroy()
  }
}

/** PostgreSQL's word for a key that exists. */
function isTakenInPostgres(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === '23505'
}
