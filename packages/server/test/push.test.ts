import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress, isPublicEndpoint } from '../src/days/pushSender.ts'
import { askedWhileAway, duel, Person, playTo, twoAt } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'

/** A browser that waits for what is pushed: an endpoint on this machine and keys of its own. */
class Browser {
  readonly got: { readonly headers: IncomingHttpHeaders; readonly text: string }[] = []
  endpoint = ''
  private readonly keys = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      this.got.push({ headers: request.headers, text: this.read(Buffer.concat(parts)) })
      response.writeHead(201).end()
    })
  })

  async begin(): Promise<void> {
    this.keys.generateKeys()
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.endpoint = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/push/1`
  }

  get place() {
    const { endpoint } = this
    return {
      endpoint,
      p256dh: this.keys.getPublicKey('base64url'),
      auth: this.secret.toString('base64url'),
      language: 'fr',
    }
  }

  /** RFC 8291 and 8188, as a browser reads it. */
  private read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] ?? 0))
    const content = body.subarray(21 + (body[20] ?? 0))
    const shared = this.keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const input = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32))
    const derived = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(content.subarray(-16))
    const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  }

  end(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve))
  }
}

const HOUR = 3_600_000
let server: Serving
const browser = new Browser()
beforeAll(async () => {
  server = await serving()
  await browser.begin()
})
afterAll(async () => {
  await browser.end()
  await server.remove()
})

test('who is away is told once, encrypted for their browser, and a later notice of the table replaces it', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at, {
    ...duel,
    contract: { fair: true, watchers: false },
  })
  expect((await ben.ask('POST', '/api/me/push', browser.place)).status).toBe(200)
  await askedWhileAway(second, first)
  await expect.poll(() => browser.got.length, { timeout: 10_000 }).toBe(1)
  const [told] = browser.got
  expect(JSON.parse(told?.text ?? '')).toEqual({
    table: id,
    title: 'C’est à vous · Dice Throne',
    body: `${ann.name} vous attend.`,
  })
  expect(told?.headers).toMatchObject({ topic: id, urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(told?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
  const { body } = await ben.ask<{ key: string }>('GET', '/api/me/notices')
  expect(told?.headers.authorization).toContain(`k=${body.key}`)
  // Nothing more of the same question, however often the table is looked at.
  await server.jump(HOUR)
  await server.jump(HOUR)
  expect(browser.got.length).toBe(1)
  await first.close()
  await ben.ask('DELETE', '/api/me/push', { endpoint: browser.endpoint })
  expect(server.troubles).toEqual([])
})

test('in quiet hours nobody is told; when they are over, what still waits is', async () => {
  browser.got.length = 0
  const { ben, first, second } = await twoAt(server.at, {
    ...duel,
    contract: { fair: true, watchers: false },
  })
  await ben.ask('POST', '/api/me/push', browser.place)
  const { now } = (await ben.ask<{ now: number }>('GET', '/api/tables')).body
  const hour = Math.floor((now % (24 * HOUR)) / HOUR)
  const quiet = { from: hour, until: (hour + 2) % 24, offset: 0 }
  expect((await ben.ask('PUT', '/api/me/notices', { quiet })).status).toBe(200)
  await askedWhileAway(second, first)
  await first.caughtUp()
  await server.jump(0)
  expect(browser.got.length).toBe(0)
  await server.jump(2 * HOUR)
  await expect.poll(() => browser.got.length, { timeout: 10_000 }).toBe(1)
  await first.close()
  expect(server.troubles).toEqual([])
})

test('a seat that is kept for somebody who has gone is told them, once, and leads to it', async () => {
  browser.got.length = 0
  const { id, ann, ben, first, second } = await twoAt(server.at)
  await ben.ask('POST', '/api/me/push', browser.place)
  await playTo(Infinity, first, second)
  await second.close()
  await first.until(() => first.state?.people.some(({ name, isHere }) => name === 'Ben' && !isHere))
  browser.got.length = 0
  const { body } = await ann.ask<{ table: string }>('POST', `/api/tables/${id}/after`, { kind: 'again' })
  await expect.poll(() => browser.got.length, { timeout: 10_000 }).toBe(1)
  expect(JSON.parse(browser.got[0]?.text ?? '')).toEqual({
    table: body.table,
    isKept: true,
    title: 'Une autre partie ? · Dice Throne',
    body: 'Ann vous garde une place.',
  })
  await ann.ask('POST', `/api/tables/${id}/after`, { kind: 'again' })
  await server.jump(HOUR)
  expect(browser.got.length).toBe(1)
  await first.close()
  await ben.ask('DELETE', '/api/me/push', { endpoint: browser.endpoint })
  expect(server.troubles).toEqual([])
})

test('keys are made at the first start and stay', async () => {
  const one = await serving()
  const keyAt = async (at: string) => {
    const ann = await Person.named('Ann', at)
    return (await ann.ask<{ key: string }>('GET', '/api/me/notices')).body.key
  }
  const key = await keyAt(one.at)
  await one.stop()
  const two = await serving({ file: one.file })
  expect(await keyAt(two.at)).toBe(key)
  expect(key).toMatch(/^[\w-]{87}$/)
  await two.stop()
  await one.remove()
})

test('outside tests no endpoint inside the network of the server is taken', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '172.20.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    'push.example',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['1.1.1.1', '2606:4700::1111', '172.32.0.1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  for (const endpoint of [
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://printer.local/1',
    'https://intranet/1',
    'https://a:b@push.example/1',
    'nonsense',
  ])
    expect([endpoint, isPublicEndpoint(endpoint)]).toEqual([endpoint, false])
  expect(isPublicEndpoint('https://push.example/1')).toBe(true)
  const strict = await serving({ isTest: false })
  const ann = await Person.named('Ann', strict.at)
  expect((await ann.ask('POST', '/api/me/push', browser.place)).status).toBe(422)
  const outside = { ...browser.place, endpoint: 'https://push.example/1' }
  expect((await ann.ask('POST', '/api/me/push', outside)).status).toBe(200)
  await strict.remove()
})
