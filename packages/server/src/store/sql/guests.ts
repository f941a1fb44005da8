import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { GuestRecord, GuestStore } from '../store.ts'

export function guestsIn(db: Kysely<Schema>): GuestStore {
  const named = db.selectFrom('guest').select(['id', 'name'])
  return {
    async addGuest({ id, name }: GuestRecord, token, at) {
      await db.insertInto('guest').values({ id, name, token, at }).execute()
    },
    async guestOfToken(token) {
      const first = await named.where('token', '=', token).executeTakeFirst()
      if (first !== undefined) return first
      const further = await db
        .selectFrom('device')
        .innerJoin('guest', 'guest.id', 'device.guest')
        .select(['guest.id', 'guest.name'])
        .where('device.hash', '=', token)
        .executeTakeFirst()
      return further ?? null
    },
    async guests(ids) {
      return ids.length === 0 ? [] : named.where('id', 'in', [...ids]).execute()
    },
    async rename(id, name) {
      await db.updateTable('guest').set({ name }).where('id', '=', id).execute()
    },
  }
}
