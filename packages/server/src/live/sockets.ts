import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { limits as sizes, type Problem, type ServerMessage } from '@quadriga/protocol'
import { WebSocketServer } from 'ws'
import type { GuestRecord } from '../store/store.ts'
import { CLOSED } from './closed.ts'
import { Session, type SessionParts } from './session.ts'

/** Who made a connection, and from where. */
export interface Origin {
  readonly guest: GuestRecord
  readonly address: string
}

/** The connections of a server. */
export class Sockets {
  private readonly parts: SessionParts
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: sizes.message,
    // A patch is small, and packing it would cost as much as everything else.
    perMessageDeflate: false,
    clientTracking: false,
  })
  private readonly open = new Map<Session, Origin>()
  private readonly timer: ReturnType<typeof setInterval>

  constructor(parts: SessionParts) {
    this.parts = parts
    this.timer = setInterval(() => {
      for (const session of this.open.keys()) session.checkAlive()
    }, parts.limits.aliveEvery)
    this.timer.unref()
  }

  get size(): number {
    return this.open.size
  }

  /** Whether this guest may open one more, and anybody from there. */
  mayOpen({ guest, address }: Origin): boolean {
    const { connections, connectionsOfGuest, connectionsOfAddress } = this.parts.limits
    if (this.open.size >= connections) return false
    let [own, near] = [0, 0]
    for (const other of this.open.values()) {
      if (other.guest.id === guest.id) own++
      if (other.address === address) near++
    }
    return own < connectionsOfGuest && near < connectionsOfAddress
  }

  /** Makes a connection of a request that was found in order. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, origin: Origin): void {
    this.server.handleUpgrade(request, socket, head, (live) => {
      const session = new Session(live, socket, origin.guest, this.parts)
      this.open.set(session, origin)
      live.on('close', () => this.open.delete(session))
    })
  }

  /** A browser is not told why a connection is refused: so it is made, told, and closed. */
  turnAway(request: IncomingMessage, socket: Duplex, head: Buffer, why: Problem): void {
    this.server.handleUpgrade(request, socket, head, (live) => {
      live.on('error', () => live.terminate())
      live.send(JSON.stringify({ kind: 'problem', why } satisfies ServerMessage))
      live.close(CLOSED[why], why)
    })
  }

  /** To every screen of a guest. */
  tell(guest: string, message: ServerMessage): void {
    for (const [session, other] of this.open) if (other.guest.id === guest) session.tell(message)
  }

  /** Ends the connections of a guest; who may come back does so by themselves. */
  endFor(guest: string): void {
    for (const [session, other] of this.open) if (other.guest.id === guest) session.end('trouble')
  }

  close(): void {
    clearInterval(this.timer)
    for (const session of this.open.keys()) session.end('stopping')
    this.server.close()
  }
}
