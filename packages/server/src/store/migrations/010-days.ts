import type { Migration } from './migration.ts'

export const days: Migration = {
  number: 10,
  name: 'situations with deadlines, visits, vacations, notices',
  async up(db) {
    await db.schema
      .createTable('situation')
      .addColumn('game_table', 'text', (column) => column.primaryKey())
      .addColumn('situation', 'text', (column) => column.notNull())
      .addColumn('deadline', 'bigint')
      .execute()
    // Clocks that ran out are found by this, however many tables there are.
    await db.schema.createIndex('situation_deadline').on('situation').column('deadline').execute()
    await db.schema
      .createTable('visit')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_key', ['guest', 'game_table'])
      .execute()
    await db.schema
      .createTable('vacation')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('begins', 'bigint', (column) => column.notNull())
      .addColumn('ends', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('push')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('push_guest').on('push').column('guest').execute()
    await db.schema
      .createTable('notice')
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addPrimaryKeyConstraint('notice_key', ['game_table', 'seat', 'question'])
      .execute()
    await db.schema.createIndex('notice_due').on('notice').column('due').execute()
    await db.schema
      .createTable('notice_wish')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('wish', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
