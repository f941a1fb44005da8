import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Migration } from './migration.ts'

export const people: Migration = {
  number: 20,
  name: 'blocks and reports, tokens of programs, devices and passkeys, clubs and what follows a table',
  async up(db) {
    await db.schema
      .createTable('block')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('block_key', ['guest', 'other'])
      .execute()
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('by_guest', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await waysIn(db)
    await clubs(db)
    for (const [table, column] of [
      ['access_token', 'guest'],
      ['device', 'guest'],
      ['passkey', 'guest'],
      ['recovery_code', 'guest'],
      ['bot_account', 'owner'],
      ['club_member', 'club'],
      ['club_table', 'club'],
    ] as const)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  },
}

/** How programs and further devices come in. */
async function waysIn(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('access_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('bot_account')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('device')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .execute()
}

/** Rooms, and what is told of tables elsewhere. */
async function clubs(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('club')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('club_member')
    .addColumn('club', 'text', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('club_member_key', ['guest', 'club'])
    .execute()
  await db.schema
    .createTable('club_table')
    .addColumn('game_table', 'text', (column) => column.primaryKey())
    .addColumn('club', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('table_result')
    .addColumn('game_table', 'text', (column) => column.primaryKey())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('next_table')
    .addColumn('game_table', 'text', (column) => column.primaryKey())
    .addColumn('next', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('open_table')
    .addColumn('game_table', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
