import { type Hints, noHints, openStore, redisHints, type Store } from '@quadriga/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conforms } from './support/conformance.ts'
import { askedWhileAway, duel, Looking, Person, playTo } from './support/player.ts'
import { postgresService, redisService } from './support/services.ts'
import { serving, type Serving } from './support/serving.ts'

const [postgres, redis] = [await postgresService(), await redisService()]
afterAll(async () => {
  await postgres?.end()
  await redis?.end()
})

// A suite that cannot be run is said to be skipped, and counts as nothing.
const isMissing = { postgres: postgres === null, any: postgres === null || redis === null }
if (isMissing.any) process.stderr.write('PostgreSQL or Redis cannot be had here: their suites are not run\n')

const databaseUrl = postgres?.url ?? ''
const redisUrl = redis?.url ?? ''
const openedHints = (): Promise<Hints> => redisHints(redisUrl, () => undefined)

/** Two servers on one database. */
async function two(hints: () => Promise<Hints>): Promise<readonly [Serving, Serving]> {
  const open = async (): Promise<Serving> =>
    serving({ file: databaseUrl, hints: await hints(), store: openStore })
  return [await open(), await open()]
}

/** Ann plays at one process, Ben at the other. */
async function apart([one, other]: readonly [Serving, Serving]) {
  const [ann, ben] = [await Person.named('Ann', one.at), await Person.named('Ben', other.at)]
  const { id, invitations } = await ann.create(duel)
  const first = new Looking(ann, id, 'dicethrone')
  await first.ready()
  const code = invitations.find(({ seat }) => seat === 1)?.code ?? ''
  expect((await ben.join(code)).status).toBe(200)
  const second = new Looking(ben, id, 'dicethrone')
  await second.ready()
  return { id, ann, ben, first, second }
}

/** Both pages show the log to its end: as many rows, and the same things lie in the open. */
async function agree(store: Store, id: string, ...pages: readonly Looking[]): Promise<void> {
  const { length } = await store.rows(id)
  await Promise.all(pages.map((page) => page.until(() => page.state?.seq === length)))
  const open = ({ views, told }: Looking): unknown => [views[0]?.table, views[0]?.outcome, told.length]
  expect(pages.slice(1).map(open)).toEqual(pages.slice(1).map(() => open(pages[0]!)))
}

const ways: readonly [string, () => Promise<Hints>][] = [
  ['told by Redis', openedHints],
  ['reading back', () => Promise.resolve(noHints)],
]

