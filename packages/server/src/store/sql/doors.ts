import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DoorStore } from '../store.ts'

export function doorsIn(db: Kysely<Schema>): DoorStore {
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
    async removeInvitations(table, seats) {
      if (seats.length === 0) return
      await db
        .deleteFrom('invitation')
        .where('game_table', '=', table)
        .where('seat', 'in', [...seats])
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
