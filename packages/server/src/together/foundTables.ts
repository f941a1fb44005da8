import { deviceOf, type FoundTable as Shown } from '@quadriga/protocol'
import type { Situation } from '../days/situation.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { FoundTable } from '../store/roomStore.ts'
import type { Store } from '../store/store.ts'
import type { Names } from '../tables/names.ts'
import { publicSetup } from '../tables/publicSetup.ts'
import type { Tables } from '../tables/tables.ts'
import { seriesOfTables } from './listed.ts'

/** What finding tables needs of its server. */
export interface FindingParts {
  readonly store: Store
  readonly tables: Tables
  readonly names: Names
  readonly blocks: Blocks
}

/** How a table stands; one from before situations were written, or from before they told who won, is opened once. */
export async function situationOf(
  tables: Tables,
  { record, situation }: FoundTable,
): Promise<Situation | null> {
  const isTold = situation !== null && (!situation.isOver || situation.winners !== undefined)
  return isTold ? situation : ((await tables.table(record.id))?.time.situation ?? null)
}

/** Tables as a guest finds them: who plays what, and nothing of the game. */
export async function shownTables(
  parts: FindingParts,
  found: readonly FoundTable[],
  guest: string,
): Promise<Shown[]> {
  const { store, tables, names } = parts
  const ids = found.map(({ record }) => record.id)
  const series = await seriesOfTables(parts, ids, guest)
  const shown: Shown[] = []
  for (const one of found) {
    const { id, game, setup, contract, at } = one.record
    const situation = await situationOf(tables, one)
    if (situation === null) continue
    const { round, isOver, owners, holders, winners = [] } = situation
    await names.learn(owners)
    const offers = isOver ? [] : await store.offersAt(id)
    shown.push({
      id,
      game,
      setup: publicSetup(setup),
      contract,
      at,
      round,
      isOver,
      seats: holders.map(({ kind, id: holder }, seat) => {
        const owner = owners[seat] ?? ''
        return {
          kind,
          name: owner === '' ? holder : names.of(owner),
          isMine: deviceOf(owner) === guest,
          isOpen: owner === '' && offers.some((offer) => offer.seat === seat && offer.guest === ''),
          hasWon: winners.includes(seat),
        }
      }),
      series: series.get(id) ?? null,
    })
  }
  return shown
}

const MOST_LISTED = 50

/** The open list: tables with an open seat, without those of people who keep apart from the reader. */
export async function openTables(parts: FindingParts, guest: string): Promise<Shown[]> {
  const { store, tables, blocks } = parts
  const free = []
  for (const one of await store.listedTables(MOST_LISTED)) {
    const situation = await situationOf(tables, one)
    const offers = await store.offersAt(one.record.id)
    const isFree = offers.some(({ seat, guest: who }) => who === '' && situation?.owners[seat] === '')
    // A table that is full or over is taken off the list.
    if (situation?.isOver !== false || !isFree) await store.unlist(one.record.id)
    else if (!(await isApart(blocks, guest, situation.owners))) free.push(one)
  }
  return shownTables(parts, free, guest)
}

async function isApart(blocks: Blocks, guest: string, others: readonly string[]): Promise<boolean> {
  for (const other of new Set(others))
    if (other !== '' && other !== guest && (await blocks.keepApart(guest, other))) return true
  return false
}
