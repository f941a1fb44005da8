import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { protection } from '../server/headers.ts'
import { listen, NoAddress, NoPort } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'
import { pathOf } from '../server/target.ts'

const folder = mkdtempSync(join(tmpdir(), 'quadriga-page-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<p>page</p>')
writeFileSync(join(folder, 'assets', 'a.js'), '0123456789')
writeFileSync(join(folder, 'assets', 'empty.css'), '')
const site = readSite(folder)
const server: Server = siteServer(() => site)
let port = 0
beforeAll(async () => {
  port = await listen(server, [0])
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, method })

test('every place of the page is the page, files have their types, and what is missing is missing', async () => {
  const script = await get('/assets/a.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/table/abc', '/index.html', '/?a=%', `/table/${'x'.repeat(300)}`, '/v1.2', '//x/y']) {
    const place = await get(path)
    expect([path, place.status, await place.text()]).toEqual([path, 200, '<p>page</p>'])
    expect(place.headers.get('cache-control')).toBe('no-cache')
  }
  for (const path of ['/assets/b.js', '/assets', '/assets/', '/assets/a', `/${'x'.repeat(300)}.js`]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})

test('what is not reading is refused, and says what is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const refused = await get('/', {}, method)
    expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    expect(await refused.text()).toContain('Ici, on ne peut que lire.')
  }
})

test('HEAD says of a file and of a refusal what GET would, without the body', async () => {
  const hops = ['connection', 'date', 'keep-alive']
  const told = (of: Response) => [of.status, ...[...of.headers].filter(([name]) => !hops.includes(name))]
  for (const path of ['/assets/a.js', '/', '/assets/b.js']) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')]
    expect(await head.text()).toBe('')
    expect(told(head)).toEqual(told(whole))
  }
  expect((await get('/assets/a.js', { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
})

test('a file that a browser still has is not sent again', async () => {
  const tag = (await get('/')).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    const kept = await get('/', { 'if-none-match': known })
    expect([kept.status, await kept.text(), kept.headers.get('etag')]).toEqual([304, '', tag])
  }
  expect((await get('/', { 'if-none-match': '"x"' })).status).toBe(200)
  expect((await get('/', { 'if-match': tag })).status).toBe(200)
  for (const other of ['"x"', `W/${tag}`]) expect((await get('/', { 'if-match': other })).status).toBe(412)
})

test('a part of a file is given; a range outside it is refused and one that is none is not read', async () => {
  const part = async (range: string, more = {}) => {
    const got = await get('/assets/a.js', { range, ...more })
    const body = got.status === 416 ? '' : await got.text()
    return [got.status, body, got.headers.get('content-range')]
  }
  expect(await part('bytes=0-0')).toEqual([206, '0', 'bytes 0-0/10'])
  expect(await part('bytes=3-5')).toEqual([206, '345', 'bytes 3-5/10'])
  expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10'])
  expect(await part('bytes=7-99999999999999999999')).toEqual([206, '789', 'bytes 7-9/10'])
  expect(await part('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10'])
  expect(await part('bytes=-200')).toEqual([206, '0123456789', 'bytes 0-9/10'])
  for (const range of ['bytes=10-', 'bytes=10-11', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])
    expect(await part(range)).toEqual([416, '', 'bytes */10'])
  for (const range of [
    'bytes=5-3',
    'bytes=-',
    'bytes=',
    'bytes=0-1,3-4',
    'lines=0-1',
    'bytes=a-b',
    'bytes=--1',
  ])
    expect(await part(range)).toEqual([200, '0123456789', null])
  const tag = (await get('/assets/a.js')).headers.get('etag')
  expect((await part('bytes=0-0', { 'if-range': tag }))[0]).toBe(206)
  expect((await part('bytes=0-0', { 'if-range': '"x"' }))[0]).toBe(200)
  for (const range of ['bytes=0-', 'bytes=-1'])
    expect((await get('/assets/empty.css', { range })).status).toBe(416)
})

test('every response carries the headers that protect the page, and no policy allows inline code or style', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/assets/a.js', 'GET'],
    ['/assets/b.js', 'GET'],
    ['/%', 'GET'],
    ['/', 'POST'],
  ] as const) {
    const { headers } = await get(path, {}, method)
    for (const [name, value] of Object.entries(protection))
      expect([name, headers.get(name)]).toEqual([name, value])
  }
  const policy = protection['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|nonce|sha256|\*|http/)
})

