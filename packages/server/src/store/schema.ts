import { type Kysely, sql } from 'kysely'

/** The tables of the database: texts of JSON and whole numbers, which every database has. */
export interface Schema {
  guest: { id: string; name: string; token: string; at: number }
  game_table: { id: string; record: string; at: number }
  log: { game_table: string; seq: number; row: string; at: number }
  member: { game_table: string; guest: string }
  invitation: { hash: string; game_table: string; seat: number }
  /** Which migrations were made. */
  migration: { version: number }
}

type Migration = (db: Kysely<Schema>) => Promise<void>

const first: Migration = async (db) => {
  await db.schema
    .createTable('guest')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  // The key is the guard: two processes never both write a number.
  await db.schema
    .createTable('log')
    .addColumn('game_table', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['game_table', 'seq'])
    .execute()
  await db.schema
    .createTable('member')
    .addColumn('game_table', 'text', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_key', ['guest', 'game_table'])
    .execute()
  await db.schema
    .createTable('invitation')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('game_table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addUniqueConstraint('invitation_seat', ['game_table', 'seat'])
    .execute()
}

const migrations: readonly Migration[] = [first]

/** The database was written by a later program: to go back would lose what it means. */
export class NewerDatabase extends Error {
  readonly version: number
  constructor(version: number) {
    super(`the database has version ${version}, this program knows ${migrations.length}`)
    this.name = 'NewerDatabase'
    this.version = version
  }
}

/** Brings a database up to this program. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists migration (version integer primary key)`.execute(db)
  const made = await db.selectFrom('migration').select('version').execute()
  const version = made.reduce((most, one) => Math.max(most, one.version), 0)
  if (version > migrations.length) throw new NewerDatabase(version)
  for (const [i, step] of migrations.slice(version).entries())
    await db.transaction().execute(async (within) => {
      await step(within)
      await within
        .insertInto('migration')
        .values({ version: version + i + 1 })
        .execute()
    })
}
