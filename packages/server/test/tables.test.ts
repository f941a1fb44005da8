import { createRng, sample, verifies } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, heroes, isOver, Looking, Person, playTo, twoAt } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('two people play a duel by an invitation, each sees only their own hand, and the seed is told at the end', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at)
  const commitment = first.state?.table.commitment ?? ''
  expect(first.views.map(({ viewer }) => viewer)).toEqual([0])
  expect(second.views.map(({ viewer }) => viewer)).toEqual([1])
  expect((await ann.ask('GET', `/api/tables/${id}/game`)).status).toBe(409)
  await playTo(2000, first, second)
  expect(isOver(first) && isOver(second)).toBe(true)
  expect(first.state?.length).toBe(second.state?.length)
  const { body } = await ben.ask<{ save: Parameters<typeof verifies>[0]; commitment: string }>(
    'GET',
    `/api/tables/${id}/game`,
  )
  expect(body.commitment).toBe(commitment)
  expect(verifies(body.save, commitment)).toBe(true)
  // Nobody's id leaves the server with the file.
  expect(JSON.stringify(body.save)).not.toContain(ann.id)
  await Promise.all([first.close(), second.close()])
})

test('in a game without secrets people see each other’s hands; what is sent is what the rules show', async () => {
  const { first, second } = await twoAt(server.at, heroes)
  expect(first.views.map(({ viewer }) => viewer)).toEqual([0, 1])
  expect(second.views.map(({ viewer }) => viewer)).toEqual([1, 0])
  await playTo(40, first, second)
  expect(first.views).toEqual([second.views[1], second.views[0]])
  expect(first.told.map(({ answer }) => answer)).toEqual(first.told.map((_, i) => i - 1))
  expect(first.told.length).toBe((first.state?.length ?? 0) + 1)
  await Promise.all([first.close(), second.close()])
})

test('who comes back is shown the table as it is, and told only what they do not know', async () => {
  const { id, ann, first, second } = await twoAt(server.at)
  await playTo(12, first, second)
  await first.close()
  await second.until(() => second.state?.people.some(({ id: who, isHere }) => who === ann.id && !isHere))
  const before = first.told.length
  // Ben goes on as far as he is asked.
  for (let n = 0; n < 5 && second.asked() !== undefined; n++) await second.answer()
  const again = new Looking(ann, id, 'dicethrone', first)
  const { from, told } = await again.ready()
  expect(from).toBe(before - 1)
  expect(told.length).toBe((second.state?.length ?? 0) - from)
  const fresh = new Looking(ann, id, 'dicethrone')
  await fresh.ready()
  expect(again.told).toEqual(fresh.told)
  expect(again.views).toEqual(fresh.views)
  await Promise.all([again.close(), fresh.close(), second.close()])
})

test('a server that stops and starts again goes on where it was, and a command that was done is not done twice', async () => {
  const own = await serving()
  const { id, ann, ben, first, second } = await twoAt(own.at)
  await playTo(15, first, second)
  const asked = [first, second].find((one) => one.asked() !== undefined)!
  const decision = asked.asked()!
  const picks = sample(decision, createRng('once'))
  const command = { ...asked.answerTo(decision, picks), id: 'the-same-command', era: 0 }
  const reply = await asked.command(command)
  const length = (await asked.until(() => asked.state))?.length
  await own.stop()
  const back = await serving({ file: own.file })
  const [one, two] = [
    new Looking(ann.movedTo(back.at), id, 'dicethrone'),
    new Looking(ben.movedTo(back.at), id, 'dicethrone'),
  ]
  await Promise.all([one.ready(), two.ready()])
  expect([one.views[0], two.views[0]]).toEqual([first.views[0], second.views[0]])
  expect(one.told).toEqual(first.told)
  expect(reply).toMatchObject({ kind: 'done', again: false })
  const same = asked === first ? one : two
  expect(await same.command(command)).toMatchObject({ kind: 'done', again: true })
  expect(same.state?.length).toBe(length)
  await playTo(30, one, two)
  expect(one.state?.length).toBeGreaterThanOrEqual(30)
  await back.stop()
  await own.remove()
})

