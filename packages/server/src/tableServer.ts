import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { API_VERSION } from '@quadriga/protocol'
import type { FastifyInstance } from 'fastify'
import { type Beside, refuseConnection } from '@quadriga/web/server'
import { botPool } from './bots/pool.ts'
import { Notifier, type NotifierParts } from './days/notifier.ts'
import { oneAtATime } from './days/oneAtATime.ts'
import { Vacations } from './days/vacations.ts'
import { EVERYBODY, type Hint, type Hints } from './hints/hints.ts'
import { api } from './http/api.ts'
import { visitorOf } from './http/granting.ts'
import { addressOf, isOwnOrigin } from './http/visitor.ts'
import { dismissal } from './live/dismissal.ts'
import { Sockets } from './live/sockets.ts'
import type { Mailer } from './mail/mailer.ts'
import { Mails } from './mail/mails.ts'
import { Metrics } from './metrics.ts'
import { realClock } from './realClock.ts'
import { randomText } from './secrets.ts'
import type { Note } from './start/journal.ts'
import { type ServerLimits, usualLimits } from './serverLimits.ts'
import { Blocks } from './speech/blocks.ts'
import { GroupCommit } from './store/groupCommit.ts'
import type { Append, Store } from './store/store.ts'
import { Names } from './tables/names.ts'
import { Tables } from './tables/tables.ts'

/** What a server of tables is made of; what is left out is as usual. */
export interface TableServerParts {
  readonly store: Store
  readonly limits?: ServerLimits
  /** The way to other processes that share the store (`noHints`: only the store itself); null where this one has it alone. */
  readonly hints?: Hints | null
  /** Sends mail, where the host has a mail server. */
  readonly mailer?: Mailer | null
  readonly isBehindProxy?: boolean
  /** Anybody may find tables that are listed. */
  readonly hasOpenList?: boolean
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Draws the secret seed of a new table; only tests bring their own. */
  readonly drawSeed?: () => string
  /** The time, in milliseconds since 1970; only tests bring their own. */
  readonly now?: () => number
  /** Browsers may be told at addresses of this machine: only in tests. */
  readonly isTest?: boolean
  /** Told what happens. */
  readonly note?: Note
  /** Told what went wrong, without anybody's secret. */
  readonly trouble?: (what: string, error: unknown) => void
}

/** Tables beside a page on one port. */
export interface TableServer {
  readonly beside: Beside
  /** Looks at the clocks and at notices that wait; it happens by itself every second. */
  readonly lookAtClocks: () => Promise<void>
  /** Finishes what was accepted, ends all connections and closes the store. */
  readonly close: () => Promise<void>
}

const LIVE: readonly string[] = ['/api/live', `/api/v${API_VERSION}/live`]
const own = ['/health', '/ready', '/metrics']
const SWEEP = 30_000
const PACE = 700
const CLOCKS = 1000

/** A server of tables, ready to answer. */
export async function tableServer({
  trouble = () => undefined,
  note = () => undefined,
  ...wanted
}: TableServerParts): Promise<TableServer> {
  const { store, limits = usualLimits, isBehindProxy = false, hasOpenList = false, pace = PACE } = wanted
  const { mailer = null } = wanted
  const { hints = null, drawSeed = () => randomText(32), now = Date.now, isTest = false } = wanted
  const metrics = new Metrics()
  const failed = counted(metrics, trouble)
  const commits = new GroupCommit(store, notingEnds(note))
  const { makeBot, close: closeBots } = botPool((error) => failed('a bot', error))
  const names = new Names(store)
  const vacations = new Vacations(store)
  // What most parts are made of.
  const told = { note, trouble: failed }
  const common = { store, names, blocks: new Blocks(store), vacations, limits, metrics, now, ...told }
  const elsewhere = toldElsewhere(() => sockets, hints)
  const mails = new Mails({ ...common, mailer })
  const notifier = await Notifier.begun({ ...common, mails, isTest, elsewhere })
  const clock = realClock
  const { asked } = notifier
  const tables = new Tables({ ...common, commits, asked, clock, makeBot, pace, drawSeed, hasOpenList, hints })
  const sockets = new Sockets({ ...common, tables })
  const dismiss = dismissal(sockets, tables, hints)
  await hints?.follow(EVERYBODY, (hint) => {
    tellElsewhere(sockets, hint)
    dismiss.hear(hint)
  })
  let isOpen = true
  const isReady = (): boolean => isOpen
  const wishes = { drawSeed, hasOpenList, isBehindProxy, isReady }
  const app = await api({ ...common, ...wishes, tables, notifier, mails, dismiss })
  measure(metrics, tables, sockets, commits)
  const lookAtClocks = oneAtATime(() => tables.timesUp().then(() => notifier.sweep()))
  const stopSweeping = repeatedly(failed, [
    ['sweeping', SWEEP, () => tables.sweep()],
    ['clocks', CLOCKS, lookAtClocks],
  ])
  const door: Door = { store, names, sockets, isReady, isBehindProxy, failed }
  const beside = besidePage(app, door, limits)
  const close = async (): Promise<void> => {
    isOpen = false
    stopSweeping()
    await lookAtClocks.rest()
    await tables.close()
    sockets.close()
    await app.close()
    await closeBots()
    mailer?.close()
    await store.close()
  }
  return { beside, close, lookAtClocks }
}

