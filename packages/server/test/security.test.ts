import { createRng, sample } from '@quadriga/kernel'
import { limits, PROTOCOL, type ServerMessage } from '@quadriga/protocol'
import { operations } from '@quadriga/protocol/description'
import { protection } from '@quadriga/web/server'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { networkOf } from '../src/http/visitor.ts'
import { servedGame } from '../src/tables/games.ts'
import { duel, Looking, Person, playTo, twoAt } from './support/player.ts'
import { generous, serving } from './support/serving.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

/** Says something over a new connection and hears until it ends. */
function said(
  cookie: string,
  words: readonly (string | Buffer)[],
  headers: Record<string, string> = {},
  at = server.at,
) {
  return new Promise<{ code: number; heard: ServerMessage[] }>((resolve) => {
    const socket = new WebSocket(`${at.replace('http', 'ws')}/api/live`, {
      headers: { cookie, ...headers },
    })
    const heard: ServerMessage[] = []
    socket.on('open', () => words.forEach((one) => socket.send(one)))
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage))
    socket.on('error', () => undefined)
    socket.on('close', (code) => resolve({ code, heard }))
  })
}

const helloTo = (table: string, more = {}) =>
  JSON.stringify({ kind: 'hello', v: PROTOCOL, table, build: servedGame('dicethrone').build, ...more })

test('a table that is not mine is answered as one that does not exist', async () => {
  const { id, first, second } = await twoAt(server.at)
  const eve = await Person.named('Eve', server.at)
  const none = 'x'.repeat(22)
  const other = await said(eve.cookie, [helloTo(id)])
  expect(other).toEqual({ code: 4003, heard: [{ kind: 'problem', why: 'noTable' }] })
  expect(await said(eve.cookie, [helloTo(none)])).toEqual(other)
  for (const [method, path, body] of [
    ['POST', 'invitations', { seat: 1 }],
    ['GET', 'game', undefined],
  ] as const) {
    const answers = await Promise.all(
      [id, none, 'bad!'].map((one) => eve.ask(method, `/api/tables/${one}/${path}`, body)),
    )
    expect(answers).toEqual(answers.map(() => ({ status: 404, body: { error: 'notFound' } })))
  }
  for (const code of [none, 'a'.repeat(22)]) expect((await eve.join(code)).status).toBe(404)
  await Promise.all([first.close(), second.close()])
})

test('a seat answers for nobody but who holds it, and an invitation is spent', async () => {
  const { ann, first, second, code } = await twoAt(server.at)
  await playTo(6, first, second)
  const asking = [first, second].find((one) => one.asked() !== undefined)!
  const other = asking === first ? second : first
  const decision = asking.asked()!
  const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key)
  expect(await other.command(asking.answerTo(decision, picks))).toMatchObject({
    kind: 'refused',
    reasons: [{ key: 'table.notYourSeat' }],
  })
  for (const wrong of [
    { seat: 7 },
    { decision: 999_999 },
    { picks: ['__proto__'] },
    { seat: 1 - decision.seat },
  ])
    expect(await asking.command({ ...asking.answerTo(decision, picks), ...wrong })).toMatchObject({
      kind: 'refused',
    })
  const eve = await Person.named('Eve', server.at)
  expect(await eve.join(code)).toEqual({ status: 409, body: { error: 'taken' } })
  // Who sits there may come again by the same link.
  expect((await second.person.join(code)).status).toBe(200)
  expect((await ann.join(code)).status).toBe(409)
  await Promise.all([first.close(), second.close()])
})

test('the id of a command means something at its own table and from its own person only', async () => {
  const [one, two] = [await twoAt(server.at), await twoAt(server.at)]
  const id = 'an-id-that-is-used-again'
  const asking = ({ first, second }: typeof one) => (first.asked() === undefined ? second : first)
  const answer = (look: Looking) => {
    const decision = look.asked()!
    return { ...look.answerTo(decision, sample(decision, createRng('again'))), id }
  }
  await one.first.until(() => one.first.asked() ?? one.second.asked())
  await two.first.until(() => two.first.asked() ?? two.second.asked())
  const [here, there] = [asking(one), asking(two)]
  const said = answer(here)
  expect(await here.command(said)).toMatchObject({ kind: 'done', again: false })
  expect(await here.command(said)).toMatchObject({ kind: 'done', again: true })
  // Somebody else who says the same is not taken for them, and is not asked.
  const other = here === one.first ? one.second : one.first
  expect(await other.command(said)).toMatchObject({ kind: 'refused' })
  expect(await there.command(answer(there))).toMatchObject({ kind: 'done', again: false })
  await Promise.all([one, two].flatMap(({ first, second }) => [first.close(), second.close()]))
})