test('bots play the seats they are given, from what they see', async () => {
  const ann = await Person.named('Ann', server.at)
  const { id } = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
  const look = new Looking(ann, id, 'dicethrone')
  await look.ready()
  await playTo(60, look)
  expect(look.told.some(({ person }) => person === 'greedy')).toBe(true)
  await look.close()
})

test('own and harmless steps are taken back at once, others by consent, and then chance speaks anew', async () => {
  const { first, second } = await twoAt(server.at, heroes)
  await playTo(20, first, second)
  const before = first.state!.length
  expect(await first.command({ kind: 'undo', to: before - 3 })).toMatchObject({ kind: 'done' })
  const { request } = await second.until(() => (second.state?.request ? second.state : null))
  expect(request).toMatchObject({ by: first.person.id, to: before - 3 })
  expect(first.state?.length).toBe(before)
  // Only who was asked can agree, and a refusal ends it.
  expect(await first.command({ kind: 'consent', request: request!.id, agrees: true })).toMatchObject({
    kind: 'refused',
  })
  expect(await second.command({ kind: 'consent', request: request!.id, agrees: false })).toMatchObject({
    kind: 'done',
  })
  await first.until(() => first.state?.request === null)
  await first.command({ kind: 'undo', to: before - 3 })
  const asked = await second.until(() => second.state?.request)
  const decision = first.asked() ?? second.asked()!
  await second.command({ kind: 'consent', request: asked.id, agrees: true })
  await first.until(() => first.state?.era === 1)
  expect(first.state).toMatchObject({ length: before - 3, isAssisted: true })
  expect(first.told.at(-1)?.answer).toBe(before - 4)
  // A late answer names the era in which it was asked.
  const late = { kind: 'answer', decision: decision.id, seat: decision.seat, picks: [], era: 0 }
  expect(await first.command(late)).toMatchObject({ kind: 'refused', reasons: [{ key: 'table.otherEra' }] })
  await playTo(before, first, second)
  await Promise.all([first.close(), second.close()])
})

/** The same two people at the same table, after the server went and came back. */
async function again(own: Serving, { id, ann, ben }: Awaited<ReturnType<typeof twoAt>>, game: GameId) {
  await own.stop()
  const back = await serving({ file: own.file })
  const looks = [ann, ben].map((who) => new Looking(who.movedTo(back.at), id, game))
  await Promise.all(looks.map((look) => look.ready()))
  return { back, one: looks[0]!, two: looks[1]! }
}

test('who agreed to one request has not agreed to the next, also where the server went and came back between', async () => {
  const own = await serving()
  const table = await twoAt(own.at, heroes)
  await playTo(20, table.first, table.second)
  const before = table.first.state!.length
  await table.first.command({ kind: 'undo', to: 0 })
  const { id: old } = await table.second.until(() => table.second.state?.request)
  await table.second.command({ kind: 'consent', request: old, agrees: false })
  const { back, one, two } = await again(own, table, 'champions')
  await one.command({ kind: 'undo', to: 1 })
  await two.until(() => two.state?.request)
  expect(await two.command({ kind: 'consent', request: old, agrees: true })).toMatchObject({
    kind: 'refused',
    reasons: [{ key: 'table.noRequest' }],
  })
  expect([one.state?.length, two.state?.request?.to]).toEqual([before, 1])
  await back.stop()
  await own.remove()
})

test('a fair game that a bot has played in stays one, also where the server went and came back since', async () => {
  const own = await serving()
  const table = await twoAt(own.at, duel)
  await playTo(20, table.first, table.second)
  await table.second.command({ kind: 'giveToBot', seat: 1, bot: 'random' })
  await table.second.command({ kind: 'takeBack', seat: 1 })
  const { back, one } = await again(own, table, 'dicethrone')
  expect(one.state?.holders.map(({ kind }) => kind)).toEqual(['person', 'person'])
  expect(await one.command({ kind: 'undo', to: 0 })).toMatchObject({
    kind: 'refused',
    reasons: [{ key: 'table.fair' }],
  })
  await back.stop()
  await own.remove()
})

