import { type Language, loadedGame } from '@quadriga/kernel'
import type {
  After,
  CopiedTable,
  FoundTable,
  Guest,
  InvitedToRoom,
  ListedRoom,
  Room,
} from '@quadriga/protocol'
import { nameOfFace } from '@quadriga/table'
import type { ClubDesk, FoundTableModel } from '../../model/online/clubService.ts'
import { openGame } from '../table/openGame.ts'
import { mapped, request } from './requests.ts'

interface Made {
  readonly id: string
}

/** People who meet again on the server that the page comes from. */
export const clubDesk: ClubDesk = {
  after: (table) => request<After>('GET', `tables/${table}/after`),
  async goOn(table, kind) {
    return mapped(
      await request<{ readonly table: string }>('POST', `tables/${table}/after`, { kind }),
      (next) => next.table,
    )
  },
  decline: (table) => request('DELETE', `tables/${table}/offer`),
  copy: (table) => request<CopiedTable>('POST', `tables/${table}/copies`),
  async places() {
    const found = await request<{ readonly me: Guest | null; readonly hasOpenList: boolean }>('GET', 'me')
    if (!found.ok) return found
    const { me, hasOpenList } = found.value
    if (me === null) return { ok: true, value: { rooms: [], hasOpenList } }
    return mapped(await request<{ readonly rooms: readonly ListedRoom[] }>('GET', 'rooms'), ({ rooms }) => ({
      rooms,
      hasOpenList,
    }))
  },
  async makeRoom(name) {
    return mapped(await request<Made>('POST', 'rooms', { name }), ({ id }) => id)
  },
  async room(id, language) {
    const found = await request<Room>('GET', `rooms/${id}`)
    if (!found.ok) return found
    return { ok: true, value: { ...found.value, tables: await shown(found.value.tables, language) } }
  },
  async inviteToRoom(id) {
    return mapped(
      await request<{ readonly code: string }>('POST', `rooms/${id}/invitation`),
      ({ code }) => code,
    )
  },
  lookAtRoom: (code) => request<InvitedToRoom>('POST', 'rooms/look', { code }),
  async joinRoom(code) {
    return mapped(await request<Made>('POST', 'rooms/join', { code }), ({ id }) => id)
  },
  leaveRoom: (id) => request('POST', `rooms/${id}/leave`),
  removeFromRoom: (id, person) => request('DELETE', `rooms/${id}/people/${person}`),
  closeRoom: (id) => request('DELETE', `rooms/${id}`),
  async openTables(language) {
    const found = await request<{ readonly tables: readonly FoundTable[] }>('GET', 'open-tables')
    return found.ok ? { ok: true, value: await shown(found.value.tables, language) } : found
  },
}

/** Tables in the reader's words. */
function shown(tables: readonly FoundTable[], language: Language): Promise<FoundTableModel[]> {
  return Promise.all(
    tables.map(async ({ setup, contract, ...table }) => {
      const presenter = await openGame(table.game)
      const voice = { loaded: loadedGame(table.game), language }
      const faces = table.seats.map((_, n) => presenter.setupFace(setup, n))
      return {
        ...table,
        title: presenter.title(setup, language),
        faces,
        hasWatchers: contract.watchers,
        seats: table.seats.map((seat, n) => ({ ...seat, hero: nameOfFace(voice, faces[n] ?? '') })),
      }
    }),
  )
}
