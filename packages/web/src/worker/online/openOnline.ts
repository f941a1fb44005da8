import type { Language, Save } from '@quadriga/kernel'
import type { ServerMessage, StateMessage } from '@quadriga/protocol'
import type { Granted } from '../../model/online/onlineService.ts'
import { type Port, serve } from '../../model/table/port.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { Opened } from '../../model/table/tableService.ts'
import { buildOf } from '../table/build.ts'
import { openGame } from '../table/openGame.ts'
import { refusedWith } from '../table/resumed.ts'
import { tableWords } from '../table/tableWords.ts'
import { type Ended, Link } from './link.ts'
import { Mirror } from './mirror.ts'
import { OnlineTable } from './onlineTable.ts'
import { mapped, request } from './requests.ts'

/** Opens a table on the server that the page comes from, and serves it over a port of its own. */
export async function openOnline(id: string, language: Language, port: Port): Promise<Opened> {
  const words = tableWords[language].online
  const game = await gameOf(id)
  if (!game.ok) return refusedWith(game.why === 'unreachable' ? words.unreachable : words.noTable)
  const presenter = await openGame(game.value)
  return new Promise<Opened>((resolve) => {
    let table: OnlineTable | null = null
    let mirror: Mirror | null = null
    const first = (message: StateMessage): void => {
      mirror = new Mirror(message)
      table = new OnlineTable({ id, presenter, language, mirror, link, finished: () => finished(id) })
      serve(port, table)
      resolve({ ok: true, id, update: table.update() })
    }
    const link: Link = new Link(id, buildOf(game.value), {
      since: () => (mirror === null ? null : { seq: mirror.now.seq, length: mirror.now.length }),
      heard(message: ServerMessage) {
        if (table !== null) table.heard(message)
        else if (message.kind === 'state') first(message)
      },
      connected: (isConnected) => table?.connected(isConnected),
      ended(why: Ended) {
        if (table !== null) table.over(why)
        else resolve(refusedWith(why === 'build' ? words.build : words.noTable))
      },
    })
  })
}

/** Which game a table plays: asked once, for a page must say which rules it has. */
async function gameOf(table: string): Promise<Granted<GameId>> {
  return mapped(await request<{ readonly game: GameId }>('GET', `tables/${table}`), ({ game }) => game)
}

async function finished(id: string): Promise<Save | null> {
  const found = await request<{ readonly save: Save }>('GET', `tables/${id}/game`)
  return found.ok ? found.value.save : null
}
