import type { IncomingMessage } from 'node:http'
import { type Fault, type Scope, tableId } from '@quadriga/protocol'
import type { FastifyRequest } from 'fastify'
import { hashed } from '../secrets.ts'
import type { GuestRecord, Store } from '../store/store.ts'
import type { Refused } from '../tables/result.ts'
import { bearerIn, tokenIn } from './visitor.ts'

export const statuses: Readonly<Record<Fault['error'], number>> = {
  malformed: 400,
  signIn: 401,
  forbidden: 403,
  notFound: 404,
  taken: 409,
  running: 409,
  known: 409,
  withheld: 409,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  broken: 500,
}

/** A request that is not granted, and why. */
export class NotGranted extends Error {
  readonly fault: Fault
  constructor(error: Fault['error'], reasons?: Fault['reasons']) {
    super(error)
    this.name = 'NotGranted'
    this.fault = reasons === undefined ? { error } : { error, reasons }
  }
}

interface Schema<T> {
  readonly safeParse: (
    given: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false }
}

export function parsed<T>(schema: Schema<T>, given: unknown): T {
  const read = schema.safeParse(given)
  if (!read.success) throw new NotGranted('malformed')
  return read.data
}

/** What came of it, or the refusal. */
export function granted<T>(result: { readonly ok: true; readonly value: T } | Refused): T {
  if (result.ok) return result.value
  if (result.why === 'refused') throw new NotGranted('refused', [...result.reasons])
  throw new NotGranted(result.why)
}

/** Who asks: a person by the cookie of their device, or a program by its token, which may do less. */
export interface Visitor {
  readonly guest: GuestRecord
  /** Null for a person. */
  readonly scopes: readonly Scope[] | null
}

export async function visitorOf(store: Store, { headers }: IncomingMessage): Promise<Visitor | null> {
  if (headers.authorization !== undefined) {
    const bearer = bearerIn(headers)
    return bearer === null ? null : store.accessOf(hashed(bearer))
  }
  const token = tokenIn(headers)
  const guest = token === null ? null : await store.guestOfToken(hashed(token))
  return guest === null ? null : { guest, scopes: null }
}

/** The guest of a request, or null. */
export async function guestOf(store: Store, request: IncomingMessage): Promise<GuestRecord | null> {
  return (await visitorOf(store, request))?.guest ?? null
}

/** The guest of a request; without one it is refused. */
export async function signedIn(
  { store }: { readonly store: Store },
  request: FastifyRequest,
): Promise<GuestRecord> {
  const guest = await guestOf(store, request.raw)
  if (guest === null) throw new NotGranted('signIn')
  return guest
}

/** The id in an address; one that cannot be is no table. */
export function idIn({ id }: { readonly id: string }): string {
  const read = tableId.safeParse(id)
  if (!read.success) throw new NotGranted('notFound')
  return read.data
}

export type ById = { Params: { id: string } }
