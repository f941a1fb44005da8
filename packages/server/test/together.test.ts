import type { After, MyTables } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, Looking, Person, playTo, twoAt } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

const afterFor = async (who: Person, table: string): Promise<After> =>
  (await who.ask<After>('GET', `/api/tables/${table}/after`)).body

const goOn = (who: Person, table: string, kind: string) =>
  who.ask<{ table: string; error?: string }>('POST', `/api/tables/${table}/after`, { kind })

const listOf = async (who: Person): Promise<MyTables> => (await who.ask<MyTables>('GET', '/api/tables')).body

/** Both look at the table and play it to its end. */
async function playedOut(table: string, people: readonly Person[]): Promise<void> {
  const looking = people.map((who) => new Looking(who, table, 'dicethrone'))
  await Promise.all(looking.map((one) => one.ready()))
  await playTo(Infinity, ...looking)
  await Promise.all(looking.map((one) => one.close()))
}

/** Plays a series to its end; both ask for each further game at once, and one table comes of it. */
async function seriesPlayedOut(table: string, ann: Person, ben: Person) {
  let last = table
  for (;;) {
    await playedOut(last, [ann, ben])
    const { series } = await afterFor(ann, last)
    if (series?.isDecided !== false) return { last, series }
    const both = await Promise.all([goOn(ann, last, 'swap'), goOn(ben, last, 'swap')])
    if (both[0].body.table !== both[1].body.table) throw new Error('two tables follow one')
    last = both[0].body.table
  }
}

const seatOf = async (who: Person, table: string): Promise<number> => {
  const look = new Looking(who, table, 'dicethrone')
  const { owners } = await look.ready()
  await look.close()
  return owners.indexOf(who.id)
}

test('after a game the same people go on: asked, swapped, and up to the best of three', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at)
  const eve = await Person.named('Eve', server.at)
  expect(await goOn(ann, id, 'again')).toEqual({ status: 409, body: { error: 'running' } })
  await playTo(Infinity, first, second)
  expect(await afterFor(ann, id)).toEqual({
    isSeated: true,
    next: null,
    series: null,
    deal: null,
    kept: [],
  })
  // Who did not sit there learns nothing and begins nothing.
  expect(await goOn(eve, id, 'again')).toEqual({ status: 404, body: { error: 'notFound' } })
  expect(await afterFor(eve, id)).toEqual({ error: 'notFound' })
  expect((await goOn(ann, id, 'chess')).status).toBe(400)

  const { body: next } = await goOn(ann, id, 'bestOfThree')
  await second.until(() => second.heard.some(({ kind }) => kind === 'after'))
  const asked = await afterFor(ben, id)
  expect(asked.next).toMatchObject({ table: next.table, by: 'Ann', isOffered: true, isJoined: false })
  expect(asked.series).toMatchObject({ place: 1, of: 3, isDecided: false })
  const [offer] = (await listOf(ben)).offers
  expect(offer).toMatchObject({ table: next.table, from: 'Ann', seat: 1, series: { place: 2 } })
  // Who asked sees whom they wait for.
  expect((await afterFor(ann, next.table)).kept).toEqual([{ seat: 1, name: 'Ben' }])
  // The seat is kept: nobody else takes it, and nobody sees the table.
  for (const path of ['/api/invitations/look', '/api/invitations/join'])
    expect(await eve.ask('POST', path, { table: next.table })).toEqual({
      status: 404,
      body: { error: 'notFound' },
    })
  expect((await eve.ask('DELETE', `/api/tables/${next.table}/offer`)).status).toBe(404)
  const seen = await ben.ask('POST', '/api/invitations/look', { table: next.table })
  expect(seen.body).toMatchObject({ seat: 1, contract: duel.contract, isSeated: false })
  expect((seen.body as { commitment: string }).commitment).not.toBe(first.state?.table.commitment)
  // Whatever Ben asks for, Ann was first: he joins her table.
  expect(await goOn(ben, id, 'again')).toEqual({ status: 200, body: next })
  expect((await listOf(ben)).offers).toEqual([])
  expect((await afterFor(ben, id)).next).toMatchObject({ isJoined: true, isOffered: false })
  expect((await afterFor(ann, next.table)).kept).toEqual([])
  await Promise.all([first.close(), second.close()])

  const { last, series } = await seriesPlayedOut(next.table, ann, ben)
  expect(series?.isDecided).toBe(true)
  expect(Math.max(...(series?.wins ?? []).map(({ n }) => n))).toBe(2)
  const listed = (await listOf(ann)).tables.find((table) => table.id === last)
  expect(listed?.series).toEqual(series)
  // A series that is decided is over: what comes now is a game of its own, and its seat can be declined.
  const { body: own } = await goOn(ben, last, 'swap')
  expect((await afterFor(ben, own.table)).series).toBeNull()
  expect(await seatOf(ben, own.table)).toBe(1 - (await seatOf(ben, last)))
  expect((await afterFor(ben, own.table)).kept).toMatchObject([{ name: 'Ann' }])
  expect((await ann.ask('DELETE', `/api/tables/${own.table}/offer`)).status).toBe(200)
  expect((await afterFor(ben, own.table)).kept).toEqual([])
  expect((await afterFor(ann, last)).next).toMatchObject({
    isOffered: false,
    isJoined: false,
    isSwapped: true,
  })
  expect(await goOn(ann, last, 'again')).toEqual({ status: 409, body: { error: 'taken' } })
})

test('who blocks somebody is not asked by them', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at)
  await playTo(Infinity, first, second)
  await ben.ask('POST', '/api/blocks', { person: ann.id, isBlocked: true })
  const { body } = await goOn(ann, id, 'again')
  expect((await listOf(ben)).offers).toEqual([])
  expect((await ben.ask('POST', '/api/invitations/join', { table: body.table })).status).toBe(404)
  await Promise.all([first.close(), second.close()])
})
