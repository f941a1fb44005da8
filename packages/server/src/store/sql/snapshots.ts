import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { SnapshotStore } from '../store.ts'

export function snapshotsIn(db: Kysely<Schema>): SnapshotStore {
  return {
    async snapshot(table) {
      const found = await db
        .selectFrom('snapshot')
        .select(['rows', 'build', 'body'])
        .where('game_table', '=', table)
        .executeTakeFirst()
      return found ?? null
    },
    async putSnapshot(table, snapshot) {
      await db
        .insertInto('snapshot')
        .values({ game_table: table, ...snapshot })
        .onConflict((conflict) => conflict.column('game_table').doUpdateSet({ ...snapshot }))
        .execute()
    },
  }
}
