import type { MyTables, NewTable } from '@quadriga/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { duel, heroes, Looking, Person, playTo, twoAt } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: Serving
const open: Looking[] = []
beforeAll(async () => {
  server = await serving()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
  const [trouble] = server.troubles.splice(0)
  if (trouble !== undefined) throw new Error(trouble)
})
afterAll(() => server.remove())

const slow = (wanted: NewTable, timeout: 'bot' | 'pass' = 'bot'): NewTable => ({
  ...wanted,
  contract: { ...wanted.contract, pace: 'days', timeout },
})

async function pair(wanted: NewTable = duel) {
  const at = await twoAt(server.at, wanted)
  open.push(at.first, at.second)
  const asked = await at.first.until(() => [at.first, at.second].find((one) => one.asked() !== undefined))
  return { ...at, asked, other: asked === at.first ? at.second : at.first }
}

const listOf = async (person: Person) => (await person.ask<MyTables>('GET', '/api/tables')).body.tables

describe('the list of my tables', () => {
  test('tells whose move it is, who is away, and puts those first that wait for me', async () => {
    const { id, asked, other, ann, ben } = await pair()
    const again = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'me' }] })
    await asked.close()
    const [mine] = await listOf(asked.person)
    expect(mine).toMatchObject(
      asked.person === ann ? { isMyMove: true } : { id, isMyMove: true, isOver: false },
    )
    const theirs = (await listOf(other.person)).find((one) => one.id === id)
    expect(theirs).toMatchObject({ game: 'dicethrone', isMyMove: false, pace: 'none', deadline: null })
    expect(theirs?.seats.map(({ name, isMine, isAsked, isHere }) => [name, isMine, isAsked, isHere])).toEqual(
      [ann, ben].map(({ id: who, name }) => [
        name,
        who === other.person.id,
        who === asked.person.id,
        who === other.person.id,
      ]),
    )
    const moves = (await listOf(ann)).map(({ isMyMove }) => isMyMove)
    expect(moves).toEqual(moves.toSorted((a, b) => Number(b) - Number(a)))
    expect((await listOf(ann)).map((one) => one.id)).toContain(again.id)
  })

  test('a hidden table stays in it and says so; what is not mine cannot be hidden', async () => {
    const { id, ann } = await pair()
    const eve = await Person.named('Eve', server.at)
    const hide = (who: Person, isHidden: boolean) =>
      who.ask('PUT', `/api/tables/${id}/hidden`, { isHidden }).then(({ status }) => status)
    expect([await hide(ann, true), await hide(eve, true)]).toEqual([200, 404])
    expect((await listOf(ann)).find((one) => one.id === id)?.isHidden).toBe(true)
    expect(await hide(ann, false)).toBe(200)
    expect((await listOf(ann)).find((one) => one.id === id)?.isHidden).toBe(false)
  })

  test('who leaves gives the seat to a bot; it belongs to nobody, and somebody else may have it', async () => {
    const { id, ann, ben, first, second, code } = await pair()
    const leave = (who: Person) => who.ask('POST', `/api/tables/${id}/leave`)
    const eve = await Person.named('Eve', server.at)
    expect((await leave(eve)).status).toBe(404)
    expect((await leave(ben)).status).toBe(200)
    await first.until(() => first.state?.holders[1]?.kind === 'bot' && first.state.owners[1] === '')
    // What they had open shows them nothing more, also where others may watch.
    expect(await second.ended()).toBe('noTable')
    const comesBack = new Looking(ben, id, 'dicethrone')
    expect(await comesBack.ended()).toBe('noTable')
    expect((await listOf(ben)).map((one) => one.id)).not.toContain(id)
    expect((await ben.ask('GET', `/api/tables/${id}`)).status).toBe(404)
    // The link by which they came is spent for everybody.
    for (const who of [ben, eve]) expect((await who.join(code)).status).toBe(404)
    const { body } = await ann.ask<{ code: string }>('POST', `/api/tables/${id}/invitations`, { seat: 1 })
    expect((await eve.join(body.code)).status).toBe(200)
    await first.until(() => first.state?.owners[1] === eve.id && first.state.holders[1]?.kind === 'person')
  })
})

