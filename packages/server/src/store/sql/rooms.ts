import type { Kysely } from 'kysely'
import type { Situation } from '../../days/situation.ts'
import type { FoundTable, RoomRole, RoomStore } from '../roomStore.ts'
import type { Schema } from '../schema.ts'
import type { TableRecord } from '../store.ts'

type OfTables = 'roomOf' | 'tablesIn' | 'isListed' | 'listedTables' | 'unlist'

export function roomsIn(db: Kysely<Schema>): RoomStore {
  return { ...doorsOfRooms(db), ...peopleOfRooms(db), ...tablesOfRooms(db) }
}

type OfDoors = 'addRoom' | 'room' | 'setRoomInvitation' | 'roomByInvitation' | 'closeRoom'

function doorsOfRooms(db: Kysely<Schema>): Pick<RoomStore, OfDoors> {
  const rooms = db.selectFrom('club').select(['id', 'name', 'at'])
  const numbered = (found: { id: string; name: string; at: number } | undefined) =>
    found === undefined ? null : { ...found, at: Number(found.at) }
  return {
    async addRoom({ id, name, at }, owner, invitation) {
      await db.transaction().execute(async (within) => {
        await within.insertInto('club').values({ id, name, invitation, at }).execute()
        await within.insertInto('club_member').values({ club: id, guest: owner, role: 'owner', at }).execute()
      })
    },
    room: async (id) => numbered(await rooms.where('id', '=', id).executeTakeFirst()),
    async setRoomInvitation(room, invitation) {
      await db.updateTable('club').set({ invitation }).where('id', '=', room).execute()
    },
    roomByInvitation: async (hash) => numbered(await rooms.where('invitation', '=', hash).executeTakeFirst()),
    async closeRoom(room) {
      await db.transaction().execute((within) => closed(within, room))
    },
  }
}

async function closed(within: Kysely<Schema>, room: string): Promise<void> {
  await within.deleteFrom('club_table').where('club', '=', room).execute()
  await within.deleteFrom('club_member').where('club', '=', room).execute()
  await within.deleteFrom('club').where('id', '=', room).execute()
}

function peopleOfRooms(
  db: Kysely<Schema>,
): Pick<RoomStore, 'roomsOf' | 'peopleIn' | 'roleIn' | 'joinRoom' | 'leaveRoom'> {
  return {
    async roomsOf(guest) {
      const found = await db
        .selectFrom('club_member as own')
        .innerJoin('club', 'club.id', 'own.club')
        .innerJoin('club_member as all', 'all.club', 'club.id')
        .where('own.guest', '=', guest)
        .groupBy(['club.id', 'club.name', 'club.at', 'own.role'])
        .orderBy('club.name')
        .orderBy('club.id')
        .select(({ fn }) => [
          'club.id',
          'club.name',
          'club.at',
          'own.role',
          fn.count('all.guest').as('people'),
        ])
        .execute()
      return found.map(({ at, role, people, ...room }) => ({
        ...room,
        at: Number(at),
        role: role as RoomRole,
        people: Number(people),
      }))
    },
    peopleIn: (room) => membersOf(db, room),
    async roleIn(room, guest) {
      const found = await db
        .selectFrom('club_member')
        .select('role')
        .where('guest', '=', guest)
        .where('club', '=', room)
        .executeTakeFirst()
      return found === undefined ? null : (found.role as RoomRole)
    },
    async joinRoom(room, guest, at) {
      await db
        .insertInto('club_member')
        .values({ club: room, guest, role: 'member', at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async leaveRoom(room, guest) {
      await db.transaction().execute((within) => departed(within, room, guest))
    },
  }
}

async function membersOf(db: Kysely<Schema>, room: string) {
  const found = await db
    .selectFrom('club_member')
    .select(['guest', 'role', 'at'])
    .where('club', '=', room)
    .orderBy('at')
    .orderBy('guest')
    .execute()
  return found.map(({ guest, role, at }) => ({ guest, role: role as RoomRole, at: Number(at) }))
}

async function departed(within: Kysely<Schema>, room: string, guest: string): Promise<void> {
  await within.deleteFrom('club_member').where('guest', '=', guest).where('club', '=', room).execute()
  const left = await membersOf(within, room)
  const [first] = left
  if (first === undefined) return closed(within, room)
  if (left.some(({ role }) => role === 'owner')) return
  await within
    .updateTable('club_member')
    .set({ role: 'owner' })
    .where('guest', '=', first.guest)
    .where('club', '=', room)
    .execute()
}

/** Takes a guest who is being deleted out of all rooms: their own rooms get another owner, or are closed. */
export async function leftAllRooms(within: Kysely<Schema>, guest: string): Promise<void> {
  const own = await within.selectFrom('club_member').select('club').where('guest', '=', guest).execute()
  for (const { club } of own) await departed(within, club, guest)
}

function tablesOfRooms(db: Kysely<Schema>): Pick<RoomStore, OfTables> {
  const found = db
    .selectFrom('game_table')
    .leftJoin('situation', 'situation.game_table', 'game_table.id')
    .select(['game_table.record', 'situation.situation'])
    .orderBy('game_table.at', 'desc')
    .orderBy('game_table.id')
  return {
    async roomOf(table) {
      const of = await db
        .selectFrom('club_table')
        .select('club')
        .where('game_table', '=', table)
        .executeTakeFirst()
      return of?.club ?? null
    },
    async tablesIn(room, most) {
      const rows = await found
        .innerJoin('club_table', 'club_table.game_table', 'game_table.id')
        .where('club_table.club', '=', room)
        .limit(most)
        .execute()
      return rows.map(tableIn)
    },
    async isListed(table) {
      const listed = await db
        .selectFrom('open_table')
        .select('at')
        .where('game_table', '=', table)
        .executeTakeFirst()
      return listed !== undefined
    },
    async listedTables(most) {
      const rows = await found
        .innerJoin('open_table', 'open_table.game_table', 'game_table.id')
        .limit(most)
        .execute()
      return rows.map(tableIn)
    },
    async unlist(table) {
      await db.deleteFrom('open_table').where('game_table', '=', table).execute()
    },
  }
}

function tableIn({
  record,
  situation,
}: {
  readonly record: string
  readonly situation: string | null
}): FoundTable {
  return {
    record: JSON.parse(record) as TableRecord,
    situation: situation === null ? null : (JSON.parse(situation) as Situation),
  }
}
