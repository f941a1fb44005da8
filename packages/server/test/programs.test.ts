import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MadeToken, Scope, StateMessage, TokenShown } from '@quadriga/protocol'
import { verifies } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { operations } from '@quadriga/protocol/description'
import { duel, Looking, Person, playTo } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

const bot = join(import.meta.dirname, '../../../examples/bot.ts')

/** The example as anybody would run it; what it printed. */
async function runBot(...given: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [bot, ...given])
  return JSON.parse(stdout)
}

async function token(of: Person, scopes: readonly Scope[], isBot = false): Promise<MadeToken> {
  const made = await of.ask<MadeToken>('POST', '/api/tokens', { name: 'My program', scopes, isBot })
  expect(made.status).toBe(200)
  return made.body
}

async function asked(
  path: string,
  secret: string,
  method = 'GET',
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.at}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test('the example bot joins by an invitation and plays a whole game against a person', async () => {
  const ann = await Person.named('Ann', server.at)
  const { id, invitations } = await ann.create(duel)
  const code = invitations.find(({ seat }) => seat === 1)?.code ?? ''
  const robot = await token(ann, ['read', 'play'], true)
  const look = new Looking(ann, id, 'dicethrone')
  await look.ready()
  const [end] = await Promise.all([runBot(server.at, robot.token, code), playTo(5000, look)])
  expect(end).toEqual(look.views[0]?.outcome)
  expect(look.state?.people.map(({ name }) => name)).toContain('My program · bot')
  // It sees its own hand and no other.
  const seen = (await asked(`tables/${id}/state`, robot.token)).body as StateMessage
  expect(seen.views.map(({ viewer }) => viewer)).toEqual([1])
  const { body } = await asked(`tables/${id}/game`, robot.token)
  const { save, commitment } = body as { save: Parameters<typeof verifies>[0]; commitment: string }
  expect(verifies(save, commitment)).toBe(true)
  await look.close()
})

test('a token does what its scopes allow, is told once, kept as a hash, and void when it is taken back', async () => {
  const ann = await Person.named('Ann', server.at)
  const { id } = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const reads = await token(ann, ['read'])
  expect(reads).toMatchObject({ name: 'My program', scopes: ['read'], isBot: false })
  const state = (await asked(`tables/${id}/state`, reads.token)).body as StateMessage
  expect(state).toMatchObject({ kind: 'state', you: { id: ann.id, seat: 0 } })
  const nothing = { kind: 'redo', id: 'a-command-1', era: 0 }
  expect((await asked(`tables/${id}/commands`, reads.token, 'POST', nothing)).status).toBe(403)
  expect((await asked('tables', reads.token, 'POST', duel)).status).toBe(403)
  const all = await token(ann, ['read', 'play', 'create'])
  expect(await asked(`tables/${id}/commands`, all.token, 'POST', nothing)).toMatchObject({
    status: 200,
    body: { kind: 'refused', id: 'a-command-1' },
  })
  expect((await asked('tables', all.token, 'POST', duel)).status).toBe(200)
  // Nothing about the account itself is open to a program, whatever its scopes.
  for (const [method, path, body] of [
    ['GET', 'tokens', undefined],
    ['POST', 'tokens', { name: 'x', scopes: ['read'] }],
    ['PATCH', 'me', { name: 'x' }],
    ['GET', 'blocks', undefined],
    ['POST', 'guests', { name: 'x' }],
  ] as const)
    expect([path, (await asked(path, all.token, method, body)).status]).toEqual([path, 403])
  const listed = await ann.ask<{ tokens: TokenShown[] }>('GET', '/api/tokens')
  expect(JSON.stringify(listed.body)).not.toContain(reads.token)
  expect(listed.body.tokens.map(({ id: one }) => one)).toContain(reads.id)
  const eve = await Person.named('Eve', server.at)
  expect((await eve.ask('DELETE', `/api/tokens/${reads.id}`)).status).toBe(404)
  expect((await ann.ask('DELETE', `/api/tokens/${reads.id}`)).status).toBe(200)
  expect((await asked(`tables/${id}/state`, reads.token)).status).toBe(401)
  expect((await asked('me', 'quadriga_x')).status).toBe(401)
})

test('a token that is taken back ends what programs have open with it, and other ways of the same person come back', async () => {
  const ann = await Person.named('Ann', server.at)
  const { id } = await ann.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const made = await token(ann, ['read', 'play'])
  const headers = { authorization: `Bearer ${made.token}` }
  const stream = await fetch(`${server.at}/api/v1/tables/${id}/events`, { headers })
  const socket = new WebSocket(`${server.at.replace('http', 'ws')}/api/v1/live`, { headers })
  await new Promise((resolve) => socket.once('open', resolve))
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')))
  const hasEnded = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  expect((await ann.ask('DELETE', `/api/tokens/${made.id}`)).status).toBe(200)
  await hasEnded
  expect(heard.at(-1)).toContain('"problem"')
  // It ends: reading to the end is possible.
  expect(await stream.text()).toContain('"problem"')
  const look = new Looking(ann, id, 'dicethrone')
  await look.ready()
  await look.close()
})

test('what is described for programs is what the server answers, under its version', async () => {
  const description = (await (await fetch(`${server.at}/api/v1/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, unknown>>
  }
  expect(Object.keys(description.paths)).toEqual(
    Object.keys(operations).map((one) => one.replace('/api/', '/api/v1/')),
  )
  const ann = await Person.named('Ann', server.at)
  const { token: secret } = await token(ann, ['read', 'play', 'create'])
  for (const path of ['me', 'tables']) expect([path, (await asked(path, secret)).status]).toEqual([path, 200])
  expect((await asked(`tables/${'x'.repeat(22)}/events`, secret)).status).toBe(404)
})
