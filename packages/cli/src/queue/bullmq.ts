import { createRequire } from 'node:module'
import { Refusal } from '../refusal.ts'

// BullMQ is not installed with the rest, so its own types are not there: this is what we use of it.
interface Connected {
  on(event: 'error', heard: (error: Error) => void): unknown
  setMaxListeners(n: number): unknown
  close(): Promise<void>
}
/** What a machine has to do, and what came of it. */
export interface Job {
  readonly id?: string
  readonly data: unknown
  remove(): Promise<unknown>
  waitUntilFinished(events: Connected): Promise<unknown>
}
export interface Queue extends Connected {
  waitUntilReady(): Promise<unknown>
  addBulk(
    jobs: readonly { readonly name: string; readonly data: unknown; readonly opts: object }[],
  ): Promise<Job[]>
}
interface Options {
  readonly connection: object
}
export interface Bullmq {
  readonly Queue: new (name: string, options: Options) => Queue
  readonly QueueEvents: new (name: string, options: Options) => Queue
  readonly Worker: new (
    name: string,
    work: (job: Job) => Promise<unknown>,
    options: Options & { readonly concurrency: number },
  ) => Queue
}

const folder = new URL('../../../../optional/queue/', import.meta.url)

/** BullMQ, which few want and nobody gets unasked; refused with how to have it. */
export function bullmq(): Bullmq {
  try {
    return createRequire(folder)('bullmq') as Bullmq
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'MODULE_NOT_FOUND') throw new Refusal('queue.missing')
    throw error
  }
}

/** How BullMQ reaches a Redis, from an address as redis://HOST:PORT. */
export function connectionTo(address: string): object {
  if (!/^rediss?:\/\/./.test(address) || !URL.canParse(address))
    throw new Refusal('queue.address', { address })
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  return {
    host: hostname,
    port: Number(port || 6379),
    db: Number(pathname.slice(1) || 0),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: null,
  }
}

/** Only machines with the same rules take the games of a series: the build is part of the queue's name. */
export function queueName(game: string, build: string): string {
  return `quadriga-simulate-${game}-${build}`
}
