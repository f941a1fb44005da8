import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openerFor } from '../server/browser.ts'
import { fileServer, pathOf } from '../server/files.ts'
import { BusyPort, listen } from '../server/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'quadriga-page-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<p>page</p>')
writeFileSync(join(folder, 'assets', 'a.js'), '1')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every place of the page is the page, files have their types, and what is missing is missing', async () => {
  const server = fileServer(folder)
  const port = await listen(server, [0])
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const script = await get('/assets/a.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
  const place = await get('/table/abc')
  expect([place.status, await place.text()]).toEqual([200, '<p>page</p>'])
  expect(place.headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/b.js')).status).toBe(404)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
  server.close()
})

test('an address cannot leave the folder', () => {
  expect(pathOf('/%2e%2e/%2e%2e/etc/passwd')).not.toContain('..')
  expect(pathOf('/%')).toBeNull()
  expect(pathOf('/a%00b')).toBeNull()
})

test('a busy port is passed over, or named when it is the only one', async () => {
  const first = createServer()
  const port = await listen(first, [0])
  await expect(listen(createServer(), [port])).rejects.toEqual(new BusyPort(port))
  const second = createServer()
  expect(await listen(second, [port, 0])).not.toBe(port)
  first.close()
  second.close()
})

test('a browser is opened where there is a screen, and never where BROWSER is none', () => {
  expect(openerFor('linux', {})).toBeNull()
  expect(openerFor('linux', { DISPLAY: ':0' })).toEqual(['xdg-open'])
  expect(openerFor('darwin', { BROWSER: 'none' })).toBeNull()
  expect(openerFor('darwin', {})).toEqual(['open'])
})
