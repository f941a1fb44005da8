import { deviceOf, wantedNext } from '@quadriga/protocol'
import type { FastifyInstance } from 'fastify'
import { Buckets } from '../bucket.ts'
import { copyTable } from '../together/deals.ts'
import { afterOf, goOn, tellAfter } from '../together/nextTable.ts'
import type { ApiParts } from './api.ts'
import { type ById, granted, idIn, NotGranted, parsed, signedIn } from './granting.ts'

/** Going on with the same people. */
export function together(app: FastifyInstance, parts: ApiParts): void {
  const { store, tables, limits, now } = parts
  const made = new Buckets(limits.tables)
  app.get<ById>('/api/tables/:id/after', async (request) => {
    const guest = await signedIn(parts, request)
    return granted(await afterOf(parts, idIn(request.params), guest.id))
  })
  app.post<ById>('/api/tables/:id/after', async (request) => {
    const guest = await signedIn(parts, request)
    const { kind } = parsed(wantedNext, request.body)
    if (!made.take(guest.id, now())) throw new NotGranted('tooMany')
    return granted(await goOn(parts, idIn(request.params), guest, kind))
  })
  app.post<ById>('/api/tables/:id/copies', async (request) => {
    const guest = await signedIn(parts, request)
    if (!made.take(guest.id, now())) throw new NotGranted('tooMany')
    return granted(await copyTable(parts, idIn(request.params), guest))
  })
  app.delete<ById>('/api/tables/:id/offer', async (request) => {
    const guest = await signedIn(parts, request)
    const id = idIn(request.params)
    const own = (await store.offersAt(id)).filter((offer) => deviceOf(offer.guest) === guest.id)
    if (own.length === 0) throw new NotGranted('notFound')
    for (const { seat } of own) await store.removeOffer(id, seat)
    // The people who wait at the table are shown that this guest will not come.
    const table = await tables.table(id)
    if (table !== null) tellAfter(table)
    return { ok: true }
  })
}
