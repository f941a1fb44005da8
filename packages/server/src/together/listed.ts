import type { SeatOffer, Series } from '@quadriga/protocol'
import type { Blocks } from '../speech/blocks.ts'
import type { Store } from '../store/store.ts'
import type { Names } from '../tables/names.ts'
import { publicSetup } from '../tables/publicSetup.ts'
import { seriesOf } from './series.ts'

interface Parts {
  readonly store: Store
  readonly names: Names
  readonly blocks: Blocks
}

/** How the series of tables stand, by table. */
export async function seriesOfTables(
  { store, names }: Parts,
  tables: readonly string[],
  guest: string,
): Promise<ReadonlyMap<string, Series>> {
  const linked = (await store.linkedWith(tables)).filter(({ kind }) => kind === 'series')
  await names.learn(linked.flatMap(({ situation }) => situation?.owners ?? []))
  return new Map(
    linked.flatMap(({ table, link, place }) => {
      const series = seriesOf(
        linked.filter((one) => one.link === link),
        place,
        guest,
        names,
      )
      return series === null ? [] : [[table, series]]
    }),
  )
}

/** The seats that are kept for a guest, one for each table, as long as nobody else sits there and the game is not over. */
export async function offersTo(parts: Parts, guest: string): Promise<readonly SeatOffer[]> {
  const { store, names, blocks } = parts
  const all = (await store.offersTo(guest)).filter(
    ({ situation, seat }) => situation === null || (!situation.isOver && situation.owners[seat] === ''),
  )
  const found = all.filter(({ record }, n) => all.findIndex((one) => one.record.id === record.id) === n)
  await names.learn(found.map(({ record }) => record.createdBy))
  const series = await seriesOfTables(
    parts,
    found.map(({ record }) => record.id),
    guest,
  )
  const offers: SeatOffer[] = []
  for (const { record, seat } of found) {
    const { id, game, setup, createdBy, at } = record
    if (await blocks.keepApart(guest, createdBy)) continue
    offers.push({
      table: id,
      game,
      setup: publicSetup(setup),
      seat,
      at,
      from: names.of(createdBy),
      series: series.get(id) ?? null,
    })
  }
  return offers
}
