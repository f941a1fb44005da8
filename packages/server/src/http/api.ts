import {
  type Fault,
  type Guest,
  limits as sizes,
  newGuest,
  newTable,
  type NewTable,
  type SeatWish,
  wantedInvitation,
  wayIn,
} from '@quadriga/protocol'
import { openApi } from '@quadriga/protocol/description'
import { protection } from '@quadriga/web/server'
import { fastify, type FastifyInstance } from 'fastify'
import { Buckets } from '../bucket.ts'
import { myTables } from '../days/myTables.ts'
import type { Notifier } from '../days/notifier.ts'
import type { Vacations } from '../days/vacations.ts'
import type { Mails } from '../mail/mails.ts'
import type { Dismissal } from '../live/dismissal.ts'
import type { Metrics } from '../metrics.ts'
import { hashed, randomText } from '../secrets.ts'
import type { ServerLimits } from '../serverLimits.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { GuestRecord, Store } from '../store/store.ts'
import type { Ties } from '../store/togetherStore.ts'
import type { Names } from '../tables/names.ts'
import type { Tables } from '../tables/tables.ts'
import { type ById, granted, guestOf, idIn, NotGranted, parsed, signedIn, statuses } from './granting.ts'
import { accounts } from './accounts.ts'
import { mail } from './mail.ts'
import { guardedCodes } from './guardedCodes.ts'
import { programs, rewritten, scopeGuard } from './programs.ts'
import { rooms } from './rooms.ts'
import { speech } from './speech.ts'
import { together } from './together.ts'
import { overDays } from './overDays.ts'
import { addressOf, cookieOf, isOwnOrigin, isSecure } from './visitor.ts'

/** What requests need of their server. */
export interface ApiParts {
  readonly store: Store
  readonly tables: Tables
  readonly blocks: Blocks
  readonly names: Names
  readonly vacations: Vacations
  readonly notifier: Notifier
  readonly mails: Mails
  readonly metrics: Metrics
  readonly limits: ServerLimits
  readonly dismiss: Pick<Dismissal, 'everywhere'>
  readonly isBehindProxy: boolean
  readonly isReady: () => boolean
  /** The host lets anybody find tables that are listed. */
  readonly hasOpenList: boolean
  /** Draws the secret seed of a new table. */
  readonly drawSeed: () => string
  readonly now: () => number
  readonly trouble: (what: string, error: unknown) => void
}

/** The requests of a server, as `packages/protocol` describes them. */
export async function api(parts: ApiParts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: sizes.body,
    logger: false,
    forceCloseConnections: true,
    rewriteUrl: rewritten,
  })
  protect(app, parts)
  aboutServer(app, parts)
  guests(app, parts)
  tables(app, parts)
  invitations(app, parts)
  speech(app, parts)
  programs(app, parts)
  accounts(app, parts)
  overDays(app, parts)
  mail(app, parts)
  together(app, parts)
  rooms(app, parts)
  await app.ready()
  return app
}

/** Headers of every answer, limits of every request, and refusals that programs can read. */
function protect(app: FastifyInstance, parts: ApiParts): void {
  const { limits, isBehindProxy, now, metrics, trouble } = parts
  const requests = new Buckets(limits.requests)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...protection, 'cache-control': 'no-store' })
    metrics.count('requests_total')
    if (!isOwnOrigin(request.headers, isBehindProxy)) throw new NotGranted('malformed')
    const address = addressOf(request.raw, isBehindProxy)
    if (!requests.take(address, now())) throw new NotGranted('tooMany')
  })
  app.addHook('onRequest', scopeGuard(parts.store))
  app.setNotFoundHandler(async () => {
    throw new NotGranted('notFound')
  })
  app.setErrorHandler(async (error: Error & { readonly statusCode?: number }, request, reply) => {
    const fault = faultOf(error)
    if (fault.error === 'broken') trouble(`${request.method} ${request.routeOptions.url ?? ''}`, error)
    return reply.code(statuses[fault.error]).send(fault)
  })
}

function faultOf(error: Error & { readonly statusCode?: number }): Fault {
  if (error instanceof NotGranted) return error.fault
  const { statusCode = 500 } = error
  if (statusCode === 413) return { error: 'tooLarge' }
  return { error: statusCode < 500 ? 'malformed' : 'broken' }
}

