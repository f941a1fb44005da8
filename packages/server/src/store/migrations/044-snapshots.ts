import type { Migration } from './migration.ts'

export const snapshots: Migration = {
  number: 44,
  name: 'tables as they stood after some of their rows',
  async up(db) {
    await db.schema
      .createTable('snapshot')
      .addColumn('game_table', 'text', (column) => column.primaryKey())
      .addColumn('rows', 'integer', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
  },
}
