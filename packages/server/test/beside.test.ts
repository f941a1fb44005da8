import { DatabaseSync } from 'node:sqlite'
import type { After, MyTables, NewTable } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, isOver, Looking, Person, playTo } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

const shared: NewTable = {
  ...duel,
  setup: { heroes: ['gunslinger', 'barbarian', 'monk'] },
  seats: [{ kind: 'me' }, { kind: 'here', name: 'Léa' }, { kind: 'invited' }],
}

/** Ann with Léa beside her at one device, and Ben elsewhere. */
async function threeAt(wanted = shared) {
  const [ann, ben] = await Promise.all([Person.named('Ann', server.at), Person.named('Ben', server.at)])
  const { id, invitations } = await ann.create(wanted)
  await ben.join(invitations.find(({ seat }) => seat === 2)?.code ?? '')
  const looking = [
    new Looking(ann, id, 'dicethrone'),
    new Looking(ann, id, 'dicethrone', undefined, 1),
    new Looking(ben, id, 'dicethrone'),
  ] as const
  await Promise.all(looking.map((one) => one.ready()))
  return { id, ann, ben, looking }
}

const listOf = async (who: Person): Promise<MyTables> => (await who.ask<MyTables>('GET', '/api/tables')).body

test('each of two people at one device sees their own hand only, and plays only for themselves', async () => {
  const { id, ann, ben, looking } = await threeAt()
  const [first, lea, second] = looking
  expect(looking.map(({ views }) => views.map(({ viewer }) => viewer))).toEqual([[0], [1], [2]])
  // Whoever comes last is told to the others a moment later.
  const people = await lea.until(() =>
    lea.state?.people.every(({ isHere }) => isHere) ? lea.state.people : undefined,
  )
  expect(people.map(({ name }) => name)).toEqual(['Ann', 'Léa', 'Ben'])
  // What Ann is asked Léa cannot answer, nor the other way round; from Ann's connection for Léa, by name.
  await playTo(6, ...looking)
  while (lea.asked() === undefined) await playTo((first.state?.length ?? 0) + 1, ...looking)
  const asked = await lea.until(() => lea.asked())
  const picks = asked.options.slice(0, asked.min).map(({ key }) => key)
  expect(await first.command(lea.answerTo(asked, picks))).toMatchObject({ kind: 'refused' })
  expect(await second.command({ ...lea.answerTo(asked, picks), as: 1 })).toMatchObject({ kind: 'refused' })
  const [mine] = (await listOf(ann)).tables
  expect(mine).toMatchObject({ id, isMyMove: true })
  expect(mine?.seats.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Ann', true],
    ['Léa', true],
    ['Ben', false],
  ])
  expect((await listOf(ben)).tables[0]?.isMyMove).toBe(false)
  // Nobody else looks through her eyes.
  const peeking = new Looking(ben, id, 'dicethrone', undefined, 1)
  await expect(peeking.ready()).rejects.toThrow('noTable')
  const nobody = new Looking(ann, id, 'dicethrone', undefined, 2)
  await expect(nobody.ready()).rejects.toThrow('noTable')
  await playTo(Infinity, ...looking)
  expect(looking.every(isOver)).toBe(true)
  await Promise.all(looking.map((one) => one.close()))
})

test('who shares a device goes on beside the guest in the next game, from either side of the table', async () => {
  const { id, ann, ben, looking } = await threeAt()
  await playTo(Infinity, ...looking)
  await Promise.all(looking.map((one) => one.close()))
  const goOn = async (who: Person, table: string): Promise<string> =>
    (await who.ask<{ table: string }>('POST', `/api/tables/${table}/after`, { kind: 'swap' })).body.table
  // Ben asks: a seat is kept for Ann and one for Léa, and Ann takes both with one press.
  const next = await goOn(ben, id)
  expect((await listOf(ann)).offers).toHaveLength(1)
  expect(await goOn(ann, id)).toBe(next)
  const look = new Looking(ann, next, 'dicethrone', undefined, 1)
  const { owners, people, you } = await look.ready()
  expect(owners).toEqual([you.id, ben.id, ann.id])
  expect(people.find((one) => one.id === you.id)?.name).toBe('Léa')
  await look.close()
  const { body } = await ann.ask<After>('GET', `/api/tables/${id}/after`)
  expect(body.next).toMatchObject({ isJoined: true })
})

test('somebody beside a guest has a name of their own, and goes when the guest goes', async () => {
  const ann = await Person.named('Ann', server.at)
  const both: NewTable['seats'] = [{ kind: 'me' }, { kind: 'here', name: 'Léa' }]
  await ann.create({ ...duel, seats: both })
  const again = await ann.create({ ...duel, seats: both.toReversed() })
  const look = new Looking(ann, again.id, 'dicethrone', undefined, 1)
  const { owners } = await look.ready()
  // The same name is the same person at every table of this guest.
  expect(owners).toEqual([`${ann.id}~1`, ann.id])
  await look.close()
  const without = await ann.ask('POST', '/api/tables', {
    ...duel,
    seats: [
      { kind: 'here', name: 'Léa' },
      { kind: 'bot', bot: 'random' },
    ],
  })
  expect(without).toMatchObject({ status: 400 })
  const kept = await ann.ask<{ beside: string[] }>('GET', '/api/me/everything')
  expect(kept.body.beside).toEqual(['Léa'])
})

test('when a guest leaves, bots play on for both; what is deleted has no name any more', async () => {
  const { id, ann, looking } = await threeAt()
  const [first, lea, second] = looking
  await Promise.all([first.close(), lea.close()])
  await second.until(() => second.state?.people.every(({ name, isHere }) => isHere === (name === 'Ben')))
  expect((await ann.ask('POST', `/api/tables/${id}/leave`, {})).status).toBe(200)
  await second.until(() => second.state?.holders.map(({ kind }) => kind).join() === 'bot,bot,person')
  expect(second.state?.owners.slice(0, 2)).toEqual(['', ''])
  await second.close()
  const other = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'here', name: 'Léa' }] })
  expect((await ann.ask('POST', '/api/me/deletion', { confirm: 'everything' })).status).toBe(200)
  expect((await ann.ask('GET', `/api/tables/${other.id}`)).status).toBe(401)
  const file = new DatabaseSync(server.file, { readOnly: true })
  expect(file.prepare('select name from guest where id like ?').all(`${ann.id}%`)).toEqual([])
  file.close()
})
