/**
 * The tables of the database as the last migration leaves them: texts of JSON and whole numbers, which every database has. A further
 * one is a migration (`migrations`) and a line here.
 */
export interface Schema {
  guest: { id: string; name: string; token: string; at: number }
  game_table: { id: string; record: string; at: number }
  log: { game_table: string; seq: number; row: string; at: number }
  /** Each table as it stood after some of its rows: the last such only. */
  snapshot: { game_table: string; rows: number; build: string; body: string }
  member: { game_table: string; guest: string }
  invitation: { hash: string; game_table: string; seat: number }
  /** Whom a guest does not want to hear or meet. */
  block: { guest: string; other: string }
  /** Who agreed to talk in their own words at a table. */
  talker: { game_table: string; guest: string }
  report: { id: string; report: string; by_guest: string; about: string; at: number }
  access_token: { id: string; hash: string; guest: string; name: string; scopes: string; at: number }
  /** Guests that are programs, and who made them. */
  bot_account: { guest: string; owner: string }
  /** Further devices of a guest, by the hashes of their tokens. */
  device: { hash: string; guest: string; at: number }
  passkey: {
    id: string
    guest: string
    public_key: string
    counter: number
    transports: string
    at: number
  }
  recovery_code: { hash: string; guest: string }
  /** What a passkey is to sign: by the hash, for whom ('' for whoever comes back), and until when. */
  challenge: { hash: string; guest: string; until: number }
  club: { id: string; name: string; invitation: string; at: number }
  club_member: { club: string; guest: string; role: string; at: number }
  club_table: { game_table: string; club: string }
  /** The rematch of a table. */
  next_table: { game_table: string; next: string }
  /** Tables that anybody may find. */
  open_table: { game_table: string; at: number }
  /** Who may sit down there without an invitation; '' for whoever finds the table in its room or in the open list. */
  seat_offer: { game_table: string; seat: number; guest: string }
  /** Tables that belong together: `link` is the first of them. */
  linked_table: { game_table: string; kind: string; link: string; place: number }
  /** At which table of a deal somebody came to know its cards and dice. */
  deal_claim: { deal: string; guest: string; game_table: string }
  mail: { guest: string; stop: string; record: string }
  /** How each table stands, beside its log. */
  situation: { game_table: string; situation: string; deadline: number | null }
  visit: { guest: string; game_table: string; seq: number; length: number; hidden: number }
  vacation: { guest: string; begins: number; ends: number }
  push: { endpoint: string; guest: string; record: string }
  /** Questions that somebody was told of, or is to be told of when their quiet hours are over. */
  notice: { game_table: string; seat: number; question: string; due: number | null }
  notice_wish: { guest: string; wish: string }
  secret: { name: string; value: string }
  /** Which migrations were made. */
  migration: { version: number }
}
