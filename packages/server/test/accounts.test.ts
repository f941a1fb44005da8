import type { WaysBack } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, Looking, Person, twoAt } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

/** Comes from a device without a cookie. */
async function recovered(code: string) {
  const response = await fetch(`${server.at}/api/recovery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const body = (await response.json()) as { id?: string }
  return { status: response.status, cookie, body }
}

async function nameWith(cookie: string): Promise<string | undefined> {
  const response = await fetch(`${server.at}/api/me`, { headers: { cookie } })
  return ((await response.json()) as { me: { name: string } | null }).me?.name
}

test('a recovery code brings one back on another device, once; new codes make the old ones void', async () => {
  const ann = await Person.named('Ann', server.at)
  const codes = async (): Promise<readonly string[]> =>
    (await ann.ask<{ codes: string[] }>('POST', '/api/me/recovery')).body.codes
  const [old = ''] = await codes()
  const [first = '', ...rest] = await codes()
  expect(rest.length).toBe(7)
  expect((await recovered(old)).status).toBe(404)
  const device = await recovered(first)
  expect(device.body.id).toBe(ann.id)
  // Both devices are the same person, side by side.
  expect([await nameWith(device.cookie), await nameWith(ann.cookie)]).toEqual(['Ann', 'Ann'])
  expect((await recovered(first)).status).toBe(404)
  expect((await ann.ask<WaysBack>('GET', '/api/me/ways')).body).toEqual({ passkeys: [], codes: 7 })
})

test('two devices of one person are in step at a table', async () => {
  const { ann, first, second, id } = await twoAt(server.at)
  const { body } = await ann.ask<{ codes: string[] }>('POST', '/api/me/recovery')
  const { cookie } = await recovered(body.codes[0] ?? '')
  const tablet = ann.onDevice(cookie)
  const other = new Looking(tablet, id, 'dicethrone')
  await other.ready()
  expect(other.views).toEqual(first.views)
  for (let n = 0; n < 6; n++) {
    const asking = [other, second].find((one) => one.asked() !== undefined)
    await asking?.answer()
    const seq = asking?.state?.seq ?? 0
    await Promise.all([first, second, other].map((one) => one.until(() => (one.state?.seq ?? 0) >= seq)))
    expect([other.views, other.told]).toEqual([first.views, first.told])
  }
  // Who leaves one of two screens is still here.
  await other.close()
  await second.until(() => second.state?.people.find((one) => one.id === ann.id)?.isHere)
  await Promise.all([first.close(), second.close()])
})

test('everything about me is told without secrets, and deleted for good; games of others stay', async () => {
  const { ann, ben, first, second, id } = await twoAt(server.at)
  await ann.ask('POST', '/api/tokens', { name: 'Mine', scopes: ['read'] })
  await ann.ask('POST', '/api/blocks', { person: 'nobody', isBlocked: true })
  const { body: codes } = await ann.ask<{ codes: string[] }>('POST', '/api/me/recovery')
  const { body } = await ann.ask('GET', '/api/me/everything')
  expect(body).toMatchObject({ guest: { id: ann.id, name: 'Ann' }, tables: [id], tokens: [{ name: 'Mine' }] })
  expect(JSON.stringify(body)).not.toMatch(/hash|public_key/)
  expect((await ann.ask('POST', '/api/me/deletion', { confirm: 'yes' })).status).toBe(400)
  expect((await ann.ask('POST', '/api/me/deletion', { confirm: 'everything' })).status).toBe(200)
  expect((await ann.ask('GET', '/api/tables')).status).toBe(401)
  expect((await recovered(codes.codes[0] ?? '')).status).toBe(404)
  expect(await first.ended()).not.toBeNull()
  // A bot plays her seat, and Ben goes on.
  await second.until(() => second.state?.holders[0]?.kind === 'bot')
  expect((await ben.ask('GET', `/api/tables/${id}`)).status).toBe(200)
  await Promise.all([first.close(), second.close()])
  expect((await ben.create(duel)).id).toHaveLength(22)
})

test('a passkey that nobody attached, and one that signs no challenge of ours, are refused', async () => {
  const ann = await Person.named('Ann', server.at)
  const response = {
    id: 'unknown',
    rawId: 'unknown',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: '', signature: '' },
    clientExtensionResults: {},
  }
  expect((await ann.ask('POST', '/api/passkeys', { response })).status).toBe(404)
  expect((await ann.ask('POST', '/api/me/passkeys', { response })).status).toBe(400)
  expect((await ann.ask('DELETE', '/api/me/passkeys/unknown')).status).toBe(404)
})
