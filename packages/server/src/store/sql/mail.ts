import type { Kysely } from 'kysely'
import type { MailRecord, MailStore } from '../mailStore.ts'
import type { Schema } from '../schema.ts'

export function mailIn(db: Kysely<Schema>): MailStore {
  const found = async (column: 'guest' | 'stop', value: string): Promise<MailRecord | null> => {
    const row = await db.selectFrom('mail').select('record').where(column, '=', value).executeTakeFirst()
    return row === undefined ? null : (JSON.parse(row.record) as MailRecord)
  }
  return {
    async putMail(mail) {
      const values = { stop: mail.stop, record: JSON.stringify(mail) }
      await db
        .insertInto('mail')
        .values({ guest: mail.guest, ...values })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet(values))
        .execute()
    },
    mailOf: (guest) => found('guest', guest),
    mailByStop: (stop) => found('stop', stop),
    async removeMail(guest) {
      await db.deleteFrom('mail').where('guest', '=', guest).execute()
    },
  }
}
