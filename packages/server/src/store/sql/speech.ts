import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { ReportRecord, SpeechStore } from '../store.ts'

export function speechIn(db: Kysely<Schema>): SpeechStore {
  return {
    async setBlock(guest, other, isBlocked) {
      const one = { guest, other }
      if (isBlocked)
        await db
          .insertInto('block')
          .values(one)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await db.deleteFrom('block').where('guest', '=', guest).where('other', '=', other).execute()
    },
    async blockedBy(guest) {
      const found = await db.selectFrom('block').select('other').where('guest', '=', guest).execute()
      return found.map(({ other }) => other).toSorted()
    },
    async setTalker(table, person, agrees) {
      const one = { game_table: table, guest: person }
      if (agrees)
        await db
          .insertInto('talker')
          .values(one)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else await db.deleteFrom('talker').where('game_table', '=', table).where('guest', '=', person).execute()
    },
    async talkersAt(table) {
      const found = await db.selectFrom('talker').select('guest').where('game_table', '=', table).execute()
      return found.map(({ guest }) => guest).toSorted()
    },
    async addReport(report) {
      const { id, by, person, at } = report
      await db
        .insertInto('report')
        .values({ id, report: JSON.stringify(report), by_guest: by, about: person, at })
        .execute()
    },
    async reports(most) {
      const found = await db
        .selectFrom('report')
        .select('report')
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return found.map(({ report }) => JSON.parse(report) as ReportRecord)
    },
  }
}