/** Tells all screens of somebody, at other processes too, that they are asked at a table where they are not. */
function toldElsewhere(sockets: () => Sockets, hints: Hints | null): NotifierParts['elsewhere'] {
  return (person, table, game) => {
    const hint = { kind: 'elsewhere', person, table, game } as const
    tellElsewhere(sockets(), hint)
    hints?.tell(EVERYBODY, hint)
  }
}

/** Another process tells that somebody is asked at a table where they are not. */
function tellElsewhere(sockets: Sockets, hint: Hint): void {
  if (hint.kind !== 'elsewhere') return
  const { person, table, game } = hint
  sockets.tell(person, { kind: 'elsewhere', table, game })
}

/** Tells of every table that ended. */
function notingEnds(note: Note): (part: Append) => void {
  return ({ table, timed }) => {
    if (timed?.situation.isOver === true) note('table ended', { table, round: timed.situation.round })
  }
}

type Trouble = (what: string, error: unknown) => void

/** Troubles are counted before they are told. */
function counted(metrics: Metrics, trouble: Trouble): Trouble {
  return (what, error) => {
    metrics.count('troubles_total')
    trouble(what, error)
  }
}

type Chore = readonly [what: string, every: number, work: () => Promise<void>]

/** What a server does by itself from time to time; the result ends it. */
function repeatedly(failed: Trouble, chores: readonly Chore[]): () => void {
  const timers = chores.map(([what, every, work]) => {
    const timer = setInterval(() => void work().catch((error: unknown) => failed(what, error)), every)
    return timer.unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** What a page's server asks of the tables beside it. */
function besidePage(app: FastifyInstance, door: Door, { connections }: ServerLimits): Beside {
  return {
    connections,
    wants: (path) => own.includes(path) || path === '/api' || path.startsWith('/api/'),
    reply: (request, response) => app.routing(request, response),
    isLive: ({ url = '', method }) => method === 'GET' && LIVE.includes(url),
    live: (request, socket, head) => {
      comeIn(door, request, socket, head).catch((error: unknown) => {
        door.failed('a connection', error)
        socket.destroy()
      })
    },
  }
}

interface Door {
  readonly failed: Trouble
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
  const visitor = await visitorOf(store, request)
  const guest = visitor?.scopes?.includes('play') === false ? null : (visitor?.guest ?? null)
  if (guest === null) sockets.turnAway(request, socket, head, 'signIn')
  else {
    const origin = { guest, address: addressOf(request, isBehindProxy) }
    if (!sockets.mayOpen(origin)) return sockets.turnAway(request, socket, head, 'tooMuch')
    names.know(guest)
    sockets.accept(request, socket, head, origin)
  }
}

function measure(metrics: Metrics, tables: Tables, sockets: Sockets, { counts }: GroupCommit): void {
  metrics.gauge('tables', () => tables.size)
  metrics.gauge('connections', () => sockets.size)
  metrics.gauge('log_commits', () => counts.commits)
  metrics.gauge('log_rows', () => counts.rows)
  metrics.gauge('log_commit_seconds', () => counts.milliseconds / 1000)
}
