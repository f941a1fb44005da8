import { byCode, newRoom, roomId } from '@quadriga/protocol'
import type { FastifyInstance } from 'fastify'
import { Buckets } from '../bucket.ts'
import { openTables } from '../together/foundTables.ts'
import {
  closeRoom,
  comeInto,
  inviteInto,
  leaveRoom,
  lookInto,
  makeRoom,
  removeFrom,
  roomFor,
} from '../together/rooms.ts'
import type { ApiParts } from './api.ts'
import { type ById, granted, guestOf, NotGranted, parsed, signedIn } from './granting.ts'
import { guardedCodes } from './guardedCodes.ts'

const done = { ok: true }

/** The id in an address; one that cannot be is no room. */
function roomIn({ id }: { readonly id: string }): string {
  const read = roomId.safeParse(id)
  if (!read.success) throw new NotGranted('notFound')
  return read.data
}

/** An id that nobody has. */
const NO_GUEST = '-'

/** Rooms, and the open list of tables. */
export function rooms(app: FastifyInstance, parts: ApiParts): void {
  own(app, parts)
  doors(app, parts)
  one(app, parts)
  app.get('/api/open-tables', async (request) => {
    // Whoever comes may read it, also on a device without a guest yet.
    const guest = await guestOf(parts.store, request.raw)
    if (!parts.hasOpenList) throw new NotGranted('notFound')
    return { tables: await openTables(parts, guest?.id ?? NO_GUEST) }
  })
}

function own(app: FastifyInstance, parts: ApiParts): void {
  const { store, limits, now } = parts
  const made = new Buckets(limits.tables)
  app.get('/api/rooms', async (request) => {
    const guest = await signedIn(parts, request)
    const all = await store.roomsOf(guest.id)
    return {
      rooms: all.map(({ id, name, people, role }) => ({ id, name, people, isMine: role === 'owner' })),
    }
  })
  app.post('/api/rooms', async (request) => {
    const guest = await signedIn(parts, request)
    const { name } = parsed(newRoom, request.body)
    if (!made.take(guest.id, now())) throw new NotGranted('tooMany')
    return makeRoom(parts, guest, name)
  })
}

function doors(app: FastifyInstance, parts: ApiParts): void {
  const guarded = guardedCodes(parts)
  app.post('/api/rooms/look', async (request) => {
    const { code } = parsed(byCode, request.body)
    const guest = await guestOf(parts.store, request.raw)
    return guarded(request, () => lookInto(parts, code, guest?.id ?? null))
  })
  app.post('/api/rooms/join', async (request) => {
    const guest = await signedIn(parts, request)
    const { code } = parsed(byCode, request.body)
    return guarded(request, () => comeInto(parts, code, guest))
  })
}

function one(app: FastifyInstance, parts: ApiParts): void {
  app.get<ById>('/api/rooms/:id', async (request) => {
    const guest = await signedIn(parts, request)
    return granted(await roomFor(parts, roomIn(request.params), guest.id))
  })
  app.delete<ById>('/api/rooms/:id', async (request) => {
    const guest = await signedIn(parts, request)
    granted(await closeRoom(parts, roomIn(request.params), guest.id))
    return done
  })
  app.post<ById>('/api/rooms/:id/invitation', async (request) => {
    const guest = await signedIn(parts, request)
    return granted(await inviteInto(parts, roomIn(request.params), guest.id))
  })
  app.post<ById>('/api/rooms/:id/leave', async (request) => {
    const guest = await signedIn(parts, request)
    granted(await leaveRoom(parts, roomIn(request.params), guest.id))
    return done
  })
  app.delete<{ Params: { id: string; person: string } }>('/api/rooms/:id/people/:person', async (request) => {
    const guest = await signedIn(parts, request)
    const { person } = request.params
    granted(await removeFrom(parts, roomIn(request.params), guest.id, person))
    return done
  })
}
