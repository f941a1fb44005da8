/**
 * The tables of the database as the last migration leaves them: texts of JSON and whole numbers, which every database has. A further
 * one is a migration (`migrations`) and a line here.
 */
export interface Schema {
  guest: { id: string; name: string; token: string; at: number }
  game_table: { id: string; record: string; at: number }
  log: { game_table: string; seq: number; row: string; at: number }
  member: { game_table: string; guest: string }
  invitation: { hash: string; game_table: string; seat: number }
  /** Which migrations were made. */
  migration: { version: number }
}
