import type { Migration } from './migration.ts'

export const mail: Migration = {
  number: 49,
  name: 'addresses for mail',
  async up(db) {
    await db.schema
      .createTable('mail')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('stop', 'text', (column) => column.notNull().unique())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute()
  },
}
