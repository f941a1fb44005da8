import type { Kysely, Transaction } from 'kysely'
import type { AccountStore, PasskeyRecord } from '../accountStore.ts'
import type { MailRecord } from '../mailStore.ts'
import type { Schema } from '../schema.ts'
import { allBeside } from '../../tables/beside.ts'
import { challengesIn } from './challenges.ts'
import { leftAllRooms } from './rooms.ts'

export function accountsIn(db: Kysely<Schema>): AccountStore {
  return { ...passkeysIn(db), ...challengesIn(db), ...recoveryIn(db), ...farewellIn(db) }
}

type Row = Schema['passkey']

const passkeyIn = ({ id, guest, public_key, counter, transports, at }: Row): PasskeyRecord => ({
  id,
  guest,
  publicKey: public_key,
  counter: Number(counter),
  transports: JSON.parse(transports) as string[],
  at: Number(at),
})

function passkeysIn(
  db: Kysely<Schema>,
): Pick<
  AccountStore,
  'addDevice' | 'addPasskey' | 'passkey' | 'passkeysOf' | 'setCounter' | 'removePasskey'
> {
  return {
    async addDevice(hash, guest, at) {
      await db.insertInto('device').values({ hash, guest, at }).execute()
    },
    async addPasskey({ id, guest, publicKey, counter, transports, at }) {
      const row = { id, guest, public_key: publicKey, counter, transports: JSON.stringify(transports), at }
      await db.insertInto('passkey').values(row).execute()
    },
    async passkey(id) {
      const found = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
      return found === undefined ? null : passkeyIn(found)
    },
    async passkeysOf(guest) {
      const found = await db
        .selectFrom('passkey')
        .selectAll()
        .where('guest', '=', guest)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return found.map(passkeyIn)
    },
    async setCounter(id, counter) {
      await db.updateTable('passkey').set({ counter }).where('id', '=', id).execute()
    },
    async removePasskey(guest, id) {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('guest', '=', guest)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function recoveryIn(db: Kysely<Schema>): Pick<AccountStore, 'setRecovery' | 'codesLeft' | 'spendRecovery'> {
  return {
    async setRecovery(guest, hashes) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom('recovery_code').where('guest', '=', guest).execute()
        const rows = hashes.map((hash) => ({ hash, guest }))
        if (rows.length > 0) await within.insertInto('recovery_code').values(rows).execute()
      })
    },
    async codesLeft(guest) {
      const found = await db.selectFrom('recovery_code').select('hash').where('guest', '=', guest).execute()
      return found.length
    },
    async spendRecovery(hash) {
      return db.transaction().execute(async (within) => {
        const found = await within
          .selectFrom('recovery_code')
          .innerJoin('guest', 'guest.id', 'recovery_code.guest')
          .select(['guest.id', 'guest.name'])
          .where('recovery_code.hash', '=', hash)
          .executeTakeFirst()
        const { numDeletedRows } = await within
          .deleteFrom('recovery_code')
          .where('hash', '=', hash)
          .executeTakeFirst()
        return found === undefined || numDeletedRows === 0n ? null : found
      })
    },
  }
}

function farewellIn(db: Kysely<Schema>): Pick<AccountStore, 'everythingOf' | 'forget'> {
  return {
    async everythingOf(guest) {
      const own = <T extends 'visit' | 'vacation' | 'notice_wish'>(table: T) =>
        db
          .selectFrom(table as 'visit')
          .selectAll()
          .where('guest', '=', guest)
          .execute()
      const said = await db.selectFrom('report').select('report').where('by_guest', '=', guest).execute()
      const members = await db.selectFrom('member').select('game_table').where('guest', '=', guest).execute()
      const blocked = await db.selectFrom('block').select('other').where('guest', '=', guest).execute()
      const pushes = await db.selectFrom('push').select('endpoint').where('guest', '=', guest).execute()
      const offers = await db
        .selectFrom('seat_offer')
        .select('game_table')
        .where('guest', '=', guest)
        .execute()
      const deals = await db
        .selectFrom('deal_claim')
        .select('game_table')
        .where('guest', '=', guest)
        .execute()
      const mail = await db.selectFrom('mail').select('record').where('guest', '=', guest).execute()
      const devices = await db.selectFrom('device').select('at').where('guest', '=', guest).execute()
      const beside = await db.selectFrom('guest').select('name').where('id', 'in', allBeside(guest)).execute()
      return {
        beside: beside.map(({ name }) => name),
        tables: members.map(({ game_table }) => game_table),
        visits: await own('visit'),
        vacations: await own('vacation'),
        noticeWishes: await own('notice_wish'),
        pushes,
        mail: mail.map(({ record }) => {
          const { address, language, isConfirmed } = JSON.parse(record) as MailRecord
          return { address, language, isConfirmed }
        }),
        blocked: blocked.map(({ other }) => other),
        reports: said.map(({ report }): unknown => JSON.parse(report)),
        devices: devices.map(({ at }) => Number(at)),
        rooms: await db
          .selectFrom('club_member')
          .innerJoin('club', 'club.id', 'club_member.club')
          .select(['club.id', 'club.name', 'club_member.role'])
          .where('club_member.guest', '=', guest)
          .execute(),
        seatsKept: offers.map(({ game_table }) => game_table),
        deals: deals.map(({ game_table }) => game_table),
      }
    },
    async forget(guest) {
      await db.transaction().execute(async (within) => {
        await leftAllRooms(within, guest)
        const own = [guest, ...allBeside(guest)]
        for (const table of keptByGuest) await within.deleteFrom(table).where('guest', 'in', own).execute()
        await forgetElsewhere(within, guest)
      })
    },
  }
}

const keptByGuest = [
  'member',
  'block',
  'access_token',
  'device',
  'passkey',
  'challenge',
  'talker',
  'recovery_code',
  'seat_offer',
  'deal_claim',
  'visit',
  'vacation',
  'push',
  'mail',
  'notice_wish',
] as const

async function forgetElsewhere(within: Transaction<Schema>, guest: string): Promise<void> {
  const bots = await within.selectFrom('bot_account').select('guest').where('owner', '=', guest).execute()
  const own = [guest, ...allBeside(guest), ...bots.map((one) => one.guest)]
  await within.deleteFrom('block').where('other', '=', guest).execute()
  await within.deleteFrom('report').where('by_guest', '=', guest).execute()
  await within.deleteFrom('access_token').where('guest', 'in', own).execute()
  await within.deleteFrom('bot_account').where('owner', '=', guest).execute()
  await within.deleteFrom('guest').where('id', 'in', own).execute()
}
