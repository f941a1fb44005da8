import { createClient } from 'redis'
import { randomText } from '../secrets.ts'
import type { Hint, Hints } from './hints.ts'

type Heard = (hint: Hint, from: string) => void

const channelOf = (table: string): string => `quadriga:table:${table}`

/** Milliseconds before Redis is tried again: soon at first, then every few seconds. */
const pause = (tries: number): number => Math.min(100 * 2 ** tries, 3000)

/**
 * Hints by Redis, one channel for each table. Redis may go and come: what is told meanwhile is lost, and `onMissed` is called when it is
 * back. `trouble` is told once each time it goes.
 */
export async function redisHints(url: string, trouble: (error: unknown) => void): Promise<Hints> {
  const self = randomText(9)
  let missed: () => void = () => undefined
  let isLive = false
  const client = () => createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: pause } })
  const [speaker, listener] = [client(), client()]
  const went = (error: unknown): void => {
    if (isLive) trouble(error)
    isLive = false
  }
  const channels = new Channels(listener, self, went)
  const came = (): void => {
    if (isLive || !speaker.isReady || !listener.isReady) return
    isLive = true
    channels.reconcileAll()
    missed()
  }
  for (const one of [speaker, listener]) one.on('ready', came).on('error', went)
  const connected = Promise.all([speaker.connect(), listener.connect()])
  await Promise.race([connected, firstError(speaker), firstError(listener)])
  return {
    get isLive() {
      return isLive
    },
    tell(table, hint) {
      speaker.publish(channelOf(table), JSON.stringify({ from: self, hint })).catch(went)
    },
    follow: (table, heard) => channels.follow(table, heard),
    leave: (table) => channels.leave(table),
    onMissed(call) {
      missed = call
    },
    async close() {
      speaker.destroy()
      listener.destroy()
      await Promise.resolve()
    },
  }
}

type Client = ReturnType<typeof createClient>

/** The channels that are listened to. */
class Channels {
  private readonly client: Pick<Client, 'subscribe' | 'unsubscribe'>
  private readonly self: string
  private readonly went: (error: unknown) => void
  private readonly followed = new Map<string, Heard>()
  private readonly subscribed = new Set<string>()
  /** One after the other: a table that is left and opened again at once would lose its channel. */
  private working: Promise<void> = Promise.resolve()

  constructor(client: Channels['client'], self: string, went: (error: unknown) => void) {
    this.client = client
    this.self = self
    this.went = went
  }

  follow(table: string, heard: Heard): Promise<void> {
    this.followed.set(table, heard)
    return this.reconcile(table)
  }

  leave(table: string): void {
    this.followed.delete(table)
    void this.reconcile(table)
  }

  /** Redis is there again: what could not be had before is asked for again. */
  reconcileAll(): void {
    for (const table of this.followed.keys()) void this.reconcile(table)
  }

  private reconcile(table: string): Promise<void> {
    this.working = this.working.then(() => this.listen(table)).catch((error: unknown) => this.went(error))
    return this.working
  }

  private async listen(table: string): Promise<void> {
    const isWanted = this.followed.has(table)
    if (isWanted === this.subscribed.has(table)) return
    const channel = channelOf(table)
    if (isWanted) {
      // Where it fails, the log is read back until Redis is there again.
      await this.client.subscribe(channel, (text) => this.hear(table, text))
      this.subscribed.add(table)
    } else {
      this.subscribed.delete(table)
      await this.client.unsubscribe(channel)
    }
  }

  private hear(table: string, text: string): void {
    const { from, hint } = JSON.parse(text) as { readonly from: string; readonly hint: Hint }
    if (from !== this.self) this.followed.get(table)?.(hint, from)
  }
}

/** A Redis that is not there at the start is tried again later, too. */
function firstError(client: { once(event: 'error', call: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => client.once('error', () => resolve()))
}
