import type { Duplex } from 'node:stream'
import type { Reason } from '@quadriga/kernel'
import {
  besideId,
  type ClientMessage,
  clientMessage,
  type Command,
  type Hello,
  isCommand,
  type Problem,
  PROTOCOL,
  type ServerMessage,
} from '@quadriga/protocol'
import { GameBroke } from '@quadriga/table'
import type { RawData, WebSocket } from 'ws'
import { Bucket } from '../bucket.ts'
import type { Metrics } from '../metrics.ts'
import type { ServerLimits } from '../serverLimits.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { Visit } from '../store/daysStore.ts'
import type { GuestRecord } from '../store/store.ts'
import { servedGame } from '../tables/games.ts'
import type { HostedTable } from '../tables/hostedTable.ts'
import type { Tables } from '../tables/tables.ts'
import type { Viewer } from '../tables/viewer.ts'
import { CLOSED } from './closed.ts'

/** What a connection needs of its server. */
export interface SessionParts {
  readonly tables: Tables
  readonly blocks: Blocks
  readonly limits: ServerLimits
  readonly metrics: Metrics
  readonly now: () => number
  readonly trouble: (what: string, error: unknown) => void
}

/** One connection of a guest: it says which table it wants, is shown it, and acts there. */
export class Session {
  private readonly socket: WebSocket
  private readonly wire: Duplex
  private isGathering = false
  private readonly guest: GuestRecord
  private readonly parts: SessionParts
  private readonly bucket: Bucket
  private viewer: Viewer
  private table: HostedTable | null = null
  private hasSaidHello = false
  private isAlive = true
  private readonly patience: ReturnType<typeof setTimeout>

  /** `wire` is what the socket writes to. */
  constructor(socket: WebSocket, wire: Duplex, guest: GuestRecord, parts: SessionParts) {
    this.socket = socket
    this.wire = wire
    this.guest = guest
    this.parts = parts
    this.bucket = new Bucket(parts.limits.messages, parts.now())
    this.viewer = this.viewerFor(guest.id)
    this.patience = setTimeout(() => {
      if (!this.hasSaidHello) this.end('protocol')
    }, parts.limits.helloWithin)
    socket.on('message', (data, isBinary) => this.heard(data, isBinary))
    socket.on('pong', () => (this.isAlive = true))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.gone())
  }

  private viewerFor(person: string): Viewer {
    return {
      person,
      send: (message) => this.send(message),
      move: (table) => this.look(table),
      end: (why) => this.end(why),
    }
  }

  /** The guest, or somebody beside them at the same device. */
  private personAs(n: number | undefined): string {
    return n === undefined ? this.viewer.person : besideId(this.guest.id, n)
  }

  /** Whether it is still there; one that has given no sign since it was last asked is let go. */
  checkAlive(): void {
    if (!this.isAlive) return this.socket.terminate()
    this.isAlive = false
    this.socket.ping()
  }

  end(why: Problem): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.send({ kind: 'problem', why })
    this.socket.close(CLOSED[why], why)
  }

  /** Something that has nothing to do with the table that is looked at; who looks at none is told nothing. */
  tell(message: ServerMessage): void {
    if (this.table !== null) this.send(message)
  }

  private gone(): void {
    clearTimeout(this.patience)
    this.table?.leave(this.viewer)
    this.table = null
  }

  private send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    const text = JSON.stringify(message)
    this.parts.metrics.count('sent_bytes_total', text.length)
    this.parts.metrics.count('sent_messages_total')
    this.gather()
    this.socket.send(text)
    // A client that does not read is cut off: what waits for it would fill the memory.
    if (this.socket.bufferedAmount > this.parts.limits.unread) this.socket.terminate()
  }

  /** What is sent in one turn of the loop goes to the system at once: an update and the word that it is done are one write. */
  private gather(): void {
    if (this.isGathering) return
    this.isGathering = true
    this.wire.cork()
    process.nextTick(() => {
      this.isGathering = false
      this.wire.uncork()
    })
  }

  private heard(data: RawData, isBinary: boolean): void {
    // What is still said on a connection that was ended is not listened to.
    if (this.socket.readyState !== this.socket.OPEN) return
    if (!this.bucket.take(this.parts.now())) return this.end('tooMuch')
    const message = isBinary ? null : read(data)
    if (message === null || this.hasSaidHello === (message.kind === 'hello')) return this.end('protocol')
    void this.taken(message).catch((error: unknown) => {
      this.parts.trouble('a message', error)
      this.end('trouble')
    })
  }

  private async taken(message: ClientMessage): Promise<void> {
    if (message.kind === 'hello') return this.welcome(message)
    // What is said before the table is there is said too early: a client waits for its state.
    const { table } = this
    if (table === null) return this.end('protocol')
    if (isCommand(message)) return this.command(table, message)
    const who = this.viewer.person
    switch (message.kind) {
      case 'say':
        return table.speech.speak(who, { kind: 'say', phrase: message.phrase })
      case 'talk':
        return table.speech.speak(who, { kind: 'talk', agrees: message.agrees })
      case 'chat':
        return table.speech.speak(who, { kind: 'chat', text: message.text })
      case 'past': {
        const { id, at, events } = message
        this.send({ kind: 'past', id, views: table.audience.pastFor(who, at, events) })
      }
    }
  }

  private async welcome({ v, table: id, build, since, as }: Hello): Promise<void> {
    this.hasSaidHello = true
    clearTimeout(this.patience)
    if (v !== PROTOCOL) return this.end('protocol')
    const table = await this.parts.tables.seenBy(id, this.guest.id)
    const who = this.personAs(as)
    if (table === null || (as !== undefined && !table.owners.includes(who))) return this.end('noTable')
    this.viewer = this.viewerFor(who)
    if (servedGame(table.record.game).build !== build) return this.end('build')
    await this.parts.blocks.learn(this.guest.id)
    if (since !== undefined && since.seq > table.rows) await this.parts.tables.catchUp(table)
    if (this.socket.readyState !== this.socket.OPEN) return
    const visit = since === undefined ? await this.parts.tables.visitOf(id, who) : null
    if (this.socket.readyState !== this.socket.OPEN || table.isLost) return this.end('trouble')
    this.look(table, since, visit)
  }

  private look(table: HostedTable, since?: Hello['since'], visit: Visit | null = null): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.table = table
    table.look(this.viewer, since, visit)
  }

  private async command(table: HostedTable, command: Command): Promise<void> {
    const { metrics } = this.parts
    try {
      const outcome = await this.parts.tables.perform(table, this.personAs(command.as), command)
      metrics.count(`commands_${outcome.kind}_total`)
      if (outcome.kind === 'done') this.send({ kind: 'done', id: command.id, again: outcome.again })
      if (outcome.kind === 'refused')
        this.send({ kind: 'refused', id: command.id, reasons: [...outcome.reasons] })
      if (outcome.kind === 'overtaken') this.end('trouble')
    } catch (error) {
      if (!(error instanceof GameBroke)) throw error
      // A fault of our rules: the table stands where it stood, and we are told with what is needed to see it again.
      this.parts.trouble(`table ${table.record.id}, ${JSON.stringify(command)}`, error)
      this.send({ kind: 'refused', id: command.id, reasons: [broken(error)] })
    }
  }
}

function broken(error: Error): Reason {
  return { key: 'refused.broken', args: { problem: error.message.split('\n')[0] ?? '' }, rule: '' }
}

function read(data: RawData): ClientMessage | null {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(asText(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function asText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}
