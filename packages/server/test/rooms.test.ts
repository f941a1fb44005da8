import type { CreatedTable, FoundTable, NewTable, Room } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, Looking, Person, playTo } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()
const listing = await sharedServer({ hasOpenList: true })

const missing = { status: 404, body: { error: 'notFound' } }
const openDuel: NewTable = { ...duel, seats: [{ kind: 'me' }, { kind: 'open' }] }

const roomOf = async (who: Person, id: string): Promise<Room> =>
  (await who.ask<Room>('GET', `/api/rooms/${id}`)).body

async function codeFor(who: Person, id: string): Promise<string> {
  return (await who.ask<{ code: string }>('POST', `/api/rooms/${id}/invitation`)).body.code
}

/** Ann has a room, and Ben came into it by her link. */
async function annsRoom() {
  const [ann, ben, eve] = await Promise.all(
    ['Ann', 'Ben', 'Eve'].map((name) => Person.named(name, server.at)),
  )
  const { id } = (await ann!.ask<{ id: string }>('POST', '/api/rooms', { name: 'Jeudi' })).body
  const code = await codeFor(ann!, id)
  expect((await ben!.ask('POST', '/api/rooms/look', { code })).body).toEqual({
    name: 'Jeudi',
    from: 'Ann',
    people: 1,
    isIn: false,
  })
  expect(await ben!.ask('POST', '/api/rooms/join', { code })).toEqual({ status: 200, body: { id } })
  return { id, code, ann: ann!, ben: ben!, eve: eve! }
}

test('people of a room see and join its tables and read its results; a stranger sees nothing', async () => {
  const { id, ann, ben, eve } = await annsRoom()
  const table = await ann.create({ ...openDuel, room: id })
  const none = 'x'.repeat(22)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['DELETE', '', undefined],
    ['POST', '/invitation', undefined],
    ['POST', '/leave', undefined],
    ['DELETE', `/people/${ben.id}`, undefined],
  ] as const)
    for (const room of [id, none, 'bad!'])
      expect([path, await eve.ask(method, `/api/rooms/${room}${path}`, body)]).toEqual([path, missing])
  expect(await eve.ask('POST', '/api/tables', { ...openDuel, room: id })).toEqual(missing)
  for (const seat of [-1, 0, 1, undefined])
    expect(await eve.ask('POST', '/api/invitations/join', { table: table.id, seat })).toEqual(missing)

  const [found] = (await roomOf(ben, id)).tables
  expect(found).toMatchObject({ id: table.id, isOver: false, game: 'dicethrone' })
  expect(found?.seats.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['Ann', false],
    ['', true],
  ])
  // What is told of a table is who plays what, never how the game stands.
  expect(Object.keys(found ?? {}).toSorted()).toEqual(
    ['at', 'contract', 'game', 'id', 'isOver', 'round', 'seats', 'series', 'setup'].toSorted(),
  )
  expect(await ben.ask('POST', '/api/invitations/join', { table: table.id, seat: 0 })).toEqual(missing)
  expect((await ben.ask('POST', '/api/invitations/join', { table: table.id, seat: 1 })).status).toBe(200)
  expect((await roomOf(ann, id)).tables[0]?.seats[1]).toMatchObject({ name: 'Ben', isOpen: false })

  const [first, second] = [ann, ben].map((who) => new Looking(who, table.id, 'dicethrone'))
  await Promise.all([first!.ready(), second!.ready()])
  expect((await roomOf(ann, id)).results).toEqual([])
  await playTo(Infinity, first!, second!)
  await Promise.all([first!.close(), second!.close()])
  const { results, tables } = await roomOf(ann, id)
  const winner = tables[0]?.seats.find(({ hasWon }) => hasWon)?.name ?? ''
  expect(results.map(({ name, isMe, games }) => [name, isMe, games])).toEqual(
    [winner, winner === 'Ann' ? 'Ben' : 'Ann'].map((name, n) => [
      name,
      name === 'Ann',
      [{ game: 'dicethrone', played: 1, won: 1 - n }],
    ]),
  )
  // What follows a table of a room is in the room as well, and the seat is kept for who sat there.
  const next = await ben.ask<{ table: string }>('POST', `/api/tables/${table.id}/after`, { kind: 'again' })
  expect((await roomOf(ann, id)).tables[0]?.id).toBe(next.body.table)
  expect((await roomOf(ann, id)).tables[0]?.seats.some(({ isOpen }) => isOpen)).toBe(false)
})

