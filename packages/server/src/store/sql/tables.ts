import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { LogRow, TableRecord, TableStore } from '../store.ts'
import { appended, type IsTaken } from './append.ts'

export function tablesIn(db: Kysely<Schema>, isTaken: IsTaken): TableStore {
  return {
    async addTable(record, invitations) {
      const { id, at, createdBy } = record
      await db.transaction().execute(async (within) => {
        await within
          .insertInto('game_table')
          .values({ id, record: JSON.stringify(record), at })
          .execute()
        await within.insertInto('member').values({ game_table: id, guest: createdBy }).execute()
        const values = invitations.map(({ hash, table, seat }) => ({ hash, game_table: table, seat }))
        if (values.length > 0) await within.insertInto('invitation').values(values).execute()
      })
    },
    async table(id) {
      const found = await db.selectFrom('game_table').select('record').where('id', '=', id).executeTakeFirst()
      return found === undefined ? null : recordIn(found.record)
    },
    async rows(table) {
      const rows = await db
        .selectFrom('log')
        .select('row')
        .where('game_table', '=', table)
        .orderBy('seq')
        .execute()
      return rows.map(({ row }) => JSON.parse(row) as LogRow)
    },
    append: (parts) => appended(db, parts, isTaken),
    async tablesOf(guest, most) {
      const found = await db
        .selectFrom('member')
        .innerJoin('game_table', 'game_table.id', 'member.game_table')
        .leftJoin('log', 'log.game_table', 'game_table.id')
        .where('member.guest', '=', guest)
        .groupBy(['game_table.id', 'game_table.record', 'game_table.at'])
        .select(({ fn }) => ['game_table.record', 'game_table.at as begun', fn.max('log.at').as('last')])
        .execute()
      return found
        .map(({ record, begun, last }) => ({ record: recordIn(record), at: Number(last ?? begun) }))
        .toSorted((a, b) => b.at - a.at)
        .slice(0, most)
    },
  }
}

function recordIn(text: string): TableRecord {
  return JSON.parse(text) as TableRecord
}
