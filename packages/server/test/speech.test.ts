import type { ServerMessage } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { duel, Looking, Person, twoAt } from './support/player.ts'
import { serving } from './support/serving.ts'
import { sharedServer } from './support/sharedServer.ts'

let store: Store
const server = await sharedServer({
  through: (one) => {
    store = one
    return one
  },
})

const chats = (look: Looking): string[] =>
  look.heard.flatMap((one) =>
    one.kind === 'chat' ? [`${one.by === look.person.id ? 'me' : 'other'}: ${one.text}`] : [],
  )

const talkers = (look: Looking): readonly string[] =>
  look.heard.findLast((one): one is Extract<ServerMessage, { kind: 'talkers' }> => one.kind === 'talkers')
    ?.people ?? []

/** Something that everybody hears, so that whatever was said before it has arrived. */
async function after(by: Looking, ...looks: readonly Looking[]): Promise<void> {
  const count = (look: Looking): number => look.heard.filter(({ kind }) => kind === 'said').length
  const before = looks.map(count)
  by.send({ kind: 'say', phrase: 'wait' })
  await Promise.all(looks.map((look, i) => look.until(() => count(look) > (before[i] ?? 0))))
}

test('own words are read by those who agreed, and by nobody else', async () => {
  const { ann, ben, first, second, id } = await twoAt(server.at)
  first.send({ kind: 'chat', text: 'Nobody agreed.' })
  first.send({ kind: 'talk', agrees: true })
  await second.until(() => talkers(second).includes(ann.id))
  first.send({ kind: 'chat', text: 'Only I agreed.' })
  await after(first, first, second)
  expect([chats(first), chats(second)]).toEqual([['me: Only I agreed.'], []])
  second.send({ kind: 'talk', agrees: true })
  await first.until(() => talkers(first).includes(ben.id))
  second.send({ kind: 'chat', text: '  Hello « Ann » ' })
  await first.until(() => chats(first).includes('other: Hello « Ann »'))
  // Who comes back reads again what they could read, and no more.
  await second.close()
  const again = new Looking(ben, id, 'dicethrone')
  await again.until(() => chats(again).length > 0)
  expect(chats(again)).toEqual(['me: Hello « Ann »'])
  again.send({ kind: 'talk', agrees: false })
  await first.until(() => !talkers(first).includes(ben.id))
  first.send({ kind: 'chat', text: 'He left.' })
  await after(first, again)
  expect(chats(again)).toEqual(['me: Hello « Ann »'])
  await Promise.all([first.close(), again.close()])
})

test('who agreed to talk has agreed after the server went and came back, until they take it back', async () => {
  const before = await serving()
  const { ann, ben, first, second, id } = await twoAt(before.at)
  for (const look of [first, second]) look.send({ kind: 'talk', agrees: true })
  await second.until(() => talkers(second).length === 2)
  await after(first, first)
  await before.stop()
  const server = await serving({ file: before.file })
  const [one, other] = [ann, ben].map((who) => new Looking(who.movedTo(server.at), id, 'dicethrone')) as [
    Looking,
    Looking,
  ]
  await Promise.all([one, other].map((look) => look.until(() => talkers(look).length === 2)))
  one.send({ kind: 'chat', text: 'Still here' })
  await other.until(() => chats(other).includes('other: Still here'))
  other.send({ kind: 'talk', agrees: false })
  await one.until(() => !talkers(one).includes(ben.id))
  expect(server.troubles).toEqual([])
  await Promise.all([one.close(), other.close()])
  await server.remove()
  await before.remove()
})

test('a line that is too long or cannot be read ends the connection, and nobody reads it', async () => {
  const { first, second } = await twoAt(server.at)
  for (const look of [first, second]) look.send({ kind: 'talk', agrees: true })
  await first.until(() => talkers(first).length === 2)
  first.send({ kind: 'chat', text: 'x'.repeat(241) })
  await first.until(() => first.heard.some((one) => one.kind === 'problem' && one.why === 'protocol'))
  second.send({ kind: 'chat', text: 'a\u202eb' })
  await second.until(() => second.heard.some((one) => one.kind === 'problem'))
  expect(chats(second)).toEqual([])
})

test('watchers talk among themselves, and players never hear them', async () => {
  const { first, second, id, invitations } = await twoAt(server.at, duel)
  const code = invitations.find(({ seat }) => seat === -1)?.code ?? ''
  const watching = await Promise.all(
    ['Eve', 'Zoé'].map(async (name) => {
      const person = await Person.named(name, server.at)
      await person.join(code)
      const look = new Looking(person, id, 'dicethrone')
      await look.ready()
      return look
    }),
  )
  const [eve, zoe] = watching as [Looking, Looking]
  for (const look of [first, eve, zoe]) look.send({ kind: 'talk', agrees: true })
  await zoe.until(() => talkers(zoe).length === 2)
  eve.send({ kind: 'chat', text: 'He holds the ace.' })
  await zoe.until(() => chats(zoe).length === 1)
  await after(first, first, second, eve, zoe)
  expect([chats(first), chats(second), talkers(first)]).toEqual([[], [], [first.person.id]])
  await Promise.all([first, second, eve, zoe].map((one) => one.close()))
})

test('who is blocked is neither heard nor invited, and a report tells the host what was said', async () => {
  const { ann, ben, first, second, id } = await twoAt(server.at)
  for (const look of [first, second]) look.send({ kind: 'talk', agrees: true })
  await Promise.all([first, second].map((one) => one.until(() => talkers(one).length === 2)))
  second.send({ kind: 'chat', text: 'You are bad.' })
  await first.until(() => chats(first).length === 1)
  const told = { table: id, person: ben.id, why: 'insult', words: 'See yourself.' }
  expect((await ann.ask('POST', '/api/reports', told)).status).toBe(200)
  expect(await store.reports(1)).toMatchObject([{ ...told, by: ann.id, lines: ['You are bad.'] }])
  const eve = await Person.named('Eve', server.at)
  expect((await eve.ask('POST', '/api/reports', told)).status).toBe(404)

  const block = (isBlocked: boolean) => ann.ask('POST', '/api/blocks', { person: ben.id, isBlocked })
  expect((await block(true)).body).toEqual({ blocked: [{ id: ben.id, name: 'Ben' }] })
  second.send({ kind: 'chat', text: 'Do you hear me?' })
  second.send({ kind: 'say', phrase: 'sorry' })
  first.send({ kind: 'say', phrase: 'hello' })
  await second.until(() => chats(second).length === 2)
  await first.until(() => first.heard.some(({ kind }) => kind === 'said'))
  expect(chats(first)).toEqual(['other: You are bad.'])
  expect(first.heard.filter(({ kind }) => kind === 'said')).toMatchObject([{ by: ann.id }])
  const other = await ann.create(duel)
  const code = other.invitations.find(({ seat }) => seat === 1)?.code ?? ''
  expect((await ben.join(code)).status).toBe(404)
  expect((await ben.ask('POST', '/api/invitations/look', { code })).status).toBe(404)
  await block(false)
  expect((await ben.join(code)).status).toBe(200)
  await Promise.all([first.close(), second.close()])
})
