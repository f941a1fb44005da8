import type { ServerResponse } from 'node:http'
import {
  API_VERSION,
  besideId,
  command,
  limits as sizes,
  newToken,
  type Scope,
  type ServerMessage,
  type TokenShown,
} from '@quadriga/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Buckets } from '../bucket.ts'
import { hashed, randomText } from '../secrets.ts'
import type { Store, TokenRecord } from '../store/store.ts'
import type { HostedTable } from '../tables/hostedTable.ts'
import type { Viewer } from '../tables/viewer.ts'
import type { ApiParts } from './api.ts'
import { type ById, idIn, NotGranted, parsed, signedIn, visitorOf } from './granting.ts'

const versioned = new RegExp(`^/api/v${API_VERSION}/`)

/** Programs name the version in the address; the page of this server is always of the same one. */
export function rewritten({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.replace(versioned, '/api/')
}

/** What a program may ask for, by what its token allows. What is not here is for people. */
const allowed: Readonly<Record<string, Scope>> = {
  'GET /api/me': 'read',
  'GET /api/tables': 'read',
  'GET /api/tables/:id': 'read',
  'GET /api/tables/:id/state': 'read',
  'GET /api/tables/:id/events': 'read',
  'GET /api/tables/:id/game': 'read',
  'GET /api/tables/:id/after': 'read',
  'POST /api/invitations/look': 'read',
  'POST /api/invitations/join': 'play',
  'POST /api/tables/:id/commands': 'play',
  'POST /api/tables': 'create',
  'POST /api/tables/:id/invitations': 'create',
  'POST /api/tables/:id/after': 'create',
}

/** Refuses what a program's token does not allow. */
export function scopeGuard(store: Store) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.headers.authorization === undefined) return
    const visitor = await visitorOf(store, request.raw)
    if (visitor === null) throw new NotGranted('signIn')
    const scope = allowed[`${request.method} ${request.routeOptions.url ?? ''}`]
    if (scope === undefined || visitor.scopes?.includes(scope) !== true) throw new NotGranted('forbidden')
  }
}

/** Requests for programs: tokens, and playing without a web socket. */
export function programs(app: FastifyInstance, parts: ApiParts): void {
  tokens(app, parts)
  playing(app, parts)
  events(app, parts)
}

function tokens(app: FastifyInstance, parts: ApiParts): void {
  const { store, dismiss, limits, now } = parts
  const made = new Buckets(limits.tables)
  const shown = (owner: string, { id, guest, name, scopes, at }: TokenRecord): TokenShown => ({
    id,
    name,
    scopes: [...scopes],
    isBot: guest !== owner,
    at,
  })
  const all = async (owner: string) => [owner, ...(await store.botsOf(owner))]
  const listed = async (owner: string) => ({
    tokens: (await store.tokensOf(await all(owner))).map((one) => shown(owner, one)),
  })
  app.get('/api/tokens', async (request) => listed((await signedIn(parts, request)).id))
  app.post('/api/tokens', async (request) => {
    const { id: owner } = await signedIn(parts, request)
    const { name, scopes, isBot = false } = parsed(newToken, request.body)
    if (!made.take(owner, now())) throw new NotGranted('tooMany')
    const guest = isBot ? await botAccount(parts, owner, name) : owner
    const token = `quadriga_${randomText(32)}`
    const record = { id: randomText(16), guest, name, scopes, at: now() }
    await store.addToken(record, hashed(token))
    return { ...shown(owner, record), token }
  })
  app.delete<ById>('/api/tokens/:id', async (request) => {
    const { id: owner } = await signedIn(parts, request)
    const own = await store.tokensOf(await all(owner))
    const token = own.find(({ id }) => id === request.params.id)
    if (token === undefined) throw new NotGranted('notFound')
    await store.removeToken([token.guest], token.id)
    // What the program has open goes with it; other programs and the guest's own pages come back.
    await dismiss.everywhere(token.guest)
    return listed(owner)
  })
}

const MARK = ' · bot'

/** A guest that is a program. Everybody sees that it is one, and no cookie leads to it. */
async function botAccount({ store, now }: ApiParts, owner: string, name: string): Promise<string> {
  const id = randomText(16)
  const label = `${name.slice(0, sizes.name - MARK.length)}${MARK}`
  await store.addGuest({ id, name: label }, hashed(randomText(32)), now())
  await store.addBot(id, owner)
  return id
}

/** The table of a request, and who asks. */
async function found(parts: ApiParts, request: FastifyRequest<ById>) {
  const guest = await signedIn(parts, request)
  const table = await parts.tables.seenBy(idIn(request.params), guest.id)
  if (table === null) throw new NotGranted('notFound')
  await parts.blocks.learn(guest.id)
  parts.names.know(guest)
  return { guest, table }
}

function playing(app: FastifyInstance, parts: ApiParts): void {
  app.get<ById>('/api/tables/:id/state', async (request) => {
    const { guest, table } = await found(parts, request)
    const state = await table.stateFor(guest.id)
    if (state === null) throw new NotGranted('broken')
    return state
  })
  app.post<ById>('/api/tables/:id/commands', async (request) => {
    const wanted = parsed(command, request.body)
    const { guest, table } = await found(parts, request)
    const who = wanted.as === undefined ? guest.id : besideId(guest.id, wanted.as)
    const outcome = await parts.tables.perform(table, who, wanted)
    if (outcome.kind === 'lost' || outcome.kind === 'overtaken') throw new NotGranted('broken')
    return { ...outcome, id: wanted.id }
  })
}

function events(app: FastifyInstance, parts: ApiParts): void {
  const { limits } = parts
  const open = new Map<string, number>()
  app.get<ById>('/api/tables/:id/events', async (request, reply) => {
    const { guest, table } = await found(parts, request)
    const count = open.get(guest.id) ?? 0
    if (count >= limits.connectionsOfGuest) throw new NotGranted('tooMany')
    open.set(guest.id, count + 1)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
    })
    const viewer = streamed(raw, guest.id, table, limits.unread)
    const alive = setInterval(() => raw.write(': alive\n\n'), limits.aliveEvery)
    raw.on('close', () => {
      clearInterval(alive)
      table.leave(viewer)
      open.set(guest.id, (open.get(guest.id) ?? 1) - 1)
    })
    table.look(viewer)
  })
}

/** A viewer to whom the state is told whole after every change: a program need not put patches together. */
function streamed(raw: ServerResponse, person: string, table: HostedTable, unread: number): Viewer {
  const write = (message: ServerMessage): void => {
    if (raw.destroyed) return
    raw.write(`data: ${JSON.stringify(message)}\n\n`)
    // A program that does not read is cut off: what waits for it would fill the memory.
    if (raw.writableLength > unread) raw.destroy()
  }
  const end: Viewer['end'] = (why) => {
    write({ kind: 'problem', why })
    raw.end()
  }
  return {
    person,
    send(message) {
      if (message.kind !== 'update') return write(message)
      void table.stateFor(person, message.from).then((state) => state === null || write(state))
    },
    // A program comes back, as after any trouble.
    move: () => end('trouble'),
    end,
  }
}
