import type { Command, ServerMessage } from '@quadriga/protocol'
import { PROTOCOL } from '@quadriga/protocol'
import { randomDigits } from '../../model/randomDigits.ts'

/** What a link tells its table. */
export interface Listening {
  /** How far the table is known, for the server to tell the rest. */
  readonly since: () => { readonly seq: number; readonly length: number } | null
  readonly heard: (message: ServerMessage) => void
  /** It is open now, or no longer. */
  readonly connected: () => void
  /** There is no way back: why. */
  readonly ended: (why: Ended) => void
}

export type Ended = 'build' | 'signIn' | 'noTable' | 'protocol'

type Unnumbered<C> = C extends Command ? Omit<C, 'id'> : never
export type Wish = Unnumbered<Command>

/** How a command ended. */
export type Reply = Extract<ServerMessage, { kind: 'done' | 'refused' }>

/** Where answers are kept until the server has said what came of them, beyond the life of the page. */
export interface Keeping {
  readonly keep: (id: string, text: string) => void
  readonly drop: (id: string) => void
}

interface Waiting {
  readonly text: string
  /** It is worth keeping: an answer to a question. */
  readonly isAnswer: boolean
  readonly resolve: (reply: Reply) => void
}

/** Milliseconds between two tries to come back: soon at first, then less often. */
const PAUSES = [100, 300, 1000, 2000, 5000]
/** A command that is not answered for so long lost its connection, whatever the browser says. */
const PATIENCE = 8000

/**
 * The connection to a table. It comes back by itself; commands that were not answered are sent again, and the server knows
 * those that it has done.
 */
export class Link {
  private readonly table: string
  private readonly build: string
  private readonly listening: Listening
  /** For whom, where it is not the guest: somebody beside them. */
  private readonly as: { readonly as?: number }
  private readonly waiting = new Map<string, Waiting>()
  private readonly past = new Map<string, (message: Extract<ServerMessage, { kind: 'past' }>) => void>()
  private socket: WebSocket | null = null
  private isKnown = false
  private tries = 0
  private isOver = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Only where nobody waits at their screens. */
  keeping: Keeping | null = null

  constructor(table: string, build: string, listening: Listening, as?: number) {
    this.as = as === undefined ? {} : { as }
    this.table = table
    this.build = build
    this.listening = listening
    this.connect()
    globalThis.addEventListener('online', this.hurry)
  }

  /** Sends a command and resolves when it was done or refused, however often the connection breaks meanwhile. */
  command(wish: Wish): Promise<Reply> {
    const id = randomDigits()
    return this.again(id, JSON.stringify({ ...wish, ...this.as, id }), wish.kind === 'answer')
  }

  /** Sends a command that an earlier page could not send. */
  again(id: string, text: string, isAnswer = true): Promise<Reply> {
    return new Promise((resolve) => {
      this.waiting.set(id, { text, isAnswer, resolve })
      // Also where the connection seems to be there: a browser may learn late that it is not.
      if (isAnswer) this.keeping?.keep(id, text)
      this.send(text)
      this.expect(id)
    })
  }

  /** Whether commands go out now. */
  get isOpen(): boolean {
    return this.isKnown
  }

  /** Commands that were not answered yet. */
  get waits(): number {
    return this.waiting.size
  }

  say(text: object): void {
    this.send(JSON.stringify(text))
  }

  /** The views of a past moment; null where the connection broke before they came. */
  askPast(at: number, events: number): Promise<Extract<ServerMessage, { kind: 'past' }> | null> {
    const id = randomDigits()
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.past.delete(id)
        resolve(null)
      }, PATIENCE)
      this.past.set(id, (message) => {
        clearTimeout(timer)
        resolve(message)
      })
      this.send(JSON.stringify({ kind: 'past', id, at, events }))
    })
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    globalThis.removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    if (this.isOver || this.isKnown) return
    this.tries = 0
    clearTimeout(this.timer)
    this.connect()
  }

  private send(text: string): void {
    if (this.isKnown) this.socket?.send(text)
  }

  private expect(id: string): void {
    setTimeout(() => {
      if (!this.waiting.has(id) || this.isOver) return
      if (this.isKnown) this.socket?.close()
      this.expect(id)
    }, PATIENCE)
  }

  private connect(): void {
    const address = new URL('/api/live', location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.socket = socket
    socket.addEventListener('open', () => {
      const since = this.listening.since()
      const { table, build, as } = this
      const known = since === null ? {} : { since }
      socket.send(JSON.stringify({ kind: 'hello', v: PROTOCOL, table, build, ...known, ...as }))
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.take(JSON.parse(data) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lost()
    })
  }

  private take(message: ServerMessage): void {
    if (message.kind === 'problem') return this.problem(message.why)
    if (message.kind === 'past') {
      this.past.get(message.id)?.(message)
      this.past.delete(message.id)
      return
    }
    this.listening.heard(message)
    if (message.kind === 'done' || message.kind === 'refused') {
      if (this.waiting.get(message.id)?.isAnswer === true) this.keeping?.drop(message.id)
      this.waiting.get(message.id)?.resolve(message)
      this.waiting.delete(message.id)
    }
    if (message.kind !== 'state' || this.isKnown) return
    this.isKnown = true
    this.tries = 0
    this.listening.connected()
    for (const { text } of this.waiting.values()) this.send(text)
  }

  private problem(why: Extract<ServerMessage, { kind: 'problem' }>['why']): void {
    if (why !== 'build' && why !== 'signIn' && why !== 'noTable' && why !== 'protocol') return
    this.close()
    this.listening.ended(why)
  }

  private lost(): void {
    if (this.isOver) return
    const wasKnown = this.isKnown
    this.isKnown = false
    if (wasKnown) this.listening.connected()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries, PAUSES.length - 1)])
    this.tries++
  }
}
