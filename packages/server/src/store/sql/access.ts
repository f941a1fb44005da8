import type { Scope } from '@quadriga/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { AccessStore } from '../store.ts'

const scopesIn = (text: string): Scope[] => JSON.parse(text) as Scope[]

export function accessIn(db: Kysely<Schema>): AccessStore {
  return {
    async addToken({ id, guest, name, scopes, at }, hash) {
      await db
        .insertInto('access_token')
        .values({ id, hash, guest, name, scopes: JSON.stringify(scopes), at })
        .execute()
    },
    async accessOf(hash) {
      const found = await db
        .selectFrom('access_token')
        .innerJoin('guest', 'guest.id', 'access_token.guest')
        .where('access_token.hash', '=', hash)
        .select(['guest.id', 'guest.name', 'access_token.scopes'])
        .executeTakeFirst()
      if (found === undefined) return null
      const { id, name, scopes } = found
      return { guest: { id, name }, scopes: scopesIn(scopes) }
    },
    async addBot(guest, owner) {
      await db.insertInto('bot_account').values({ guest, owner }).execute()
    },
    async botsOf(owner) {
      const found = await db.selectFrom('bot_account').select('guest').where('owner', '=', owner).execute()
      return found.map(({ guest }) => guest)
    },
    async tokensOf(guests) {
      if (guests.length === 0) return []
      const found = await db
        .selectFrom('access_token')
        .select(['id', 'guest', 'name', 'scopes', 'at'])
        .where('guest', 'in', [...guests])
        .orderBy('at')
        .orderBy('id')
        .execute()
      return found.map(({ scopes, at, ...one }) => ({ ...one, scopes: scopesIn(scopes), at: Number(at) }))
    },
    async removeToken(guests, id) {
      if (guests.length === 0) return false
      const { numDeletedRows } = await db
        .deleteFrom('access_token')
        .where('id', '=', id)
        .where('guest', 'in', [...guests])
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
