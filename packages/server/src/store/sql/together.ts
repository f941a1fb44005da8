import type { Kysely, Transaction } from 'kysely'
import type { Situation } from '../../days/situation.ts'
import type { Schema } from '../schema.ts'
import type { TableRecord } from '../store.ts'
import type { Linked, LinkKind, Ties, TogetherStore } from '../togetherStore.ts'

export function togetherIn(db: Kysely<Schema>): TogetherStore {
  return { ...offersIn(db), ...linksIn(db) }
}

type Offers = 'offersAt' | 'offersTo' | 'putOffer' | 'removeOffer'

function offersIn(db: Kysely<Schema>): Pick<TogetherStore, Offers> {
  return {
    async offersAt(table) {
      return db
        .selectFrom('seat_offer')
        .select(['seat', 'guest'])
        .where('game_table', '=', table)
        .orderBy('seat')
        .execute()
    },
    async offersTo(guest) {
      const found = await db
        .selectFrom('seat_offer')
        .innerJoin('game_table', 'game_table.id', 'seat_offer.game_table')
        .leftJoin('situation', 'situation.game_table', 'game_table.id')
        .where('seat_offer.guest', '=', guest)
        .orderBy('game_table.at', 'desc')
        .orderBy('seat_offer.seat')
        .select(['game_table.record', 'seat_offer.seat', 'situation.situation'])
        .execute()
      return found.map(({ record, seat, situation }) => ({
        record: JSON.parse(record) as TableRecord,
        seat,
        situation: situationIn(situation),
      }))
    },
    async putOffer(table, { seat, guest }) {
      await db
        .insertInto('seat_offer')
        .values({ game_table: table, seat, guest })
        .onConflict((conflict) => conflict.columns(['game_table', 'seat']).doUpdateSet({ guest }))
        .execute()
    },
    async removeOffer(table, seat) {
      await db.deleteFrom('seat_offer').where('game_table', '=', table).where('seat', '=', seat).execute()
    },
  }
}

const situationIn = (text: string | null): Situation | null =>
  text === null ? null : (JSON.parse(text) as Situation)

function linksIn(db: Kysely<Schema>): Omit<TogetherStore, Offers> {
  return {
    async nextOf(table) {
      const found = await db
        .selectFrom('next_table')
        .select('next')
        .where('game_table', '=', table)
        .executeTakeFirst()
      return found?.next ?? null
    },
    async linkedWith(tables) {
      if (tables.length === 0) return []
      const found = await db
        .selectFrom('linked_table as own')
        .innerJoin('linked_table as other', (join) =>
          join.onRef('other.link', '=', 'own.link').onRef('other.kind', '=', 'own.kind'),
        )
        .leftJoin('situation', 'situation.game_table', 'other.game_table')
        .where('own.game_table', 'in', [...tables])
        .select(['other.game_table', 'other.kind', 'other.link', 'other.place', 'situation.situation'])
        .distinct()
        .orderBy('other.link')
        .orderBy('other.place')
        .execute()
      return found.map(({ game_table, kind, link, place, situation }) => ({
        table: game_table,
        kind: kind as LinkKind,
        link,
        place,
        situation: situationIn(situation),
      }))
    },
    link: (linked) => writeLinks(db, linked),
    async claimDeal(deal, guest, table) {
      await db
        .insertInto('deal_claim')
        .values({ deal, guest, game_table: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const claimed = await db
        .selectFrom('deal_claim')
        .select('game_table')
        .where('deal', '=', deal)
        .where('guest', '=', guest)
        .executeTakeFirstOrThrow()
      return claimed.game_table
    },
    async releaseDeal(deal, guest) {
      await db.deleteFrom('deal_claim').where('deal', '=', deal).where('guest', '=', guest).execute()
    },
    async dealClaims(deal) {
      return db
        .selectFrom('deal_claim')
        .select(['guest', 'game_table as table'])
        .where('deal', '=', deal)
        .orderBy('guest')
        .execute()
    },
  }
}

async function writeLinks(db: Kysely<Schema>, linked: readonly Linked[]): Promise<void> {
  const values = linked.map(({ table, kind, link, place }) => ({ game_table: table, kind, link, place }))
  if (values.length === 0) return
  await db
    .insertInto('linked_table')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes the ties of a new table, within the transaction that adds it; false where another one follows the same table. */
export async function hasTied(
  within: Transaction<Schema>,
  { id, at, createdBy }: TableRecord,
  { offers = [], linked = [], after, room, isListed = false, isForOthers = false }: Ties,
): Promise<boolean> {
  if (after !== undefined) {
    const made = await within
      .insertInto('next_table')
      .values({ game_table: after, next: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('next')
      .execute()
    if (made.length === 0) return false
  }
  const rows = offers.map(({ seat, guest }) => ({ game_table: id, seat, guest }))
  if (rows.length > 0) await within.insertInto('seat_offer').values(rows).execute()
  await writeLinks(within, linked)
  if (!isForOthers) {
    // Any table may become one of a deal later: who knows its cards is known from the beginning.
    const deal = linked.find(({ kind }) => kind === 'deal')?.link ?? id
    await within.insertInto('deal_claim').values({ deal, guest: createdBy, game_table: id }).execute()
  }
  if (room !== undefined)
    await within.insertInto('club_table').values({ game_table: id, club: room }).execute()
  if (isListed) await within.insertInto('open_table').values({ game_table: id, at }).execute()
  return true
}
