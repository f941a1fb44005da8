import { randomBytes } from 'node:crypto'
import { deletion, passkeyResponse, recoveryCode } from '@quadriga/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Buckets } from '../bucket.ts'
import { hashed, randomText } from '../secrets.ts'
import type { GuestRecord } from '../store/store.ts'
import type { ApiParts } from './api.ts'
import { Challenges } from './challenges.ts'
import { type ById, NotGranted, parsed, signedIn } from './granting.ts'
import { addressOf, cookieOf, isSecure, noCookie, siteOf } from './visitor.ts'

const NAME = 'Quadriga'
const CODES = 8
const MOST_TABLES = 10_000
const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** Signing in from another device, and deleting everything about oneself. */
export function accounts(app: FastifyInstance, parts: ApiParts): void {
  const challenges = new Challenges(parts.store, parts.now)
  passkeys(app, parts, challenges)
  comingBack(app, parts, challenges)
  recovery(app, parts)
  farewell(app, parts)
}

async function waysBack({ store }: ApiParts, guest: string) {
  const known = await store.passkeysOf(guest)
  return { passkeys: known.map(({ id, at }) => ({ id, at })), codes: await store.codesLeft(guest) }
}

function passkeys(app: FastifyInstance, parts: ApiParts, challenges: Challenges): void {
  const { store, now, isBehindProxy } = parts
  app.get('/api/me/ways', async (request) => waysBack(parts, (await signedIn(parts, request)).id))
  app.post('/api/me/passkeys/options', async (request) => {
    const guest = await signedIn(parts, request)
    const known = await store.passkeysOf(guest.id)
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: siteOf(request.headers, isBehindProxy).hostname,
      userName: guest.name,
      userID: new Uint8Array(Buffer.from(guest.id)),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await challenges.expect(options.challenge, guest.id)
    return { options }
  })
  app.post('/api/me/passkeys', async (request) => {
    const guest = await signedIn(parts, request)
    const { response } = parsed(passkeyResponse, request.body)
    const { origin, hostname } = siteOf(request.headers, isBehindProxy)
    const verified = await verifyRegistrationResponse({
      response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => challenges.isMet(challenge, guest.id),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
    }).catch(() => ({ verified: false as const }))
    if (!verified.verified) throw new NotGranted('malformed')
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    await store.addPasskey({ id, guest: guest.id, publicKey: key, counter, transports, at: now() })
    return waysBack(parts, guest.id)
  })
  app.delete<ById>('/api/me/passkeys/:id', async (request) => {
    const guest = await signedIn(parts, request)
    if (!(await store.removePasskey(guest.id, request.params.id))) throw new NotGranted('notFound')
    return waysBack(parts, guest.id)
  })
}

/** This device belongs to the guest from now on. */
async function welcome(
  { store, now, isBehindProxy }: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name }: GuestRecord,
) {
  const secret = randomText(32)
  await store.addDevice(hashed(secret), id, now())
  void reply.header('set-cookie', cookieOf(secret, isSecure(request.headers, isBehindProxy)))
  return { id, name }
}

function comingBack(app: FastifyInstance, parts: ApiParts, challenges: Challenges): void {
  const { store, isBehindProxy } = parts
  app.post('/api/passkeys/options', async (request) => {
    const { hostname } = siteOf(request.headers, isBehindProxy)
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'preferred' })
    await challenges.expect(options.challenge, '')
    return { options }
  })
  app.post('/api/passkeys', async (request, reply) => {
    const { response } = parsed(passkeyResponse, request.body)
    const known = await store.passkey(response.id)
    const [guest] = known === null ? [] : await store.guests([known.guest])
    if (known === null || guest === undefined) throw new NotGranted('notFound')
    const { origin, hostname } = siteOf(request.headers, isBehindProxy)
    const verified = await verifyAuthenticationResponse({
      response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => challenges.isMet(challenge, ''),
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(() => ({ verified: false as const }))
    if (!verified.verified) throw new NotGranted('malformed')
    await store.setCounter(known.id, verified.authenticationInfo.newCounter)
    return welcome(parts, request, reply, guest)
  })
}

/** Sixteen letters in fours: 80 random bits that can be written down. */
function newCode(): string {
  const drawn = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
  return drawn.replaceAll(/(.{4})(?=.)/g, '$1-')
}

function recovery(app: FastifyInstance, parts: ApiParts): void {
  const { store, limits, isBehindProxy, now } = parts
  const wrong = new Buckets(limits.wrongCodes)
  app.post('/api/me/recovery', async (request) => {
    const guest = await signedIn(parts, request)
    const codes = Array.from({ length: CODES }, newCode)
    await store.setRecovery(guest.id, codes.map(hashed))
    return { codes }
  })
  app.post('/api/recovery', async (request, reply) => {
    const { code } = parsed(recoveryCode, request.body)
    // Counted before the code is looked at: somebody who guesses is told nothing more for a while.
    if (!wrong.take(addressOf(request.raw, isBehindProxy), now())) throw new NotGranted('tooMany')
    const guest = await store.spendRecovery(hashed(code))
    if (guest === null) throw new NotGranted('notFound')
    return welcome(parts, request, reply, guest)
  })
}

function farewell(app: FastifyInstance, parts: ApiParts): void {
  const { store, tables, dismiss, isBehindProxy } = parts
  app.get('/api/me/everything', async (request) => {
    const guest = await signedIn(parts, request)
    const tokens = await store.tokensOf([guest.id, ...(await store.botsOf(guest.id))])
    const kept = await store.everythingOf(guest.id)
    return { guest, ...(await waysBack(parts, guest.id)), tokens, ...kept }
  })
  app.post('/api/me/deletion', async (request, reply) => {
    const guest = await signedIn(parts, request)
    parsed(deletion, request.body)
    for (const { record } of await store.tablesOf(guest.id, MOST_TABLES))
      await tables.leave(record.id, guest.id)
    const bots = await store.botsOf(guest.id)
    await store.forget(guest.id)
    for (const one of [guest.id, ...bots]) await dismiss.everywhere(one)
    void reply.header('set-cookie', noCookie(isSecure(request.headers, isBehindProxy)))
    return { ok: true }
  })
}
