import type { Kysely } from 'kysely'
import type { Situation } from '../../days/situation.ts'
import type { DaysStore, NoticeWish, PushRecord, TimedSituation } from '../daysStore.ts'
import type { Schema } from '../schema.ts'

type Part<K extends keyof DaysStore> = Pick<DaysStore, K>

export function daysIn(db: Kysely<Schema>): DaysStore {
  return { ...situationsIn(db), ...visitsIn(db), ...vacationsIn(db), ...noticesIn(db), ...secretsIn(db) }
}

/** Writes a situation, within a transaction of rows or alone. */
export async function writeSituation(
  db: Kysely<Schema>,
  table: string,
  timed: TimedSituation,
): Promise<void> {
  const values = { situation: JSON.stringify(timed.situation), deadline: timed.deadline }
  await db
    .insertInto('situation')
    .values({ game_table: table, ...values })
    .onConflict((conflict) => conflict.column('game_table').doUpdateSet(values))
    .execute()
}

function situationsIn(db: Kysely<Schema>): Part<'situation' | 'putSituation' | 'due'> {
  return {
    async situation(table) {
      const found = await db
        .selectFrom('situation')
        .select('situation')
        .where('game_table', '=', table)
        .executeTakeFirst()
      return found === undefined ? null : (JSON.parse(found.situation) as Situation)
    },
    putSituation: (table, timed) => writeSituation(db, table, timed),
    async due(now, most) {
      const found = await db
        .selectFrom('situation')
        .select('game_table')
        .where('deadline', '<=', now)
        .orderBy('deadline')
        .limit(most)
        .execute()
      return found.map(({ game_table }) => game_table)
    },
  }
}

function visitsIn(db: Kysely<Schema>): Part<'putVisit' | 'visit' | 'hide' | 'removeMember'> {
  return {
    async putVisit(guest, table, { seq, length }) {
      await db
        .insertInto('visit')
        .values({ guest, game_table: table, seq, length, hidden: 0 })
        .onConflict((conflict) => conflict.columns(['guest', 'game_table']).doUpdateSet({ seq, length }))
        .execute()
    },
    async visit(guest, table) {
      const found = await db
        .selectFrom('visit')
        .select(['seq', 'length'])
        .where('guest', '=', guest)
        .where('game_table', '=', table)
        .executeTakeFirst()
      return found === undefined || found.seq < 0 ? null : found
    },
    async hide(guest, table, isHidden) {
      const hidden = isHidden ? 1 : 0
      // Who has never looked has seen nothing.
      await db
        .insertInto('visit')
        .values({ guest, game_table: table, seq: -1, length: 0, hidden })
        .onConflict((conflict) => conflict.columns(['guest', 'game_table']).doUpdateSet({ hidden }))
        .execute()
    },
    async removeMember(table, guest) {
      await db.deleteFrom('member').where('guest', '=', guest).where('game_table', '=', table).execute()
    },
  }
}

function vacationsIn(db: Kysely<Schema>): Part<'putVacation' | 'vacations'> {
  return {
    async putVacation(guest, { from, until }) {
      const values = { begins: from, ends: until }
      await db
        .insertInto('vacation')
        .values({ guest, ...values })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet(values))
        .execute()
    },
    async vacations(guests) {
      if (guests.length === 0) return []
      const found = await db
        .selectFrom('vacation')
        .selectAll()
        .where('guest', 'in', [...guests])
        .execute()
      return found.map(({ guest, begins, ends }) => ({ guest, from: Number(begins), until: Number(ends) }))
    },
  }
}

type NoticeMethods =
  | 'putPush'
  | 'pushesOf'
  | 'removePush'
  | 'claimNotice'
  | 'dueNotices'
  | 'putNoticeWish'
  | 'noticeWish'

function noticesIn(db: Kysely<Schema>): Part<NoticeMethods> {
  return {
    async putPush(push) {
      const values = { guest: push.guest, record: JSON.stringify(push) }
      await db
        .insertInto('push')
        .values({ endpoint: push.endpoint, ...values })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
        .execute()
    },
    async pushesOf(guest) {
      const found = await db.selectFrom('push').select('record').where('guest', '=', guest).execute()
      return found.map(({ record }) => JSON.parse(record) as PushRecord)
    },
    async removePush(endpoint) {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
    },
    async claimNotice({ table, seat, question }, due) {
      const made = await db
        .insertInto('notice')
        .values({ game_table: table, seat, question, due })
        .onConflict((conflict) => conflict.doNothing())
        .returning('seat')
        .execute()
      return made.length > 0
    },
    async dueNotices(now) {
      return db
        .updateTable('notice')
        .set({ due: null })
        .where('due', '<=', now)
        .returning(['game_table as table', 'seat', 'question'])
        .execute()
    },
    async putNoticeWish(guest, wish) {
      const values = { wish: JSON.stringify(wish) }
      await db
        .insertInto('notice_wish')
        .values({ guest, ...values })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet(values))
        .execute()
    },
    async noticeWish(guest) {
      const found = await db
        .selectFrom('notice_wish')
        .select('wish')
        .where('guest', '=', guest)
        .executeTakeFirst()
      return found === undefined ? null : (JSON.parse(found.wish) as NoticeWish)
    },
  }
}

function secretsIn(db: Kysely<Schema>): Part<'keptSecret'> {
  return {
    async keptSecret(name, made) {
      await db
        .insertInto('secret')
        .values({ name, value: made })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const kept = await db
        .selectFrom('secret')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return kept.value
    },
  }
}
