import { deviceOf, type MyTable, type MyTables } from '@quadriga/protocol'
import type { Blocks } from '../speech/blocks.ts'
import type { ListedTable, Store } from '../store/store.ts'
import type { Names } from '../tables/names.ts'
import { publicSetup } from '../tables/publicSetup.ts'
import type { Tables } from '../tables/tables.ts'
import { deadlineOf } from './clocks.ts'
import { offersTo, seriesOfTables } from '../together/listed.ts'
import type { Situation } from './situation.ts'
import type { Vacations } from './vacations.ts'

interface Parts {
  readonly store: Store
  readonly blocks: Blocks
  readonly tables: Tables
  readonly names: Names
  readonly vacations: Vacations
  readonly now: () => number
}

const MOST_LISTED = 100

/** The tables of a guest: those that wait for them first, the most urgent at the top; finished ones last. */
export async function myTables(parts: Parts, guest: string): Promise<MyTables> {
  const { store, names, vacations, now } = parts
  const listed = await store.tablesOf(guest, MOST_LISTED)
  const people = listed.flatMap(
    ({ situation, record }) => situation?.owners ?? record.holders.map(({ id }) => id),
  )
  await Promise.all([names.learn(people), vacations.learn([...new Set(people)])])
  const scores = await seriesOfTables(
    parts,
    listed.map(({ record }) => record.id),
    guest,
  )
  const tables = await Promise.all(
    listed.map(async (one) => ({
      ...(await shown(parts, guest, one)),
      series: scores.get(one.record.id) ?? null,
    })),
  )
  return { tables: tables.toSorted(byUrgency), offers: [...(await offersTo(parts, guest))], now: now() }
}

async function shown(parts: Parts, guest: string, listed: ListedTable): Promise<Omit<MyTable, 'series'>> {
  const { record, at, isHidden } = listed
  // A table from before situations were written is opened once, which writes it.
  const situation = listed.situation ?? (await parts.tables.table(record.id))?.time.situation ?? null
  const isMyMove = situation?.asked.some(({ person }) => deviceOf(person) === guest) ?? false
  return {
    id: record.id,
    game: record.game,
    setup: publicSetup(record.setup),
    at,
    pace: record.contract.pace ?? 'none',
    round: situation?.round ?? 0,
    isOver: situation?.isOver ?? false,
    isMyMove,
    deadline: situation === null ? null : deadlineFor(parts, situation, isMyMove ? guest : null),
    isHidden,
    seats: situation === null ? [] : await seatsOf(parts, record.id, guest, situation),
  }
}

async function seatsOf(
  { tables, names, vacations, now }: Parts,
  table: string,
  guest: string,
  { holders, owners, asked }: Situation,
): Promise<MyTable['seats']> {
  return Promise.all(
    holders.map(async ({ kind, id }, seat) => {
      const owner = owners[seat] ?? ''
      const vacation = vacations.of(owner)
      return {
        kind,
        name: owner === '' ? id : names.of(owner),
        isMine: deviceOf(owner) === guest,
        isAsked: asked.some((one) => one.seat === seat),
        isHere: owner !== '' && (await tables.isHere(table, owner)),
        isOnVacation: vacation !== null && vacation.from <= now() && now() < vacation.until,
      }
    }),
  )
}

/** When the clock of a person runs out, or the first of all. */
function deadlineFor({ vacations }: Parts, { clocks }: Situation, who: string | null): number | null {
  const all = Object.entries(clocks)
    .filter(([person]) => who === null || deviceOf(person) === who)
    .flatMap(([person, clock]) => deadlineOf(clock, vacations.of(person)) ?? [])
  return all.length === 0 ? null : Math.min(...all)
}

function rank({ isOver, isMyMove }: MyTable): number {
  if (isOver) return 2
  return isMyMove ? 0 : 1
}

function byUrgency(a: MyTable, b: MyTable): number {
  const soonest = (a.deadline ?? Infinity) - (b.deadline ?? Infinity)
  const urgent = rank(a) === 0 && Number.isFinite(soonest) ? soonest : 0
  return rank(a) - rank(b) || urgent || untimedLast(a, b) || b.at - a.at
}

/** Where somebody waits with a clock comes before where nobody does. */
function untimedLast(a: MyTable, b: MyTable): number {
  return rank(a) === 0 ? Number(a.deadline === null) - Number(b.deadline === null) : 0
}