test('what is malformed, too large or too early ends the connection and nothing else', async () => {
  const ann = await Person.named('Ann', server.at)
  const { id } = await ann.create(duel)
  const protocol = { kind: 'problem', why: 'protocol' }
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  for (const words of [
    '',
    '{',
    'null',
    '[]',
    '{"kind":"hello"}',
    deep,
    helloTo(id, { v: PROTOCOL + 1 }),
    helloTo(id, { more: 1 }),
  ])
    expect([words.slice(0, 40), await said(ann.cookie, [words])]).toEqual([
      words.slice(0, 40),
      { code: 1002, heard: [protocol] },
    ])
  expect((await said(ann.cookie, [Buffer.from([1, 2, 3])])).code).toBe(1002)
  expect((await said(ann.cookie, ['x'.repeat(limits.message + 1)])).code).toBe(1009)
  expect((await said(ann.cookie, [helloTo(id), helloTo(id)])).code).toBe(1002)
  expect((await said(ann.cookie, [helloTo(id, { build: 'other' })])).heard).toEqual([
    { kind: 'problem', why: 'build' },
  ])
  const look = new Looking(ann, id, 'dicethrone')
  await look.ready()
  await look.close()
})

test('nobody comes in without a cookie of this server, or from another page', async () => {
  for (const cookie of [
    '',
    'quadriga-guest=short',
    `quadriga-guest=${'a'.repeat(43)}`,
    `x=1; quadriga-guest=${'b'.repeat(43)}`,
  ]) {
    expect(await said(cookie, [])).toEqual({ code: 4002, heard: [{ kind: 'problem', why: 'signIn' }] })
    const me = await fetch(`${server.at}/api/tables`, { headers: { cookie } })
    expect([me.status, await me.json()]).toEqual([401, { error: 'signIn' }])
  }
  const ann = await Person.named('Ann', server.at)
  expect((await said(ann.cookie, [], { origin: 'http://elsewhere.example' })).code).toBe(1006)
  for (const origin of ['http://elsewhere.example', 'null', 'http://127.0.0.1:1']) {
    const crossed = await fetch(`${server.at}/api/me`, { headers: { cookie: ann.cookie, origin } })
    expect([origin, crossed.status]).toEqual([origin, 400])
  }
  const own = await fetch(`${server.at}/api/me`, { headers: { cookie: ann.cookie, origin: server.at } })
  expect(own.status).toBe(200)
})

