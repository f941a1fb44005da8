import { createRequire } from 'node:module'
import type { Counts } from '../load/pair.ts'
import { pick, type Random } from '../random.ts'
import { listOptions, readOption } from '../rules/options.ts'
import type { Cards60 } from '../rules/table.ts'
import type { State } from './framework.ts'

interface Socket {
  on(name: string, heard: (match: string, ...given: readonly unknown[]) => void): void
  emit(name: string, ...given: readonly unknown[]): void
  close(): void
}
const { io } = createRequire(import.meta.url)('socket.io-client') as {
  io: (at: string, options: object) => Socket
}

let matches = 0

/** Two people who play match after match of boardgame.io and move at random, as fast as they can. */
export class BoardgameioPair {
  private readonly at: string
  private readonly picks: Random
  counts: Counts
  private match = ''
  private sockets: Socket[] = []
  private states: (State<Cards60> | null)[] = [null, null]
  private sent: { readonly at: number; readonly id: number } | null = null
  private isOver = false

  constructor(at: string, picks: Random, counts: Counts) {
    this.at = at
    this.picks = picks
    this.counts = counts
  }

  begin(): void {
    this.match = `match ${++matches}`
    this.states = [null, null]
    this.sent = null
    this.sockets = ['0', '1'].map((player) => this.connected(player))
  }

  stop(): void {
    this.isOver = true
    for (const socket of this.sockets) socket.close()
  }

  private connected(player: string): Socket {
    const socket = io(`${this.at}/cards60`, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => socket.emit('sync', this.match, player, undefined, 2))
    const heard = (match: string, state: State<Cards60>): void => {
      if (match !== this.match || this.isOver) return
      this.states[Number(player)] = state
      this.shown()
    }
    socket.on('sync', (match, info) => heard(match, (info as { state: State<Cards60> }).state))
    socket.on('update', (match, state) => {
      this.counts.updates++
      this.counts.updateBytes += JSON.stringify(state).length
      heard(match, state as State<Cards60>)
    })
    return socket
  }

  private shown(): void {
    const [one, other] = this.states
    if (one === null || other === null || one?._stateID !== other?._stateID) return
    if (one === undefined || (this.sent !== null && one._stateID <= this.sent.id)) return
    if (this.sent !== null) {
      this.counts.answers++
      this.counts.delays.push(performance.now() - this.sent.at)
      this.sent = null
    }
    // Whose turn it is sees their own hand.
    const own = this.states[Number(one.ctx.currentPlayer)]
    if (one.ctx.gameover === undefined && own) return this.move(own)
    for (const socket of this.sockets) socket.close()
    this.begin()
  }

  private move(state: State<Cards60>): void {
    const chosen = readOption(pick(listOptions(state.G), this.picks))
    const player = state.ctx.currentPlayer
    const args = chosen?.arg === null ? [] : [chosen?.arg]
    this.sent = { at: performance.now(), id: state._stateID }
    const action = { type: 'MAKE_MOVE', payload: { type: chosen?.verb, args, playerID: player } }
    this.sockets[Number(player)]?.emit('update', action, state._stateID, this.match, player)
  }
}
