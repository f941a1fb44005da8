import { type GameId, games, type InvitedToRoom, type Room, type RoomResult } from '@quadriga/protocol'
import { hashed, randomText } from '../secrets.ts'
import type { FoundTable, RoomRole } from '../store/roomStore.ts'
import type { GuestRecord } from '../store/store.ts'
import type { Result } from '../tables/result.ts'
import { type FindingParts, shownTables, situationOf } from './foundTables.ts'

interface Parts extends FindingParts {
  readonly now: () => number
}

/** Tables of a room that are told of one by one, and that count for its results. */
const MOST_SHOWN = 60
const MOST_COUNTED = 2000
/** People in a room. */
const MOST_PEOPLE = 200

const notFound = { ok: false, why: 'notFound' } as const
const yes = <T>(value: T) => ({ ok: true, value }) as const

/** What is asked of a room one is in; a room that is not one's own looks like one that does not exist. */
async function within<T>(
  { store }: Parts,
  room: string,
  guest: string,
  found: (role: RoomRole) => Promise<T>,
): Promise<Result<T>> {
  const role = await store.roleIn(room, guest)
  return role === null ? notFound : yes(await found(role))
}

/** A room as its people see it. */
export function roomFor(parts: Parts, id: string, guest: string): Promise<Result<Room>> {
  return within(parts, id, guest, async (role): Promise<Room> => {
    const { store, names } = parts
    const [record, members, tables] = await Promise.all([
      store.room(id),
      store.peopleIn(id),
      store.tablesIn(id, MOST_COUNTED),
    ])
    await names.learn(members.map((member) => member.guest))
    return {
      id,
      name: record?.name ?? '',
      isMine: role === 'owner',
      people: members.map((member) => ({
        id: member.guest,
        name: names.of(member.guest),
        isMe: member.guest === guest,
        isOwner: member.role === 'owner',
      })),
      tables: await shownTables(parts, tables.slice(0, MOST_SHOWN), guest),
      results: await resultsOf(
        parts,
        tables,
        members.map((member) => member.guest),
        guest,
      ),
    }
  })
}

/** What people played and won, game by game: everybody of the room, and whoever played there before. */
async function resultsOf(
  { store, tables, names }: Parts,
  found: readonly FoundTable[],
  members: readonly string[],
  guest: string,
): Promise<RoomResult[]> {
  const tallies = new Map<string, Map<GameId, { played: number; won: number }>>()
  for (const who of members) tallies.set(who, new Map())
  for (const one of found) {
    const situation = await situationOf(tables, one)
    if (situation?.isOver !== true) continue
    const { owners, winners = [] } = situation
    for (const who of new Set(owners.filter((owner) => owner !== ''))) {
      const own = tallies.get(who) ?? new Map<GameId, { played: number; won: number }>()
      const tally = own.get(one.record.game) ?? { played: 0, won: 0 }
      tally.played++
      if (winners.some((seat) => owners[seat] === who)) tally.won++
      tallies.set(who, own.set(one.record.game, tally))
    }
  }
  // Who deleted everything about them is nobody here either.
  const known = new Set((await store.guests([...tallies.keys()])).map(({ id }) => id))
  await names.learn([...known])
  return [...tallies]
    .filter(([who, own]) => known.has(who) && own.size > 0)
    .map(([who, own]) => ({
      name: names.of(who),
      isMe: who === guest,
      games: games.flatMap((game) => {
        const tally = own.get(game)
        return tally === undefined ? [] : [{ game, ...tally }]
      }),
    }))
    .toSorted((a, b) => sum(b, 'won') - sum(a, 'won') || sum(b, 'played') - sum(a, 'played'))
}

const sum = ({ games: tallies }: RoomResult, what: 'played' | 'won'): number =>
  tallies.reduce((all, tally) => all + tally[what], 0)

export async function makeRoom(
  { store, now }: Parts,
  owner: GuestRecord,
  name: string,
): Promise<{ id: string }> {
  const id = randomText(16)
  // Nobody knows this code: the first invitation replaces it.
  await store.addRoom({ id, name, at: now() }, owner.id, hashed(randomText(16)))
  return { id }
}

/** A code that leads into a room from now on, the only one. */
export function inviteInto(parts: Parts, room: string, guest: string): Promise<Result<{ code: string }>> {
  return within(parts, room, guest, async () => {
    const code = randomText(16)
    await parts.store.setRoomInvitation(room, hashed(code))
    return { code }
  })
}

/** Where a code leads; nowhere for who keeps apart from the owner. */
async function led({ store, blocks }: Parts, code: string, guest: string | null) {
  const room = await store.roomByInvitation(hashed(code))
  if (room === null) return null
  const members = await store.peopleIn(room.id)
  const owner = members.find(({ role }) => role === 'owner')?.guest ?? ''
  const isIn = members.some((member) => member.guest === guest)
  if (guest !== null && guest !== owner && (await blocks.keepApart(guest, owner))) return null
  return { room, owner, isIn, people: members.length }
}

export async function lookInto(
  parts: Parts,
  code: string,
  guest: string | null,
): Promise<Result<InvitedToRoom>> {
  const found = await led(parts, code, guest)
  if (found === null) return notFound
  const { room, owner, isIn, people } = found
  await parts.names.learn([owner])
  return yes({ name: room.name, from: parts.names.of(owner), people, isIn })
}

export async function comeInto(
  parts: Parts,
  code: string,
  guest: GuestRecord,
): Promise<Result<{ id: string }>> {
  const found = await led(parts, code, guest.id)
  if (found === null) return notFound
  if (!found.isIn && found.people >= MOST_PEOPLE) return { ok: false, why: 'taken' }
  await parts.store.joinRoom(found.room.id, guest.id, parts.now())
  return yes({ id: found.room.id })
}

export function leaveRoom(parts: Parts, room: string, guest: string): Promise<Result<void>> {
  return within(parts, room, guest, () => parts.store.leaveRoom(room, guest))
}

/** Only the owner removes somebody, who may not come back by a link they still have. */
export async function removeFrom(
  parts: Parts,
  room: string,
  owner: string,
  person: string,
): Promise<Result<null>> {
  const { store } = parts
  if ((await store.roleIn(room, owner)) !== 'owner' || person === owner) return notFound
  if ((await store.roleIn(room, person)) === null) return notFound
  await store.leaveRoom(room, person)
  await store.setRoomInvitation(room, hashed(randomText(16)))
  return yes(null)
}

export async function closeRoom({ store }: Parts, room: string, owner: string): Promise<Result<null>> {
  if ((await store.roleIn(room, owner)) !== 'owner') return notFound
  await store.closeRoom(room)
  return yes(null)
}
