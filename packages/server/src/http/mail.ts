import { mailCode, wantedMail } from '@quadriga/protocol'
import { protection } from '@quadriga/web/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { stopPage } from '../mail/mailText.ts'
import type { MailRecord } from '../store/mailStore.ts'
import type { ApiParts } from './api.ts'
import { type ById, NotGranted, parsed, signedIn } from './granting.ts'
import { noticesOf } from './overDays.ts'

/** Requests about mail; where the host has no mail server they lead nowhere. */
export function mail(app: FastifyInstance, parts: ApiParts): void {
  own(app, parts)
  void app.register(async (within) => stopping(within, parts))
}

function own(app: FastifyInstance, parts: ApiParts): void {
  const { store, mails } = parts
  app.put('/api/me/mail', async (request) => {
    const { id } = await signedIn(parts, request)
    const { address, language } = parsed(wantedMail, request.body)
    if (!mails.isOffered) throw new NotGranted('notFound')
    const came = await mails.ask(id, address, language)
    if (came === 'tooMany') throw new NotGranted('tooMany')
    if (came === 'notSent') throw new NotGranted('refused')
    return noticesOf(parts, id)
  })
  app.post('/api/me/mail/code', async (request) => {
    const { id } = await signedIn(parts, request)
    const { code } = parsed(mailCode, request.body)
    if (!(await mails.confirm(id, code))) throw new NotGranted('refused')
    return noticesOf(parts, id)
  })
  app.delete('/api/me/mail', async (request) => {
    const { id } = await signedIn(parts, request)
    await store.removeMail(id)
    return noticesOf(parts, id)
  })
}

/** The end of mails by a word that stands in each of them: it needs no device of their reader. */
function stopping(app: FastifyInstance, { store }: ApiParts): void {
  // A browser's form and one click in a program for mail send this; what it says is not read.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    body.on('end', () => done(null))
  })
  const found = async ({ params: { id } }: FastifyRequest<ById>): Promise<MailRecord> => {
    const record = await store.mailByStop(id)
    if (record === null) throw new NotGranted('notFound')
    return record
  }
  app.get<ById>('/api/mail/stop/:id', async (request, reply) => {
    const { language } = await found(request)
    return asPage(reply, stopPage(language, false))
  })
  app.post<ById>('/api/mail/stop/:id', async (request, reply) => {
    const { guest, language } = await found(request)
    await store.removeMail(guest)
    return asPage(reply, stopPage(language, true))
  })
}

/** A page whose one form may be sent to us, with a word of where it comes from, which `isOwnOrigin` asks for. */
function asPage(reply: FastifyReply, html: string): FastifyReply {
  const policy = protection['content-security-policy']?.replace("form-action 'none'", "form-action 'self'")
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)
}
