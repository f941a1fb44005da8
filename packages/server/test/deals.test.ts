import { type Save, verifies } from '@quadriga/kernel'
import type { After, CopiedTable } from '@quadriga/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Looking, Person, playTo, twoAt } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'

let server: Serving
beforeAll(async () => {
  server = await serving()
})
afterAll(() => server.remove())
afterEach(() => {
  if (server.troubles.length > 0) throw new Error(server.troubles.join('\n'))
})

const copyOf = (who: Person, table: string) =>
  who.ask<CopiedTable & { error?: string }>('POST', `/api/tables/${table}/copies`)
const gameOf = (who: Person, table: string) =>
  who.ask<{ save: Save; commitment: string; error?: string }>('GET', `/api/tables/${table}/game`)
const dealOf = async (who: Person, table: string) =>
  (await who.ask<After>('GET', `/api/tables/${table}/after`)).body.deal
const codeOf = ({ invitations }: CopiedTable, wanted: number): string =>
  invitations.find(({ seat }) => seat === wanted)?.code ?? ''

test('the same cards and dice at another table: nobody knows both, and the seed stays secret until all are over', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at)
  const [eve, fay, gus] = await Promise.all(
    ['Eve', 'Fay', 'Gus'].map((name) => Person.named(name, server.at)),
  )
  expect((await copyOf(eve!, id)).status).toBe(404)
  const { body: copy } = await copyOf(ann, id)
  // Who knows one of them comes to no other, neither to play nor to watch, and cannot look at it.
  for (const [who, seat] of [
    [ann, 0],
    [ben, 1],
    [ben, -1],
  ] as const)
    expect(await who.join(codeOf(copy, seat))).toEqual({ status: 409, body: { error: 'known' } })
  expect((await ann.ask('GET', `/api/tables/${copy.id}/state`)).status).toBe(404)
  expect(
    (await eve!.ask<{ copies: number }>('POST', '/api/invitations/look', { code: codeOf(copy, 0) })).body,
  ).toMatchObject({ copies: 1, commitment: first.state?.table.commitment })
  expect((await eve!.join(codeOf(copy, 0))).status).toBe(200)
  expect((await fay!.join(codeOf(copy, 1))).status).toBe(200)
  // A seat that is taken binds nobody to the table; to watch it does.
  expect((await gus!.join(codeOf(copy, 1))).body).toEqual({ error: 'taken' })

  const [third, fourth] = [eve!, fay!].map((who) => new Looking(who, copy.id, 'dicethrone'))
  await Promise.all([third!.ready(), fourth!.ready()])
  // The same cards: what the first seat sees of the set-up is the same at both tables.
  const dealt = (one: Looking) => one.told.find(({ answer }) => answer === -1)?.events
  expect(dealt(third!)).toEqual(dealt(first))

  await playTo(Infinity, first, second)
  expect(await gameOf(ann, id)).toEqual({ status: 409, body: { error: 'withheld' } })
  expect(await dealOf(ann, id)).toEqual({ tables: 2, over: 1, results: null })
  // Who left the first table knows it all the same.
  await ben.ask('POST', `/api/tables/${id}/leave`)
  expect((await ben.join(codeOf(copy, -1))).body).toEqual({ error: 'known' })
  await playTo(Infinity, third!, fourth!)
  const deal = await dealOf(ann, id)
  expect(deal?.results?.map(({ isThis, players }) => [isThis, players.map(({ name }) => name)])).toEqual([
    [true, ['Ann', 'Ben']],
    [false, ['Eve', 'Fay']],
  ])
  const [one, other] = await Promise.all([gameOf(ann, id), gameOf(eve!, copy.id)])
  expect(one.body.save.seed).toBe(other.body.save.seed)
  expect([
    verifies(one.body.save, one.body.commitment),
    verifies(other.body.save, other.body.commitment),
  ]).toEqual([true, true])
  // The seed is told: there are no more copies of it, and nobody sits down to one.
  expect((await copyOf(ann, id)).body).toEqual({ error: 'known' })
  await Promise.all([first, second, third!, fourth!].map((look) => look.close()))
})

test('a copy that nobody came to holds nothing back, and is closed when the seed is told', async () => {
  const { id, ann, first, second } = await twoAt(server.at)
  const { body: copy } = await copyOf(ann, id)
  await playTo(Infinity, first, second)
  expect((await gameOf(ann, id)).status).toBe(200)
  const eve = await Person.named('Eve', server.at)
  expect((await eve.join(codeOf(copy, 0))).body).toEqual({ error: 'known' })
  await Promise.all([first.close(), second.close()])
})
