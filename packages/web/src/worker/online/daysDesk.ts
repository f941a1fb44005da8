import { loadedGame } from '@quadriga/kernel'
import type { Guest, MyTable, MyTables, Notices, SeatOffer } from '@quadriga/protocol'
import { nameOfFace } from '@quadriga/table'
import type { Language } from '@quadriga/kernel'
import type { DaysDesk, MyTableModel, NoticesModel, OfferModel } from '../../model/online/daysService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { openGame } from '../table/openGame.ts'
import { request } from './requests.ts'

const mapped = <A, B>(result: Granted<A>, of: (value: A) => B): Granted<B> =>
  result.ok ? { ok: true, value: of(result.value) } : result

/** Asks for a guest's own things; `none` for a device that has no guest yet. */
async function ofGuest<A, B>(path: string, none: B, of: (value: A) => B): Promise<Granted<B>> {
  const found = await request<{ readonly me: Guest | null }>('GET', 'me')
  if (!found.ok) return found
  return found.value.me === null ? { ok: true, value: none } : mapped(await request<A>('GET', path), of)
}

/** Online tables over days, on the server that the page comes from. */
export const daysDesk: DaysDesk = {
  async myTables(language) {
    const none: MyTables = { tables: [], offers: [], now: 0 }
    const found = await ofGuest<MyTables, MyTables>('tables', none, (value) => value)
    if (!found.ok) return found
    const { tables, offers, now } = found.value
    // What was answered without a network goes out before anybody reads the list.
    if (tables.length > 0 && (await sentWaiting()) > 0) return daysDesk.myTables(language)
    const value = {
      tables: await Promise.all(tables.map((table) => shown(table, Date.now() - now, language))),
      offers: await Promise.all(offers.map((offer) => offered(offer, language))),
    }
    return { ok: true, value }
  },
  hide: (table, isHidden) => request('PUT', `tables/${table}/hidden`, { isHidden }),
  leave: (table) => request('POST', `tables/${table}/leave`),
  vacation: () => ofGuest<{ until: number | null }, number | null>('me/vacation', null, ({ until }) => until),
  async goOnVacation(days) {
    return mapped(
      await request<{ until: number | null }>('PUT', 'me/vacation', { days }),
      ({ until }) => until,
    )
  },
  notices: () => ofGuest<Notices, NoticesModel | null>('me/notices', null, noticesOf),
  async setQuiet(quiet) {
    const offset = -new Date().getTimezoneOffset()
    const wish = { quiet: quiet === null ? null : { ...quiet, offset } }
    return mapped(await request<Notices>('PUT', 'me/notices', wish), noticesOf)
  },
  addPush: (place, language) => request('POST', 'me/push', { ...place, language }),
  removePush: (endpoint) => request('DELETE', 'me/push', { endpoint }),
  askForMail: async (address, language) =>
    mapped(await request<Notices>('PUT', 'me/mail', { address, language }), noticesOf),
  confirmMail: async (code) => mapped(await request<Notices>('POST', 'me/mail/code', { code }), noticesOf),
  stopMail: async () => mapped(await request<Notices>('DELETE', 'me/mail'), noticesOf),
}

/** How many answers waited and went out; none where the browser keeps nothing. */
async function sentWaiting(): Promise<number> {
  try {
    return await (await import('./outbox.ts')).sendKept()
  } catch {
    return 0
  }
}

function noticesOf({ key, wish: { quiet }, hasMail, mail }: Notices): NoticesModel {
  const hours = quiet === null ? null : { from: quiet.from, until: quiet.until }
  return { key, quiet: hours, hasMail, mail }
}

/** A table of the list in the reader's words; times of the server become those of this device. */
async function shown(table: MyTable, ahead: number, language: Language): Promise<MyTableModel> {
  const { id, game, setup, round, isOver, isMyMove, isHidden, series } = table
  const presenter = await openGame(game)
  const voice = { loaded: loadedGame(game), language }
  const faces = table.seats.map((_, n) => presenter.setupFace(setup, n))
  return {
    id,
    game,
    title: presenter.title(setup, language),
    faces,
    seats: table.seats.map((seat, n) => ({ ...seat, hero: nameOfFace(voice, faces[n] ?? '') })),
    round,
    at: table.at + ahead,
    isOver,
    isMyMove,
    deadline: table.deadline === null ? null : table.deadline + ahead,
    isHidden,
    series,
  }
}

async function offered(offer: SeatOffer, language: Language): Promise<OfferModel> {
  const { table, game, setup, seat, from, series } = offer
  const presenter = await openGame(game)
  const voice = { loaded: loadedGame(game), language }
  const hero = nameOfFace(voice, presenter.setupFace(setup, seat))
  return { table, game, title: presenter.title(setup, language), hero, from, series }
}