test('a token is in a cookie that no script and no other site can use, and nowhere else', async () => {
  const response = await fetch(`${server.at}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":" Ann "}',
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^quadriga-guest=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ name: 'Ann' })
  expect(text).not.toContain(cookie.slice(15, 58))
})

test('every request is answered as it is described, with the headers of the page, whatever it is sent', async () => {
  const ann = await Person.named('Ann', server.at)
  const call = (method: string, path: string, body?: string, type = 'application/json') =>
    fetch(`${server.at}${path}`, {
      method,
      headers: { cookie: ann.cookie, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    })
  for (const [path, methods] of Object.entries(operations))
    for (const [method, { takes }] of Object.entries(methods)) {
      const at = path.replace('{id}', 'x'.repeat(22))
      const given =
        takes === undefined
          ? [undefined]
          : ['{}', 'null', '[', '{"__proto__":1}', `"${'x'.repeat(limits.body)}"`]
      for (const body of given) {
        const response = await call(method.toUpperCase(), at, body)
        const statuses = takes === undefined ? [200, 404] : [400, 413]
        expect([at, method, statuses.includes(response.status)]).toEqual([at, method, true])
        for (const [name, value] of Object.entries(protection)) expect(response.headers.get(name)).toBe(value)
        expect(response.headers.get('cache-control')).toBe('no-store')
        await response.text()
      }
      const asText = await call(
        method.toUpperCase(),
        at,
        takes === undefined ? undefined : '{}',
        'text/plain',
      )
      expect([at, method, [200, 400, 404].includes(asText.status)]).toEqual([at, method, true])
    }
  for (const [method, path] of [
    ['GET', '/api'],
    ['DELETE', '/api/me'],
    ['GET', '/api/nothing'],
    ['POST', '/health'],
  ] as const)
    expect([path, (await call(method, path)).status]).toEqual([path, 404])
  const [health, ready, metrics] = await Promise.all(
    ['/health', '/ready', '/metrics'].map((path) => call('GET', path)),
  )
  expect([health?.status, ready?.status]).toEqual([200, 200])
  expect(await metrics?.text()).toMatch(/^quadriga_requests_total \d+$/m)
  // The page is still the page's.
  expect(await (await call('GET', '/table/x')).text()).toBe('<p>page</p>')
  expect((await call('POST', '/')).status).toBe(405)
})

test('a game refuses a set-up with its reasons', async () => {
  const ann = await Person.named('Ann', server.at)
  for (const setup of [{ heroes: ['nobody', 'barbarian'] }, { heroes: 5 }, [], { heroes: ['gunslinger'] }]) {
    const { status, body } = await ann.ask<{ error: string; reasons: unknown[] }>('POST', '/api/tables', {
      ...duel,
      setup,
    })
    expect([status, body.error]).toEqual([422, 'refused'])
    expect(body.reasons.length).toBeGreaterThan(0)
  }
  const wrong = await ann.ask('POST', '/api/tables', { ...duel, seats: [{ kind: 'me' }] })
  expect(wrong.body).toMatchObject({ error: 'refused', reasons: [{ key: 'refused.people' }] })
})

test('who does too much is told so, and the others go on', async () => {
  const limited = await serving({
    limits: {
      ...generous,
      messages: { burst: 5, perSecond: 0 },
      guests: { burst: 3, perSecond: 0 },
      tables: { burst: 1, perSecond: 0 },
      wrongCodes: { burst: 2, perSecond: 0 },
      connectionsOfGuest: 2,
    },
  })
  const ann = await Person.named('Ann', limited.at)
  const ben = await Person.named('Ben', limited.at)
  await Person.named('Cleo', limited.at)
  await expect(Person.named('Dora', limited.at)).rejects.toThrow('429')
  const { id, invitations } = await ann.create(duel)
  expect((await ann.ask('POST', '/api/tables', duel)).status).toBe(429)
  expect((await ben.join(invitations[0]!.code)).status).toBe(200)
  const codes = await Promise.all(['a', 'b', 'c'].map((one) => ben.join(one.repeat(22))))
  expect(codes.filter(({ status }) => status === 404).length).toBe(2)
  expect(codes.filter(({ status }) => status === 429).length).toBe(1)
  const loud = new Looking(ann, id, 'dicethrone')
  await loud.ready()
  const calm = new Looking(ben, id, 'dicethrone')
  await calm.ready()
  for (let n = 0; n < 10; n++) loud.send({ kind: 'say', phrase: 'hello' })
  await loud.until(() => loud.heard.some((one) => one.kind === 'problem' && one.why === 'tooMuch'))
  await calm.until(() => calm.heard.filter(({ kind }) => kind === 'said').length === 4)
  const more = new Looking(ben, id, 'dicethrone')
  await more.ready()
  await expect(new Looking(ben, id, 'dicethrone').ready()).rejects.toThrow('tooMuch')
  await calm.close()
  await limited.remove()
})

test('nobody takes all connections from one address, however many guests they make there', async () => {
  const limited = await serving({ limits: { ...generous, connectionsOfGuest: 2, connectionsOfAddress: 3 } })
  const { id, ann, first, second } = await twoAt(limited.at)
  const third = new Looking(ann, id, 'dicethrone')
  await third.ready()
  const eve = await Person.named('Eve', limited.at)
  const why = async () => (await said(eve.cookie, ['{'], {}, limited.at)).heard
  expect(await why()).toEqual([{ kind: 'problem', why: 'tooMuch' }])
  await second.close()
  await first.until(() => first.state?.people.some(({ isHere }) => !isHere))
  // She comes in now, and only what she says is wrong.
  expect(await why()).toEqual([{ kind: 'problem', why: 'protocol' }])
  await Promise.all([first.close(), third.close()])
  await limited.remove()
})

test('who has a network of addresses is counted as one, and neighbours in a house are not', () => {
  const same = ['2001:db8:1:2::1', '2001:DB8:0001:0002:3:4:5:6', '2001:db8:1:2:ffff::']
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::']))
  expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::')
  const others = ['203.0.113.7', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0', 'fd00:1:2:3::4', 'no address', '']
  expect(others.map(networkOf)).toEqual(others)
})
