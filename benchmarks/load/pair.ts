import { type Decision, type Rng, sample } from '@quadriga/kernel'
import { type NewTable, patchedViews, PROTOCOL, type Seen, type ServerMessage } from '@quadriga/protocol'
import { servedGame } from '@quadriga/server'

/** What players count of a server's work. */
export interface Counts {
  answers: number
  updates: number
  updateBytes: number
  /** From sending an answer until both players were shown it, in milliseconds. */
  readonly delays: number[]
}

export const noCounts = (): Counts => ({ answers: 0, updates: 0, updateBytes: 0, delays: [] })

interface Guest {
  readonly id: string
  readonly cookie: string
}

async function ask<T>(at: string, path: string, body: object, cookie = ''): Promise<[T, Response]> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return [(await response.json()) as T, response]
}

async function guest(at: string, name: string): Promise<Guest> {
  const [{ id }, response] = await ask<{ id: string }>(at, '/api/guests', { name })
  return { id, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

/** Two people who play table after table and answer at random: as fast as they can, or with a fixed pause between answers. */
export class Pair {
  private readonly at: string
  private readonly wanted: NewTable
  private readonly rng: Rng
  private readonly pause: number
  counts: Counts
  private people: readonly Guest[] = []
  private sockets: WebSocket[] = []
  private views: Seen[][] = [[], []]
  private seqs = [0, 0]
  /** The answer that is under way: when it was sent, and who has been shown it. */
  private sent: { readonly at: number; readonly seq: number } | null = null
  private isOver = false
  private commands = 0

  constructor(at: string, wanted: NewTable, rng: Rng, pause: number, counts: Counts) {
    this.at = at
    this.wanted = wanted
    this.rng = rng
    this.pause = pause
    this.counts = counts
  }

  /** Sits down; from then on they play by themselves. */
  async begin(): Promise<void> {
    if (this.people.length === 0) this.people = [await guest(this.at, 'Ann'), await guest(this.at, 'Ben')]
    const [ann, ben] = this.people as [Guest, Guest]
    type Created = { id: string; invitations: { seat: number; code: string }[] }
    const [{ id, invitations }] = await ask<Created>(this.at, '/api/tables', this.wanted, ann.cookie)
    await ask(this.at, '/api/invitations/join', { code: invitations[0]?.code ?? '' }, ben.cookie)
    this.views = [[], []]
    this.sockets = this.people.map((one, player) => this.connected(one, id, player))
  }

  stop(): void {
    this.isOver = true
    for (const socket of this.sockets) socket.close()
  }

  private connected({ cookie }: Guest, table: string, player: number): WebSocket {
    const socket = new WebSocket(`${this.at.replace('http', 'ws')}/api/live`, { headers: { cookie } })
    const { build } = servedGame(this.wanted.game)
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ kind: 'hello', v: PROTOCOL, table, build })),
    )
    socket.addEventListener('message', ({ data }) => this.heard(player, String(data)))
    return socket
  }

  private heard(player: number, text: string): void {
    if (this.isOver) return
    const message = JSON.parse(text) as ServerMessage
    if (message.kind === 'state') this.views[player] = [...message.views]
    else if (message.kind === 'update') {
      this.views[player] = patchedViews(this.views[player] ?? [], message.patches)
      this.counts.updates++
      this.counts.updateBytes += text.length
    } else return this.refused(message)
    this.seqs[player] = message.seq
    this.shown()
  }

  private refused(message: ServerMessage): void {
    if (message.kind === 'refused' || message.kind === 'problem') throw new Error(JSON.stringify(message))
  }

  /** Both know the same table: the answer is done, and the next is given. */
  private shown(): void {
    const [one = 0, other = 0] = this.seqs
    if (one !== other || this.views.some((views) => views.length === 0)) return
    if (this.sent !== null && one <= this.sent.seq) return
    if (this.sent !== null) {
      this.counts.answers++
      this.counts.delays.push(performance.now() - this.sent.at)
      this.sent = null
    }
    if (this.pause === 0) this.answer()
    else setTimeout(() => this.answer(), this.pause * (0.5 + this.rng.below(1000) / 1000))
  }

  private answer(): void {
    if (this.isOver || this.sent !== null) return
    for (const [player, views] of this.views.entries()) {
      const decision = views[0]?.pending.find(({ seat, open }) => seat === player && !open)
      if (decision !== undefined) return this.give(player, decision)
    }
    if (this.views[0]?.[0]?.outcome !== null) void this.again()
  }

  private give(player: number, decision: Decision): void {
    this.sent = { at: performance.now(), seq: this.seqs[player] ?? 0 }
    const { id, seat } = decision
    const command = { kind: 'answer', era: 0, decision: id, seat, picks: sample(decision, this.rng) }
    this.sockets[player]?.send(JSON.stringify({ id: `load-command-${++this.commands}`, ...command }))
  }

  private async again(): Promise<void> {
    for (const socket of this.sockets) socket.close()
    this.seqs = [0, 0]
    try {
      await this.begin()
    } catch (error) {
      // The server may be gone by now.
      if (!this.isOver) throw error
    }
  }
}
