import type { Migration } from './migration.ts'

export const together: Migration = {
  number: 43,
  name: 'seats that are kept for somebody, tables that belong together, who knows a deal',
  async up(db) {
    // How a game ended stands in its situation, which an undo corrects.
    await db.schema.dropTable('table_result').execute()
    await db.schema
      .alterTable('club_member')
      .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('seat_offer')
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seat_offer_key', ['game_table', 'seat'])
      .execute()
    await db.schema.createIndex('seat_offer_guest').on('seat_offer').column('guest').execute()
    await db.schema
      .createTable('linked_table')
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('linked_table_key', ['game_table', 'kind'])
      .execute()
    await db.schema.createIndex('linked_table_link').on('linked_table').column('link').execute()
    await db.schema
      .createTable('deal_claim')
      .addColumn('deal', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('game_table', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('deal_claim_key', ['deal', 'guest'])
      .execute()
  },
}