describe('at a pace of days', () => {
  test('no clock runs before everybody has come', async () => {
    const ann = await Person.named('Ann', server.at)
    const { id } = await ann.create(slow(duel))
    expect((await listOf(ann)).find((one) => one.id === id)?.deadline).toBeNull()
    await server.jump(9 * DAY)
    expect((await listOf(ann)).find((one) => one.id === id)?.isOver).toBe(false)
  })

  test('both see the clocks; when time runs out a bot plays on until its owner comes back', async () => {
    const { asked, other, id } = await pair(slow(duel))
    const clockOf = (one: Looking) =>
      one.heard.findLast((message) => message.kind === 'clock')?.clocks.find(({ runs }) => runs)
    await other.until(() => clockOf(other)?.person === asked.person.id)
    expect(clockOf(other)?.left).toBeGreaterThan(3 * DAY - HOUR)
    const seat = asked.state?.owners.indexOf(asked.person.id) ?? -1
    await server.jump(3 * DAY - HOUR)
    await other.caughtUp()
    expect(other.state?.holders[seat]?.kind).toBe('person')
    await server.jump(2 * HOUR)
    await other.until(() => other.state?.holders[seat]?.kind === 'bot')
    await other.until(() => other.asked() !== undefined)
    expect((await asked.command({ kind: 'takeBack', seat })).kind).toBe('done')
    await other.until(() => other.state?.holders[seat]?.kind === 'person')
    expect((await listOf(asked.person)).some((one) => one.id === id)).toBe(true)
  })

  test('where the contract says so, who is late passes, and plays on the next turn', async () => {
    const { asked, other } = await pair(slow(heroes, 'pass'))
    await playTo(12, asked, other)
    const late = asked.asked() === undefined ? other : asked
    const mate = late === asked ? other : asked
    const before = late.state?.length ?? 0
    await server.jump(3 * DAY + HOUR)
    await Promise.all([late.caughtUp(), mate.caughtUp()])
    expect(late.state?.length).toBeGreaterThan(before)
    expect(late.state?.holders.every(({ kind }) => kind === 'person')).toBe(true)
    await playTo((late.state?.length ?? 0) + 3, asked, other)
  })

  test('on vacation nobody’s time runs out; when it ends the clock goes on where it stood', async () => {
    const { asked, id } = await pair(slow(duel))
    const seat = asked.state?.owners.indexOf(asked.person.id) ?? -1
    await server.jump(2 * DAY)
    const put = (days: number) =>
      asked.person.ask<{ until: number | null }>('PUT', '/api/me/vacation', { days })
    expect((await put(10)).body.until).toBeGreaterThan(0)
    expect((await listOf(asked.person)).find((one) => one.id === id)?.seats[seat]).toMatchObject({
      isOnVacation: true,
    })
    await server.jump(9 * DAY)
    await asked.caughtUp()
    expect(asked.state?.holders[seat]?.kind).toBe('person')
    expect((await put(0)).body.until).toBeNull()
    await server.jump(DAY - HOUR)
    await asked.caughtUp()
    expect(asked.state?.holders[seat]?.kind).toBe('person')
    await server.jump(2 * HOUR)
    await asked.until(() => asked.state?.holders[seat]?.kind === 'bot')
    expect((await put(31)).status).toBe(400)
  })

  test('a server that was away when time ran out notices it when it comes back, once', async () => {
    const first = await serving()
    const at = await twoAt(first.at, slow(duel))
    const asked = await at.first.until(() => [at.first, at.second].find((one) => one.asked() !== undefined))
    await Promise.all([at.first.close(), at.second.close()])
    await first.stop()
    const second = await serving({ file: first.file, ahead: 4 * DAY })
    await second.jump(0)
    await second.jump(0)
    const back = new Looking(at.ann.movedTo(second.at), at.id, 'dicethrone')
    await back.ready()
    const seat = back.state?.owners.indexOf(asked.person.id) ?? -1
    await back.until(() => back.state?.holders[seat]?.kind === 'bot')
    expect((await listOf(at.ann.movedTo(second.at))).map(({ id }) => id)).toEqual([at.id])
    expect(second.troubles).toEqual([])
    await back.close()
    await second.stop()
    await first.remove()
  })
})

test('who comes back is told from which answer on they were away', async () => {
  const { asked, other, id } = await pair()
  await playTo(6, asked, other)
  const [gone, here] = asked.asked() === undefined ? [asked, other] : [other, asked]
  await gone.close()
  const seen = here.state?.length ?? 0
  await here.answer()
  const back = new Looking(gone.person, id, 'dicethrone')
  open.push(back)
  const away = await back.until(() => back.heard.find((message) => message.kind === 'away'))
  expect(away.from).toBe(seen)
  // A page that only lost its connection knows by itself.
  const again = new Looking(gone.person, id, 'dicethrone', back)
  open.push(again)
  await again.ready()
  await again.until(() => again.heard.some((message) => message.kind === 'people'))
  expect(again.heard.some((message) => message.kind === 'away')).toBe(false)
})
