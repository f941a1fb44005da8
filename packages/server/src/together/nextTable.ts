import { type After, deviceOf, type NextKind } from '@quadriga/protocol'
import { absent, bot, type Holder, person } from '@quadriga/table'
import type { Notifier } from '../days/notifier.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { GuestRecord, Store } from '../store/store.ts'
import type { Linked, SeatOffer } from '../store/togetherStore.ts'
import type { HostedTable } from '../tables/hostedTable.ts'
import { laidRecord } from '../tables/laidRecord.ts'
import type { Names } from '../tables/names.ts'
import type { Result } from '../tables/result.ts'
import type { Tables } from '../tables/tables.ts'
import { dealFor } from './deals.ts'
import { type Played, seriesOf } from './series.ts'

/** What goes on from a table needs of its server. */
export interface NextParts {
  readonly store: Store
  readonly tables: Tables
  readonly names: Names
  readonly blocks: Blocks
  readonly drawSeed: () => string
  readonly now: () => number
  readonly notifier: Pick<Notifier, 'kept'>
}

const notFound = { ok: false, why: 'notFound' } as const

/**
 * The same people, the same contract, new cards and dice: begins the table that follows a finished one, or joins it where somebody
 * else was first. Whoever sat there finds their seat kept for them.
 */
export async function goOn(
  parts: NextParts,
  id: string,
  guest: GuestRecord,
  kind: NextKind,
): Promise<Result<{ readonly table: string }>> {
  const { store, tables } = parts
  const before = await tables.seenBy(id, guest.id)
  if (before === null || !before.isFor(guest.id)) return notFound
  await before.rest()
  if (before.table.state.outcome === null) return { ok: false, why: 'running' }
  const next = await store.nextOf(id)
  if (next !== null) return joined(parts, next, guest)
  const begun = await begin(parts, before, guest, kind)
  // Somebody asked at the same moment: their table is the one.
  if (!begun.ok && begun.why === 'taken') return goOn(parts, id, guest, kind)
  if (begun.ok) tellAfter(before)
  return begun
}

/** Whoever looks at a table, here or through another process, is told to ask what follows it. */
export function tellAfter({ audience, hosting }: HostedTable): void {
  audience.tellLater({ kind: 'after' })
  hosting.hint({ kind: 'after' })
}

async function joined(
  { tables }: NextParts,
  next: string,
  guest: GuestRecord,
): Promise<Result<{ readonly table: string }>> {
  const table = await tables.table(next)
  if (table?.isFor(guest.id) === true) return { ok: true, value: { table: next } }
  const sat = await tables.join({ table: next }, guest)
  if (!sat.ok) return sat.why === 'notFound' ? { ok: false, why: 'taken' } : sat
  return { ok: true, value: { table: next } }
}

async function begin(
  parts: NextParts,
  before: HostedTable,
  guest: GuestRecord,
  kind: NextKind,
): Promise<Result<{ readonly table: string }>> {
  const { store, tables, drawSeed, now } = parts
  const { id, game, setup, contract } = before.record
  const { holders, offers } = await seatsAfter(parts, before, guest.id, kind === 'swap')
  const laid = laidRecord({
    game,
    setup,
    contract,
    holders,
    createdBy: guest.id,
    seed: drawSeed(),
    at: now(),
  })
  if (!laid.ok) return laid
  const room = await store.roomOf(id)
  const made = await tables.put(laid.value, [], {
    offers,
    after: id,
    linked: await linksTo(store, id, laid.value.id, kind === 'bestOfThree'),
    ...(room === null ? {} : { room }),
  })
  if (!made.ok) return made
  // Who still looks at the finished game is told there.
  parts.notifier.kept(
    laid.value,
    offers.filter((offer) => !before.isHere(offer.guest)),
  )
  return { ok: true, value: { table: made.value.id } }
}