test('an address cannot leave the site, and one that is no text is refused', () => {
  for (const target of [
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/..%5c..%5cwindows',
    '/%',
    '/%E0%A4%A',
    '/%c0%af',
    '/a%00b',
    '/a%0d%0ab',
    '/a#b',
    '*',
    '',
    'x',
    '?a',
    'ftp://here/',
  ])
    expect([target, pathOf(target)]).toEqual([target, null])
  for (const [target, path] of [
    ['/', '/'],
    ['/a?b=%', '/a'],
    ['//b/a', '//b/a'],
    ['/a%2Fb', '/a/b'],
    ['/d%C3%A9s', '/dés'],
    ['/a..b/...', '/a..b/...'],
    ['http://localhost:1/a?b', '/a'],
    ['HTTPS://x', '/'],
    ['http://x?y', '/'],
  ])
    expect([target, pathOf(target ?? '')]).toEqual([target, path])
})

test('a fault of the server itself is answered, and the server goes on', async () => {
  let isBroken = true
  const breaking = siteServer(() => {
    if (isBroken) throw new Error('broken')
    return site
  })
  const at = await listen(breaking, [0])
  expect((await fetch(`http://127.0.0.1:${at}/`)).status).toBe(500)
  isBroken = false
  expect((await fetch(`http://127.0.0.1:${at}/`)).status).toBe(200)
  breaking.close()
})

test('a client that waits for permission to send a body is answered at once', async () => {
  const status = (expecting: string) =>
    new Promise((resolve, reject) => {
      const headers = { expect: expecting, 'content-length': '1000000' }
      const asked = request({ port, host: '127.0.0.1', method: 'PUT', headers }, (response) => {
        resolve(response.statusCode)
        asked.destroy()
      })
      asked.on('error', reject)
      asked.flushHeaders()
    })
  expect(await status('100-continue')).toBe(405)
  expect(await status('tea')).toBe(417)
})

test('a client that never finishes its request, or never reads its answer, is let go', async () => {
  const large = { body: Buffer.alloc(20_000_000), type: 'text/plain', tag: '"x"', isHashed: false }
  const impatient = siteServer(() => new Map([['/', large]]), { headers: 50, request: 50, silence: 200 })
  const at = await listen(impatient, [0])
  const said = async (words: string): Promise<string> => {
    const socket = connect(at, '127.0.0.1').setEncoding('latin1')
    let answer = ''
    socket.on('data', (text) => (answer += text))
    socket.write(words)
    await once(socket, 'close')
    return answer.split('\r\n')[0] ?? ''
  }
  expect(await said('GET / HT')).toContain(' 408 ')
  expect(await said('GET / HTTP/1.1\r\nhost: x\r\nx: ')).toContain(' 408 ')
  expect(await said('')).toMatch(/^$| 408 /)
  const reader = connect(at, '127.0.0.1').pause()
  reader.on('error', () => reader.destroy())
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const [theirs] = (await once(impatient, 'connection')) as [Socket]
  await once(theirs, 'close')
  expect(theirs.destroyed).toBe(true)
  reader.destroy()
  impatient.close()
})

test('a busy port is passed over, or named when it is the only one', async () => {
  const first = createServer()
  const taken = await listen(first, [0])
  await expect(listen(createServer(), [taken])).rejects.toEqual(new NoPort(taken, 'busy'))
  const second = createServer()
  expect(await listen(second, [taken, 0])).not.toBe(taken)
  first.close()
  second.close()
})

test('an address that is not one of this machine is named', async () => {
  await expect(listen(createServer(), [0], '192.0.2.1')).rejects.toEqual(new NoAddress('192.0.2.1'))
})

test('a port without permission is not called busy', async () => {
  const forbidden = createServer()
  forbidden.listen = () => {
    queueMicrotask(() => forbidden.emit('error', Object.assign(new Error('no'), { code: 'EACCES' })))
    return forbidden
  }
  await expect(listen(forbidden, [80])).rejects.toEqual(new NoPort(80, 'forbidden'))
})
