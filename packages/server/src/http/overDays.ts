import {
  hiding,
  noticeWish,
  type Notices,
  pushEnd,
  pushSubscription,
  wantedVacation,
} from '@quadriga/protocol'
import type { FastifyInstance } from 'fastify'
import type { ApiParts } from './api.ts'
import { type ById, granted, idIn, NotGranted, parsed, signedIn } from './granting.ts'

const DAY = 86_400_000
const done = { ok: true }

/** Requests about tables that are played over days: lists, vacation, notices. */
export function overDays(app: FastifyInstance, parts: ApiParts): void {
  lists(app, parts)
  vacations(app, parts)
  notices(app, parts)
}

function lists(app: FastifyInstance, parts: ApiParts): void {
  const { store, tables } = parts
  app.put<ById>('/api/tables/:id/hidden', async (request) => {
    const guest = await signedIn(parts, request)
    const { isHidden } = parsed(hiding, request.body)
    const id = idIn(request.params)
    if (!(await store.isMember(id, guest.id))) throw new NotGranted('notFound')
    await store.hide(guest.id, id, isHidden)
    return done
  })
  app.post<ById>('/api/tables/:id/leave', async (request) => {
    const guest = await signedIn(parts, request)
    granted(await tables.leave(idIn(request.params), guest.id))
    return done
  })
}

function vacations(app: FastifyInstance, parts: ApiParts): void {
  const { tables, vacations: known, now } = parts
  const shown = async (guest: string): Promise<{ readonly until: number | null }> => {
    await known.learn([guest])
    const vacation = known.of(guest)
    return { until: vacation !== null && now() < vacation.until ? vacation.until : null }
  }
  app.get('/api/me/vacation', async (request) => shown((await signedIn(parts, request)).id))
  app.put('/api/me/vacation', async (request) => {
    const { id } = await signedIn(parts, request)
    const { days } = parsed(wantedVacation, request.body)
    const before = (await shown(id)).until
    const from = before === null ? now() : (known.of(id)?.from ?? now())
    await tables.goOnVacation(id, { from: days === 0 ? from : now(), until: now() + days * DAY })
    return shown(id)
  })
}

/** How somebody is told that it is their move. */
export async function noticesOf({ store, notifier, mails }: ApiParts, guest: string): Promise<Notices> {
  const mail = mails.isOffered ? await store.mailOf(guest) : null
  return {
    key: notifier.publicKey,
    wish: (await store.noticeWish(guest)) ?? { quiet: null },
    hasMail: mails.isOffered,
    mail: mail === null ? null : { address: mail.address, isConfirmed: mail.isConfirmed },
  }
}

function notices(app: FastifyInstance, parts: ApiParts): void {
  const { store, notifier } = parts
  app.get('/api/me/notices', async (request) => noticesOf(parts, (await signedIn(parts, request)).id))
  app.put('/api/me/notices', async (request) => {
    const { id } = await signedIn(parts, request)
    await store.putNoticeWish(id, parsed(noticeWish, request.body))
    return noticesOf(parts, id)
  })
  app.post('/api/me/push', async (request) => {
    const { id } = await signedIn(parts, request)
    const { endpoint, p256dh, auth, language } = parsed(pushSubscription, request.body)
    if (!notifier.mayReach(endpoint)) throw new NotGranted('refused')
    const origin = request.headers.origin ?? ''
    await store.putPush({ endpoint, guest: id, p256dh, auth, language, origin })
    return done
  })
  app.delete('/api/me/push', async (request) => {
    const { id } = await signedIn(parts, request)
    const { endpoint } = parsed(pushEnd, request.body)
    // Only an address of the guest who asks is ended, whoever else may know it.
    const own = await store.pushesOf(id)
    if (own.some((push) => push.endpoint === endpoint)) await store.removePush(endpoint)
    return done
  })
}
