import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Hints,
  type ServerLimits,
  sqliteStore,
  type Store,
  tableServer,
  usualLimits,
} from '@quadriga/server'
import type { Mailer } from '../../src/mail/mailer.ts'
import type { Note } from '../../src/start/journal.ts'
import { listen, siteServer } from '@quadriga/web/server'

const page = {
  body: Buffer.from('<p>page</p>'),
  type: 'text/html; charset=utf-8',
  tag: '"x"',
  isHashed: false,
}

let seeds = 0

/** Nobody counts in tests that are about something else. */
export const generous: ServerLimits = {
  ...usualLimits,
  requests: { burst: 1e6, perSecond: 1e6 },
  guests: { burst: 1e6, perSecond: 1e6 },
  tables: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  mails: { burst: 1e6, perSecond: 1e6 },
  connectionsOfAddress: 1e6,
}

/** A server of tables on a port of its own, with a database that goes with it. */
export interface Serving {
  readonly at: string
  readonly port: number
  readonly file: string
  /** What went wrong meanwhile. */
  readonly troubles: string[]
  /** Ends it; the database stays for another one. */
  readonly stop: () => Promise<void>
  /** Lets so many milliseconds pass at once, and looks at the clocks then. */
  readonly jump: (milliseconds: number) => Promise<void>
  readonly remove: () => Promise<void>
}

export interface Wish {
  readonly limits?: ServerLimits
  readonly file?: string
  readonly pace?: number
  readonly isBehindProxy?: boolean
  /** How far its time is ahead of ours, in milliseconds. */
  readonly ahead?: number
  readonly isTest?: boolean
  readonly hasOpenList?: boolean
  readonly through?: (store: Store) => Store
  /** Opens the store in `file`, which may be an address as well. */
  readonly store?: (database: string) => Promise<Store>
  readonly hints?: Hints
  readonly mailer?: Mailer
  readonly note?: Note
}

export async function serving({
  limits = generous,
  through = (store) => store,
  ...wish
}: Wish = {}): Promise<Serving> {
  const folder = wish.file === undefined ? mkdtempSync(join(tmpdir(), 'quadriga-tables-')) : ''
  const file = wish.file ?? join(folder, 'tables.sqlite')
  const troubles: string[] = []
  let ahead = wish.ahead ?? 0
  const tables = await tableServer({
    store: through(await (wish.store ?? sqliteStore)(file)),
    ...(wish.hints === undefined ? {} : { hints: wish.hints }),
    ...(wish.mailer === undefined ? {} : { mailer: wish.mailer }),
    ...(wish.note === undefined ? {} : { note: wish.note }),
    limits,
    isBehindProxy: wish.isBehindProxy ?? false,
    pace: wish.pace ?? 0,
    now: () => Date.now() + ahead,
    isTest: wish.isTest ?? true,
    hasOpenList: wish.hasOpenList ?? false,
    // The same games in every run.
    drawSeed: () => `seed ${++seeds}`,
    trouble: (what, error) =>
      troubles.push(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  })
  const server: Server = siteServer(() => new Map([['/index.html', page]]), undefined, tables.beside)
  const port = await listen(server, [0])
  let isOver = false
  const stop = async (): Promise<void> => {
    if (isOver) return
    isOver = true
    server.close()
    await tables.close()
    server.closeAllConnections()
  }
  const remove = async (): Promise<void> => {
    await stop()
    if (folder !== '') rmSync(folder, { recursive: true, force: true })
  }
  const jump = async (milliseconds: number): Promise<void> => {
    ahead += milliseconds
    await tables.lookAtClocks()
  }
  return { jump, at: `http://127.0.0.1:${port}`, port, file, troubles, stop, remove }
}
