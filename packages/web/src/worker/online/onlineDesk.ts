import { loadedGame } from '@quadriga/kernel'
import type { Blocks, CreatedTable, Guest, Invitation, Invited } from '@quadriga/protocol'
import { nameOfFace } from '@quadriga/table'
import type { InvitedModel, OnlineDesk } from '../../model/online/onlineService.ts'
import { openGame } from '../table/openGame.ts'
import { mapped, request } from './requests.ts'

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
  async lookAt(way, language) {
    const found = await request<Invited>('POST', 'invitations/look', way)
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
  async join(way) {
    return mapped(
      await request<{ readonly table: string }>('POST', 'invitations/join', way),
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
  // What keeps up with a table comes with the first one that is opened.
  async open(id, language, port) {
    const { openOnline } = await import('./openOnline.ts')
    return openOnline(id, language, port)
  },
}

const idsOf = ({ blocked }: Blocks): string[] => blocked.map(({ id }) => id)