test('a seat is given to a bot and taken back; a friend sits down on a bot’s seat', async () => {
  const { id, ann, first, second } = await twoAt(server.at)
  // Nobody gives away the seat of somebody who is here.
  expect(await first.command({ kind: 'giveToBot', seat: 1, bot: 'random' })).toMatchObject({
    kind: 'refused',
  })
  await second.close()
  await first.until(() => first.state?.people.some(({ isHere }) => !isHere))
  // Nor that of somebody whose connection broke a moment ago.
  await server.jump(9000)
  expect(await first.command({ kind: 'giveToBot', seat: 1, bot: 'random' })).toMatchObject({
    kind: 'refused',
    reasons: [{ key: 'table.stillHere' }],
  })
  await server.jump(2000)
  expect(await first.command({ kind: 'giveToBot', seat: 1, bot: 'random' })).toMatchObject({ kind: 'done' })
  await playTo(20, first)
  const back = new Looking(second.person, id, 'dicethrone')
  expect((await back.ready()).holders[1]).toEqual({ kind: 'bot', id: 'random' })
  // The owner of the seat still sees its hand.
  expect(back.views.map(({ viewer }) => viewer)).toEqual([1])
  expect(await first.command({ kind: 'takeBack', seat: 1 })).toMatchObject({ kind: 'refused' })
  expect(await back.command({ kind: 'takeBack', seat: 1 })).toMatchObject({ kind: 'done' })
  await back.until(() => back.state?.holders[1]?.id === second.person.id)
  expect((await ann.ask('POST', `/api/tables/${id}/invitations`, { seat: 1 })).status).toBe(409)
  await Promise.all([first.close(), back.close()])

  const { id: other } = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const { body } = await ann.ask<{ code: string }>('POST', `/api/tables/${other}/invitations`, { seat: 1 })
  const cleo = await Person.named('Cleo', server.at)
  expect((await cleo.join(body.code)).body).toEqual({ table: other, seat: 1 })
  const look = new Looking(cleo, other, 'dicethrone')
  expect((await look.ready()).you.seat).toBe(1)
  await look.close()
})

test('who watches sees what everybody may know and can do nothing', async () => {
  const { id, invitations, first, second } = await twoAt(server.at)
  const code = invitations.find(({ seat }) => seat === -1)?.code ?? ''
  const eve = await Person.named('Eve', server.at)
  expect((await eve.join(code)).body).toEqual({ table: id, seat: -1 })
  const look = new Looking(eve, id, 'dicethrone')
  await look.ready()
  const hands = look.views[0]?.zones.filter(({ name }) => name === 'hand') ?? []
  expect(hands.map(({ ids, hidden }) => [ids.length, hidden.length > 0])).toEqual([
    [0, true],
    [0, true],
  ])
  await playTo(15, first, second)
  const seq = first.state?.seq ?? 0
  await look.until(() => look.state?.seq === seq)
  expect(look.views.map(({ viewer }) => viewer)).toEqual([-1])
  const decision = (first.asked() ?? second.asked())!
  for (const command of [
    {
      kind: 'answer',
      decision: decision.id,
      seat: decision.seat,
      picks: decision.options.slice(0, 1).map(({ key }) => key),
    },
    { kind: 'undo', to: 0 },
    { kind: 'giveToBot', seat: 0, bot: 'random' },
    { kind: 'takeBack', seat: 0 },
  ])
    expect(await look.command(command)).toMatchObject({
      kind: 'refused',
      reasons: [{ key: 'table.notYourSeat' }],
    })
  await Promise.all([first, second, look].map((one) => one.close()))
})

test('a past moment is shown as that seat saw it', async () => {
  const { first, second } = await twoAt(server.at)
  await playTo(5, first, second)
  const then = plain(first.views)
  await playTo(12, first, second)
  first.send({ kind: 'past', id: 'a-past-moment', at: 5, events: 0 })
  const past = await first.until(() => first.heard.find((one) => one.kind === 'past'))
  expect(past.views).toEqual(then)
  await Promise.all([first.close(), second.close()])
})
