// boardgame.io's own server with the 60-card duel, in memory as it comes or on the disk, in a process of its own: serve.ts STORAGE FOLDER
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMeasured } from '../load/measured.ts'
import type { Storage } from '../load/storage.ts'
import { cards60Hidden } from './cards60Hidden.ts'
import { sqliteStorage } from './sqliteStorage.ts'

interface Running {
  readonly appServer: { readonly address: () => { readonly port: number } }
}
interface Served {
  readonly Server: (parts: { games: unknown[]; origins: string[]; db?: object }) => {
    run(wish: { port: number; callback?: () => void }): Promise<Running>
  }
}

const [storage = 'memory', folder = ''] = process.argv.slice(2) as [Storage?, string?]
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Served
const db = storage === 'disk' ? { db: sqliteStorage(join(folder, 'matches.sqlite')) } : {}
const { appServer } = await Server({
  games: [cards60Hidden],
  origins: ['*'],
  ...db,
}).run({
  port: 0,
  callback: () => undefined,
})
isMeasured(appServer.address().port)