/** Who asks sits down at once; the others are asked; bots stay. With swapped sides everybody moves on by one seat. */
async function seatsAfter(
  { store, blocks }: NextParts,
  { owners, table }: HostedTable,
  asks: string,
  isSwapped: boolean,
): Promise<{ readonly holders: readonly Holder[]; readonly offers: readonly SeatOffer[] }> {
  const known = new Set((await store.guests(owners)).map((one) => one.id))
  const seats = owners.map((owner, seat) => ({ owner, holder: table.holders[seat] ?? absent }))
  const inTurn = isSwapped ? [...seats.slice(1), ...seats.slice(0, 1)] : seats
  const holders = inTurn.map(({ owner, holder }) => {
    if (deviceOf(owner) === asks) return person(owner)
    return owner === '' && holder.kind === 'bot' ? bot(holder.id) : absent
  })
  const offers: SeatOffer[] = []
  for (const [seat, { owner }] of inTurn.entries())
    if (deviceOf(owner) !== asks && known.has(owner) && !(await blocks.keepApart(asks, owner)))
      offers.push({ seat, guest: owner })
  return { holders, offers }
}

const inSeries = (linked: readonly (Linked & Played)[]) => linked.filter(({ kind }) => kind === 'series')

/** A series that is not decided goes on with whatever table follows; a new one counts the game that was just played. */
async function linksTo(store: Store, id: string, next: string, isNew: boolean): Promise<readonly Linked[]> {
  const games = inSeries(await store.linkedWith([id]))
  const [first] = games
  const kind = 'series'
  if (first !== undefined && !isDecided(games))
    return [{ table: next, kind, link: first.link, place: games.length + 1 }]
  if (!isNew) return []
  // A game belongs to one series: one that decided another is not counted again.
  if (first !== undefined) return [{ table: next, kind, link: next, place: 1 }]
  return [
    { table: id, kind, link: id, place: 1 },
    { table: next, kind, link: id, place: 2 },
  ]
}

const nameless = { of: (who: string) => who } as Names
const isDecided = (games: readonly Played[]): boolean => seriesOf(games, 1, '', nameless)?.isDecided === true

/** What came after a table, and how the series stands that it belongs to. */
export async function afterOf(parts: NextParts, id: string, guest: string): Promise<Result<After>> {
  const { store, tables, names } = parts
  const table = await tables.seenBy(id, guest)
  if (table === null) return notFound
  const games = inSeries(await store.linkedWith([id]))
  await names.learn(games.flatMap(({ situation }) => situation?.owners ?? []))
  const place = games.find((one) => one.table === id)?.place ?? 0
  const next = await store.nextOf(id)
  return {
    ok: true,
    value: {
      isSeated: table.isFor(guest),
      next: next === null ? null : await shownNext(parts, table, next, guest),
      series: seriesOf(games, place, guest, names),
      deal: await dealFor(parts, id, guest),
      kept: table.isFor(guest) ? await keptAt(parts, table) : [],
    },
  }
}

/** For whom seats are kept that nobody sits on yet. */
async function keptAt({ store, names }: NextParts, { record, owners }: HostedTable): Promise<After['kept']> {
  const offers = (await store.offersAt(record.id)).filter(
    ({ seat, guest }) => guest !== '' && owners[seat] === '',
  )
  await names.learn(offers.map(({ guest }) => guest))
  return offers.map(({ seat, guest }) => ({ seat, name: names.of(guest) }))
}

async function shownNext(
  { store, tables, names }: NextParts,
  before: HostedTable,
  id: string,
  guest: string,
): Promise<After['next']> {
  const next = await tables.table(id)
  if (next === null) return null
  const { createdBy } = next.record
  await names.learn([createdBy])
  const offers = await store.offersAt(id)
  const seat = next.owners.indexOf(guest)
  const offered = offers.find((offer) => offer.guest === guest)?.seat ?? -1
  return {
    table: id,
    by: names.of(createdBy),
    isSwapped: before.owners.indexOf(createdBy) !== next.owners.indexOf(createdBy),
    isJoined: seat >= 0,
    isOffered: offered >= 0 && next.owners[offered] === '',
  }
}
