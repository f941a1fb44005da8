import type { Kysely } from 'kysely'
import type { Situation } from '../../days/situation.ts'
import type { Schema } from '../schema.ts'
import type { ListedTable, TableRecord } from '../store.ts'

/** The tables of a guest, the latest first, with how they stand and whether the guest hides them. */
export async function listedFor(
  db: Kysely<Schema>,
  guest: string,
  most: number,
): Promise<readonly ListedTable[]> {
  const found = await db
    .selectFrom('member')
    .innerJoin('game_table', 'game_table.id', 'member.game_table')
    .leftJoin('log', 'log.game_table', 'game_table.id')
    .leftJoin('situation', 'situation.game_table', 'game_table.id')
    .leftJoin('visit', (join) =>
      join.onRef('visit.game_table', '=', 'game_table.id').on('visit.guest', '=', guest),
    )
    .where('member.guest', '=', guest)
    .groupBy(['game_table.id', 'game_table.record', 'game_table.at', 'situation.situation', 'visit.hidden'])
    .select(({ fn }) => [
      'game_table.record',
      'game_table.at as begun',
      'situation.situation',
      'visit.hidden',
      fn.max('log.at').as('last'),
    ])
    .execute()
  return found
    .map(({ record, begun, last, situation, hidden }) => ({
      record: JSON.parse(record) as TableRecord,
      at: Number(last ?? begun),
      situation: situation === null ? null : (JSON.parse(situation) as Situation),
      isHidden: hidden === 1,
    }))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, most)
}
