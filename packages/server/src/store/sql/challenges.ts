import type { Kysely } from 'kysely'
import type { AccountStore } from '../accountStore.ts'
import type { Schema } from '../schema.ts'

/** Any process may have asked: what was to be signed is a row. */
export function challengesIn(db: Kysely<Schema>): Pick<AccountStore, 'expectChallenge' | 'spendChallenge'> {
  return {
    async expectChallenge({ hash, guest, until }, now) {
      await db.deleteFrom('challenge').where('until', '<', now).execute()
      await db.insertInto('challenge').values({ hash, guest, until }).execute()
    },
    async spendChallenge(hash, guest, now) {
      const found = await db
        .deleteFrom('challenge')
        .where('hash', '=', hash)
        .returning(['guest', 'until'])
        .executeTakeFirst()
      return found !== undefined && found.guest === guest && Number(found.until) >= now
    },
  }
}
