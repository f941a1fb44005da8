import type { Migration } from './migration.ts'

export const beginning: Migration = {
  number: 1,
  name: 'guests, tables and their logs, members, invitations',
  async up(db) {
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
  },
}
