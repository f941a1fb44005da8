import type { Migration } from './migration.ts'

export const betweenProcesses: Migration = {
  number: 57,
  name: 'what passkeys are to sign, and who agreed to talk',
  async up(db) {
    await db.schema
      .createTable('challenge')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('talker')
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('talker_key', ['game_table', 'guest'])
      .execute()
    await db.schema.createIndex('challenge_until').on('challenge').column('until').execute()
  },
}
