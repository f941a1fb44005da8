import { loadedGame, type Save } from '@quadriga/kernel'
import type {
  Blocks,
  CreatedTable,
  Guest,
  Invitation,
  Invited,
  ServerMessage,
  StateMessage,
} from '@quadriga/protocol'
import { nameOfFace } from '@quadriga/table'
import type { Granted, InvitedModel, OnlineDesk } from '../../model/online/onlineService.ts'
import { serve } from '../../model/table/port.ts'
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

/** Which game a table plays: asked once, for a page must say which rules it has. */
async function gameOf(table: string): Promise<Granted<GameId>> {
  return mapped(await request<{ readonly game: GameId }>('GET', `tables/${table}`), ({ game }) => game)
}

/** Tables on the server that the page comes from. */
export const onlineDesk: OnlineDesk = {
  async me() {
    const found = await request<{ readonly me: Guest | null }>('GET', 'me')
    return mapped(found, ({ me }) => me?.name ?? null)
  },
  async callMe(name) {
    return mapped(await request<Guest>('POST', 'guests', { name }), (guest) => guest.name)
  },
  async create(wanted, language) {
    const { game } = wanted
    return mapped(await request<CreatedTable>('POST', 'tables', wanted, { game, language }), ({ id }) => id)
  },
  async invite(table, seat) {
    return mapped(
      await request<Invitation>('POST', `tables/${table}/invitations`, { seat }),
      ({ code }) => code,
    )
  },
  async lookAt(code, language) {
    const found = await request<Invited>('POST', 'invitations/look', { code })
    if (!found.ok) return found
    const { game, setup, seats, seat, ...rest } = found.value
    const presenter = await openGame(game)
    const voice = { loaded: loadedGame(game), language }
    const heroOf = (n: number): string => nameOfFace(voice, presenter.setupFace(setup, n))
    const value: InvitedModel = {
      ...rest,
      game,
      title: presenter.title(setup, language),
      hero: seat < 0 ? '' : heroOf(seat),
      seats: seats.map((one, n) => ({ ...one, hero: heroOf(n) })),
      hasOpenHands: !presenter.secret,
    }
    return { ok: true, value }
  },
  async join(code) {
    return mapped(
      await request<{ readonly table: string }>('POST', 'invitations/join', { code }),
      ({ table }) => table,
    )
  },
  async blocked() {
    return mapped(await request<Blocks>('GET', 'blocks'), idsOf)
  },
  async block(person, isBlocked) {
    return mapped(await request<Blocks>('POST', 'blocks', { person, isBlocked }), idsOf)
  },
  report(table, person, why, words) {
    return request('POST', 'reports', { table, person, why, ...(words === '' ? {} : { words }) })
  },
  async open(id, language, port) {
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
  },
}

const idsOf = ({ blocked }: Blocks): string[] => blocked.map(({ id }) => id)

async function finished(id: string): Promise<Save | null> {
  const found = await request<{ readonly save: Save }>('GET', `tables/${id}/game`)
  return found.ok ? found.value.save : null
}
