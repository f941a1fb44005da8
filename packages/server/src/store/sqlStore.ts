import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Append, GuestRecord, LogRow, Store, TableRecord } from './store.ts'

/** Says whether a database refused a row because its key exists; each database has words of its own for it. */
export type IsTaken = (error: unknown) => boolean

/** A store in any database that Kysely speaks to. */
export function sqlStore(db: Kysely<Schema>, isTaken: IsTaken): Store {
  return {
    ...guestsIn(db),
    ...tablesIn(db),
    ...doorsIn(db),
    async append(parts) {
      if (await isWritten(db, parts, isTaken)) return parts.map(() => true)
      if (parts.length === 1) return [false]
      // One of many was refused: each alone, so that the others are not.
      const taken: boolean[] = []
      for (const part of parts) taken.push(await isWritten(db, [part], isTaken))
      return taken
    },
    close: () => db.destroy(),
  }
}

/** Writes all parts in one transaction; false when one of their numbers is taken, and nothing was written. */
async function isWritten(db: Kysely<Schema>, parts: readonly Append[], isTaken: IsTaken): Promise<boolean> {
  const values = parts.flatMap(({ table, seq, rows, at }) =>
    rows.map((row, i) => ({ game_table: table, seq: seq + i, row: JSON.stringify(row), at })),
  )
  try {
    await db.transaction().execute((within) => within.insertInto('log').values(values).execute())
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

function guestsIn(db: Kysely<Schema>): Pick<Store, 'addGuest' | 'guestOfToken' | 'guests' | 'rename'> {
  const named = db.selectFrom('guest').select(['id', 'name'])
  return {
    async addGuest({ id, name }: GuestRecord, token, at) {
      await db.insertInto('guest').values({ id, name, token, at }).execute()
    },
    async guestOfToken(token) {
      return (await named.where('token', '=', token).executeTakeFirst()) ?? null
    },
    async guests(ids) {
      return ids.length === 0 ? [] : named.where('id', 'in', [...ids]).execute()
    },
    async rename(id, name) {
      await db.updateTable('guest').set({ name }).where('id', '=', id).execute()
    },
  }
}

function tablesIn(db: Kysely<Schema>): Pick<Store, 'addTable' | 'table' | 'rows' | 'tablesOf'> {
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

/** Who may come in. */
function doorsIn(db: Kysely<Schema>): Pick<Store, 'addMember' | 'isMember' | 'putInvitation' | 'invitation'> {
  return {
    async addMember(table, guest) {
      const one = { game_table: table, guest }
      await db
        .insertInto('member')
        .values(one)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async isMember(table, guest) {
      const found = await db
        .selectFrom('member')
        .select('guest')
        .where('guest', '=', guest)
        .where('game_table', '=', table)
        .executeTakeFirst()
      return found !== undefined
    },
    async putInvitation({ hash, table, seat }) {
      await db
        .insertInto('invitation')
        .values({ hash, game_table: table, seat })
        .onConflict((conflict) => conflict.columns(['game_table', 'seat']).doUpdateSet({ hash }))
        .execute()
    },
    async invitation(hash) {
      const found = await db
        .selectFrom('invitation')
        .select(['hash', 'game_table as table', 'seat'])
        .where('hash', '=', hash)
        .executeTakeFirst()
      return found ?? null
    },
  }
}

function recordIn(text: string): TableRecord {
  return JSON.parse(text) as TableRecord
}
