// boardgame.io's own server with the 60-card duel, in memory as it comes, in a process of its own.
import { createRequire } from 'node:module'
import { isMeasured } from '../load/measured.ts'
import { cards60 } from './cards60Game.ts'

interface Running {
  readonly appServer: { readonly address: () => { readonly port: number } }
}
type Server = (parts: { games: unknown[]; origins: string[] }) => {
  run(wish: { port: number; callback?: () => void }): Promise<Running>
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: Server }
const { appServer } = await Server({ games: [cards60], origins: ['*'] }).run({
  port: 0,
  callback: () => undefined,
})
isMeasured(appServer.address().port)
