import { report, wantedBlock } from '@quadriga/protocol'
import type { FastifyInstance } from 'fastify'
import { Buckets } from '../bucket.ts'
import { randomText } from '../secrets.ts'
import type { ApiParts } from './api.ts'
import { NotGranted, parsed, signedIn } from './granting.ts'

/** Blocking somebody, and a word to the host. */
export function speech(app: FastifyInstance, parts: ApiParts): void {
  const { store, tables, blocks, metrics, limits, now } = parts
  const made = new Buckets(limits.reports)
  const blockedBy = async (guest: string) => ({ blocked: await store.guests(await store.blockedBy(guest)) })
  app.get('/api/blocks', async (request) => blockedBy((await signedIn(parts, request)).id))
  app.post('/api/blocks', async (request) => {
    const guest = await signedIn(parts, request)
    const { person, isBlocked } = parsed(wantedBlock, request.body)
    const [known] = await store.guests([person])
    if (known !== undefined && person !== guest.id) await blocks.set(guest.id, person, isBlocked)
    return blockedBy(guest.id)
  })
  app.post('/api/reports', async (request) => {
    const guest = await signedIn(parts, request)
    const told = parsed(report, request.body)
    if (!made.take(guest.id, now())) throw new NotGranted('tooMany')
    const table = await tables.seenBy(told.table, guest.id)
    if (table === null) throw new NotGranted('notFound')
    const lines = table.speech.heardFrom(told.person, guest.id)
    await store.addReport({ ...told, id: randomText(16), by: guest.id, lines, at: now() })
    metrics.count('reports_total')
    return {}
  })
}
