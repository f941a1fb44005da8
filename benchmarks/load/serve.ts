// Our server in a process of its own, durable as ever or in memory, without limits for one guest: serve.ts GAME FOLDER STORAGE
import { join } from 'node:path'
import { type ServerLimits, sqliteStore, tableServer, usualLimits } from '@quadriga/server'
import { listen, siteServer } from '@quadriga/web/server'
import { type Game, makeReady } from './games.ts'
import { inMemory } from './inMemory.ts'
import { isMeasured } from './measured.ts'

const [game = 'cards60', folder = '', storage = 'disk'] = process.argv.slice(2)
makeReady(game as Game)
const free = { burst: 1e9, perSecond: 1e9 }
const limits: ServerLimits = {
  ...usualLimits,
  requests: free,
  guests: free,
  tables: free,
  messages: free,
  connections: 1e6,
  connectionsOfGuest: 1e6,
  connectionsOfAddress: 1e6,
}
const file = await sqliteStore(join(folder, 'tables.sqlite'))
const store = storage === 'disk' ? file : inMemory(file)
const tables = await tableServer({ store, limits, trouble: (what, error) => console.error(what, error) })
isMeasured(
  await listen(
    siteServer(() => new Map(), undefined, tables.beside),
    [0],
  ),
)
