import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { LogRow, TableRecord, TableStore } from '../store.ts'
import { appended, type IsTaken } from './append.ts'
import { listedFor } from './listed.ts'
import { hasTied } from './together.ts'

/** Another table follows the same one already: nothing is written. */
class NotFirst extends Error {}

export function tablesIn(db: Kysely<Schema>, isTaken: IsTaken): TableStore {
  return {
    async addTable(record, invitations, ties = {}) {
      const { id, at, createdBy } = record
      try {
        await db.transaction().execute(async (within) => {
          if (!(await hasTied(within, record, ties))) throw new NotFirst()
          await within
            .insertInto('game_table')
            .values({ id, record: JSON.stringify(record), at })
            .execute()
          if (ties.isForOthers !== true)
            await within.insertInto('member').values({ game_table: id, guest: createdBy }).execute()
          const values = invitations.map(({ hash, table, seat }) => ({ hash, game_table: table, seat }))
          if (values.length > 0) await within.insertInto('invitation').values(values).execute()
        })
        return true
      } catch (error) {
        if (error instanceof NotFirst) return false
        throw error
      }
    },
    async table(id) {
      const found = await db.selectFrom('game_table').select('record').where('id', '=', id).executeTakeFirst()
      return found === undefined ? null : recordIn(found.record)
    },
    async rows(table, from = 0) {
      const rows = await db
        .selectFrom('log')
        .select('row')
        .where('game_table', '=', table)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute()
      return rows.map(({ row }) => JSON.parse(row) as LogRow)
    },
    async lengths(tables) {
      if (tables.length === 0) return []
      const found = await db
        .selectFrom('log')
        .where('game_table', 'in', [...tables])
        .groupBy('game_table')
        .select(({ fn }) => ['game_table as table', fn.max('seq').as('last')])
        .execute()
      return found.map(({ table, last }) => ({ table, rows: Number(last) + 1 }))
    },
    append: (parts) => appended(db, parts, isTaken),
    tablesOf: (guest, most) => listedFor(db, guest, most),
  }
}

function recordIn(text: string): TableRecord {
  return JSON.parse(text) as TableRecord
}
