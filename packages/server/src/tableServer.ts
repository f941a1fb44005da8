import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Beside, refuseConnection } from '@quadriga/web/server'
import { botPool } from './bots/pool.ts'
import { api } from './http/api.ts'
import { guestOf } from './http/granting.ts'
import { isOwnOrigin } from './http/visitor.ts'
import { Sockets } from './live/sockets.ts'
import { Metrics } from './metrics.ts'
import { realClock } from './realClock.ts'
import { randomText } from './secrets.ts'
import { type ServerLimits, usualLimits } from './serverLimits.ts'
import { Blocks } from './speech/blocks.ts'
import { GroupCommit } from './store/groupCommit.ts'
import type { Store } from './store/store.ts'
import { Names } from './tables/names.ts'
import { Tables } from './tables/tables.ts'

/** What a server of tables is made of; what is left out is as usual. */
export interface TableServerParts {
  readonly store: Store
  readonly limits?: ServerLimits
  readonly isBehindProxy?: boolean
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Draws the secret seed of a new table; only tests bring their own. */
  readonly drawSeed?: () => string
  /** Told what went wrong, without anybody's secret. */
  readonly trouble?: (what: string, error: unknown) => void
}

/** Tables beside a page on one port. */
export interface TableServer {
  readonly beside: Beside
  /** Finishes what was accepted, ends all connections and closes the store. */
  readonly close: () => Promise<void>
}

const LIVE = '/api/live'
const own = ['/health', '/ready', '/metrics']
const SWEEP = 30_000
const PACE = 700

/** A server of tables, ready to answer. */
export async function tableServer({
  trouble = () => undefined,
  ...wanted
}: TableServerParts): Promise<TableServer> {
  const { store, limits = usualLimits, isBehindProxy = false, pace = PACE } = wanted
  const { drawSeed = () => randomText(32) } = wanted
  const now = Date.now
  const metrics = new Metrics()
  const failed = (what: string, error: unknown): void => {
    metrics.count('troubles_total')
    trouble(what, error)
  }
  const commits = new GroupCommit(store)
  const { makeBot, close: closeBots } = botPool((error) => failed('a bot', error))
  const names = new Names(store)
  const blocks = new Blocks(store)
  const clock = realClock
  // What most parts are made of.
  const common = { store, names, blocks, limits, metrics, now, trouble: failed }
  const tables = new Tables({ ...common, commits, clock, makeBot, pace, drawSeed })
  const sockets = new Sockets({ ...common, tables })
  let isOpen = true
  const isReady = (): boolean => isOpen
  const app = await api({ ...common, tables, isBehindProxy, isReady })
  measure(metrics, tables, sockets, commits)
  const sweep = (): void => void tables.sweep().catch((error: unknown) => failed('sweeping', error))
  const sweeper = setInterval(sweep, SWEEP)
  sweeper.unref()
  const door: Door = { store, names, sockets, isReady, isBehindProxy }
  const beside: Beside = {
    connections: limits.connections,
    wants: (path) => own.includes(path) || path === '/api' || path.startsWith('/api/'),
    reply: (request, response) => app.routing(request, response),
    isLive: ({ url = '', method }) => method === 'GET' && url === LIVE,
    live: (request, socket, head) => {
      comeIn(door, request, socket, head).catch((error: unknown) => {
        failed('a connection', error)
        socket.destroy()
      })
    },
  }
  const close = async (): Promise<void> => {
    isOpen = false
    clearInterval(sweeper)
    await tables.close()
    sockets.close()
    await app.close()
    await closeBots()
    await store.close()
  }
  return { beside, close }
}

interface Door {
  readonly store: Store
  readonly names: Names
  readonly sockets: Sockets
  readonly isReady: () => boolean
  readonly isBehindProxy: boolean
}

/** Makes a connection for a guest; others are told why there is none. */
async function comeIn(door: Door, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const { store, names, sockets, isReady, isBehindProxy } = door
  if (!isReady() || !isOwnOrigin(request.headers, isBehindProxy)) return refuseConnection(socket, 400)
  const guest = await guestOf(store, request)
  if (guest === null) sockets.turnAway(request, socket, head, 'signIn')
  else if (!sockets.mayOpen(guest.id)) sockets.turnAway(request, socket, head, 'tooMuch')
  else {
    names.know(guest)
    sockets.accept(request, socket, head, guest)
  }
}

function measure(metrics: Metrics, tables: Tables, sockets: Sockets, { counts }: GroupCommit): void {
  metrics.gauge('tables', () => tables.size)
  metrics.gauge('connections', () => sockets.size)
  metrics.gauge('log_commits', () => counts.commits)
  metrics.gauge('log_rows', () => counts.rows)
  metrics.gauge('log_commit_seconds', () => counts.milliseconds / 1000)
}