function aboutServer(app: FastifyInstance, { metrics, isReady }: ApiParts): void {
  app.get('/health', async () => ({ ok: true }))
  app.get('/ready', async (_, reply) => reply.code(isReady() ? 200 : 503).send({ ok: isReady() }))
  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  )
  app.get('/api/openapi.json', async () => openApi)
}

const asGuest = ({ id, name }: GuestRecord): Guest => ({ id, name })

function guests(app: FastifyInstance, parts: ApiParts): void {
  const { store, limits, isBehindProxy, now } = parts
  const made = new Buckets(limits.guests)
  app.post('/api/guests', async (request, reply) => {
    const { name } = parsed(newGuest, request.body)
    const known = await guestOf(store, request.raw)
    if (known !== null) return asGuest(await renamed(parts, known, name))
    if (!made.take(addressOf(request.raw, isBehindProxy), now())) throw new NotGranted('tooMany')
    const secret = randomText(32)
    const guest = { id: randomText(16), name }
    await store.addGuest(guest, hashed(secret), now())
    void reply.header('set-cookie', cookieOf(secret, isSecure(request.headers, isBehindProxy)))
    return guest
  })
  app.get('/api/me', async (request) => {
    const guest = await guestOf(store, request.raw)
    return { me: guest === null ? null : asGuest(guest), hasOpenList: parts.hasOpenList }
  })
  app.patch('/api/me', async (request) => {
    const guest = await signedIn(parts, request)
    const { name } = parsed(newGuest, request.body)
    return asGuest(await renamed(parts, guest, name))
  })
}

async function renamed(
  { store, tables: all }: ApiParts,
  { id }: GuestRecord,
  name: string,
): Promise<GuestRecord> {
  await store.rename(id, name)
  await all.renamed({ id, name })
  return { id, name }
}

function tables(app: FastifyInstance, parts: ApiParts): void {
  const { limits, now, tables: all } = parts
  const made = new Buckets(limits.tables)
  app.get('/api/tables', async (request) => {
    const guest = await signedIn(parts, request)
    return myTables(parts, guest.id)
  })
  app.post('/api/tables', async (request) => {
    const guest = await signedIn(parts, request)
    const wanted = parsed(newTable, request.body)
    const ties = await tiesOf(parts, guest.id, wanted)
    if (!made.take(guest.id, now())) throw new NotGranted('tooMany')
    return granted(await all.create(guest, wanted, ties))
  })
  app.get<ById>('/api/tables/:id', async (request) => {
    const guest = await signedIn(parts, request)
    const table = await all.seenBy(idIn(request.params), guest.id)
    if (table === null) throw new NotGranted('notFound')
    const { id, game, setup } = table.record
    return { id, game, setup, at: table.touched }
  })
  app.post<ById>('/api/tables/:id/invitations', async (request) => {
    const guest = await signedIn(parts, request)
    const { seat } = parsed(wantedInvitation, request.body)
    return granted(await all.invite(idIn(request.params), guest.id, seat))
  })
  app.get<ById>('/api/tables/:id/game', async (request) => {
    const guest = await signedIn(parts, request)
    return granted(await all.finished(idIn(request.params), guest.id))
  })
}

/** Where a new table can be found. An open seat that nobody could find makes no sense. */
async function tiesOf(
  { store, hasOpenList }: ApiParts,
  guest: string,
  { room, isListed = false, seats }: NewTable,
): Promise<Ties> {
  if (isListed && !hasOpenList) throw new NotGranted('forbidden')
  if (room !== undefined && (await store.roleIn(room, guest)) === null) throw new NotGranted('notFound')
  const isFound = isListed || room !== undefined
  const has = (wanted: SeatWish['kind']): boolean => seats.some(({ kind }) => kind === wanted)
  if (!isFound && has('open')) throw new NotGranted('malformed')
  // Who sits beside somebody needs somebody to sit beside.
  if (has('here') && !has('me')) throw new NotGranted('malformed')
  return { isListed, ...(room === undefined ? {} : { room }) }
}

function invitations(app: FastifyInstance, parts: ApiParts): void {
  const { store, tables: all } = parts
  const guarded = guardedCodes(parts)
  app.post('/api/invitations/look', async (request) => {
    const way = parsed(wayIn, request.body)
    const guest = await guestOf(store, request.raw)
    return guarded(request, () => all.lookAt(way, guest?.id ?? null))
  })
  app.post('/api/invitations/join', async (request) => {
    const guest = await signedIn(parts, request)
    const way = parsed(wayIn, request.body)
    return guarded(request, () => all.join(way, guest))
  })
}