describe.skipIf(isMissing.any)('two processes with one database', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(databaseUrl)
  })
  afterAll(() => store.close())

  test.each(ways)('players at different processes play one game, %s', async (_, hints) => {
    const servers = await two(hints)
    const { id, ann, ben, first, second } = await apart(servers)
    // Each sees that the other is there.
    const isHere = (page: Looking, person: Person): boolean =>
      page.state?.people.some((one) => one.id === person.id && one.isHere) ?? false
    if (hints === openedHints) {
      await first.until(() => isHere(first, ben))
      await second.until(() => isHere(second, ann))
    }
    await playTo(hints === openedHints ? 60 : 6, first, second)
    await agree(store, id, first, second)
    expect(servers.flatMap(({ troubles }) => troubles)).toEqual([])
    await Promise.all([first.close(), second.close()])
    for (const server of servers) await server.stop()
  })

  test('an undo is asked at one process and agreed to at the other, and both go on', async () => {
    const servers = await two(openedHints)
    const { id, first, second } = await apart(servers)
    await playTo(20, first, second)
    expect((await first.command({ kind: 'undo', to: 10 })).kind).toBe('done')
    const asked = await second.until(() => second.state?.request)
    expect((await second.command({ kind: 'consent', request: asked.id, agrees: true })).kind).toBe('done')
    await first.until(() => first.state?.era === 1 && first.state.request === null)
    expect(first.state?.length).toBe(10)
    await playTo(30, first, second)
    await agree(store, id, first, second)
    await Promise.all([first.close(), second.close()])
    for (const server of servers) await server.stop()
  })

  test('people at different processes talk, also where one agreed before the other’s process knew the table', async () => {
    const servers = await two(openedHints)
    const ann = await Person.named('Ann', servers[0].at)
    const ben = (await Person.named('Ben', servers[1].at)).movedTo(servers[0].at)
    const { id, invitations } = await ann.create(duel)
    await ben.join(invitations[0]?.code ?? '')
    const first = new Looking(ann, id, 'dicethrone')
    await first.ready()
    const talkers = (page: Looking): number =>
      page.heard.reduce((n, one) => (one.kind === 'talkers' ? one.people.length : n), 0)
    first.send({ kind: 'talk', agrees: true })
    await first.until(() => talkers(first) === 1)
    const second = new Looking(ben.movedTo(servers[1].at), id, 'dicethrone')
    await second.until(() => talkers(second) === 1)
    second.send({ kind: 'talk', agrees: true })
    second.send({ kind: 'chat', text: 'Hello' })
    await first.until(() => first.heard.some((one) => one.kind === 'chat' && one.text === 'Hello'))
    expect(servers.flatMap(({ troubles }) => troubles)).toEqual([])
    await Promise.all([first.close(), second.close()])
    for (const server of servers) await server.stop()
  })

  test('who is asked at one table and looks at another through another process is told there', async () => {
    const servers = await two(openedHints)
    const { id, ann, first, second } = await apart(servers)
    const own = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const elsewhere = new Looking(ann.movedTo(servers[1].at), own.id, 'dicethrone')
    await elsewhere.ready()
    await askedWhileAway(first, second)
    const told = await elsewhere.until(() => elsewhere.heard.find(({ kind }) => kind === 'elsewhere'))
    expect(told).toEqual({ kind: 'elsewhere', table: id, game: 'dicethrone' })
    await Promise.all([elsewhere.close(), second.close()])
    for (const server of servers) await server.stop()
  })

  test('a bot that two processes hold moves once', async () => {
    const servers = await two(openedHints)
    const ann = await Person.named('Ann', servers[0].at)
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
    const { id } = await ann.create({ ...duel, seats: [...seats] })
    const pages = servers.map(({ at }) => new Looking(ann.movedTo(at), id, 'dicethrone'))
    await Promise.all(pages.map((page) => page.ready()))
    await playTo(25, ...pages)
    await agree(store, id, ...pages)
    const rows = await store.rows(id)
    expect(rows.some(({ cmd }) => cmd === undefined)).toBe(true)
    expect(pages.map(({ isClosed }) => isClosed)).toEqual([false, false])
    await Promise.all(pages.map((page) => page.close()))
    for (const server of servers) await server.stop()
  })

  test('of two who do the same thing at the same time one is first, and the other is told how it stands', async () => {
    const servers = await two(() => Promise.resolve(noHints))
    const ann = await Person.named('Ann', servers[0].at)
    const { id } = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const pages = servers.map(({ at }) => new Looking(ann.movedTo(at), id, 'dicethrone'))
    await Promise.all(pages.map((page) => page.ready()))
    for (let n = 0; n < 15; n++) {
      const decision = await pages[0]!.until(() => pages[0]!.asked())
      await pages[1]!.until(() => pages[1]!.asked()?.id === decision.id)
      const picks = [decision.options[0]!.key]
      const replies = await Promise.all(pages.map((page) => page.command(page.answerTo(decision, picks))))
      // Who was second is refused: the question is answered already.
      expect(replies.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
      await agree(store, id, ...pages)
    }
    expect(await store.rows(id)).toHaveLength(15)
    expect(pages.map(({ isClosed }) => isClosed)).toEqual([false, false])
    await Promise.all(pages.map((page) => page.close()))
    for (const server of servers) await server.stop()
  })
})

// Behind the others: its tables are no games, and a server that found them would say so.
describe.skipIf(isMissing.postgres)('PostgreSQL', () => {
  conforms('PostgreSQL', () => openStore(databaseUrl))

  test('processes that begin together bring the database up one after the other', async () => {
    const stores = await Promise.all([openStore(databaseUrl), openStore(databaseUrl), openStore(databaseUrl)])
    expect(await Promise.all(stores.map((store) => store.table('nowhere')))).toEqual([null, null, null])
    for (const store of stores) await store.close()
  })
})