test('who leaves or is removed is out, links and all; a closed room is gone, its tables are not', async () => {
  const { id, code, ann, ben, eve } = await annsRoom()
  const table = await ben.create({ ...openDuel, room: id })
  expect(await ben.ask('DELETE', `/api/rooms/${id}`)).toEqual(missing)
  expect(await ben.ask('DELETE', `/api/rooms/${id}/people/${ann.id}`)).toEqual(missing)
  expect((await ann.ask('DELETE', `/api/rooms/${id}/people/${ben.id}`)).status).toBe(200)
  expect(await ben.ask('GET', `/api/rooms/${id}`)).toEqual(missing)
  for (const who of [ben, eve]) expect(await who.ask('POST', '/api/rooms/join', { code })).toEqual(missing)
  // Whom the owner blocks does not come in by a new link either.
  await ann.ask('POST', '/api/blocks', { person: eve.id, isBlocked: true })
  const fresh = await codeFor(ann, id)
  expect(await eve.ask('POST', '/api/rooms/look', { code: fresh })).toEqual(missing)
  expect((await ben.ask('POST', '/api/rooms/join', { code: fresh })).status).toBe(200)
  expect((await ann.ask('POST', `/api/rooms/${id}/leave`)).status).toBe(200)
  // The room is Ben's now, and he deletes everything about him: it is closed with him.
  const all = await ben.ask<{ rooms: unknown }>('GET', '/api/me/everything')
  expect(all.body.rooms).toEqual([{ id, name: 'Jeudi', role: 'owner' }])
  expect((await ben.ask('POST', '/api/me/deletion', { confirm: 'everything' })).status).toBe(200)
  expect(await ann.ask('POST', '/api/rooms/join', { code: fresh })).toEqual(missing)
  expect(await ann.ask('POST', '/api/invitations/join', { table: table.id, seat: 1 })).toEqual(missing)
})

test('a list that anybody reads is only where the host wants one, and tells only of free seats', async () => {
  const [ann, ben, eve] = await Promise.all(
    ['Ann', 'Ben', 'Eve'].map((name) => Person.named(name, listing.at)),
  )
  const off = await Person.named('Ann', server.at)
  expect(await off.ask('GET', '/api/open-tables')).toEqual(missing)
  expect(await off.ask('POST', '/api/tables', { ...openDuel, isListed: true })).toEqual({
    status: 403,
    body: { error: 'forbidden' },
  })
  // An open seat that nobody can find is a mistake.
  expect((await off.ask('POST', '/api/tables', openDuel)).status).toBe(400)
  expect((await off.ask<{ hasOpenList: boolean }>('GET', '/api/me')).body.hasOpenList).toBe(false)

  const listed = async (who: Person): Promise<readonly FoundTable[]> =>
    (await who.ask<{ tables: FoundTable[] }>('GET', '/api/open-tables')).body.tables
  const { body: table } = await ann!.ask<CreatedTable>('POST', '/api/tables', { ...openDuel, isListed: true })
  const hidden = await ann!.create(duel)
  expect((await listed(ben!)).map(({ id }) => id)).toEqual([table.id])
  // Who has no name here yet reads it too, and what is agreed at a table of it; at no other.
  const stranger = ben!.onDevice('')
  expect((await listed(stranger)).map(({ seats }) => seats.map(({ isMine }) => isMine))).toEqual([
    [false, false],
  ])
  const look = (id: string) => stranger.ask('POST', '/api/invitations/look', { table: id, seat: 1 })
  expect(await look(table.id)).toMatchObject({ status: 200, body: { from: 'Ann', seat: 1 } })
  expect(await look(hidden.id)).toEqual(missing)
  await eve!.ask('POST', '/api/blocks', { person: ann!.id, isBlocked: true })
  expect(await listed(eve!)).toEqual([])
  expect(await eve!.ask('POST', '/api/invitations/join', { table: table.id, seat: 1 })).toEqual(missing)
  expect(await ben!.ask('POST', '/api/invitations/join', { table: hidden.id, seat: 1 })).toEqual(missing)
  expect((await ben!.ask('POST', '/api/invitations/join', { table: table.id, seat: 1 })).status).toBe(200)
  expect(await listed(ann!)).toEqual([])
})
