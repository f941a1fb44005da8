import { layTable, person } from '@quadriga/table'
import type { Store, TableRecord } from '../../src/store/store.ts'
import { servedGame } from '../../src/tables/games.ts'
import type { Person } from '../support/player.ts'

const heroes = { heroes: ['gunslinger', 'barbarian'] }

/** A duel; in its twin Ben was dealt other cards from the same deck, and Ann cannot know. The codes of Ben's hand. */
export async function dealt(
  store: Store,
  { id, seed, isTwin }: { readonly id: string; readonly seed: string; readonly isTwin: boolean },
  ann: Person,
  ben: Person,
): Promise<readonly string[]> {
  const of = servedGame('dicethrone')
  const holders = [person(ann.id), person(ben.id)]
  const laid = layTable({ of, setup: heroes, seed, holders })
  if (laid.kind !== 'begun') throw new Error('no table')
  const chance = laid.history.begun.map(({ source, result }) => [source, result] as const)
  const deck = laid.history.state.zones.find(({ name, seat }) => name === 'deck' && seat === 1)?.rest ?? []
  const drawn = chance.flatMap(([source, word]) => (source === 'deck.1' ? [word] : []))
  const others = deck.filter((code) => !drawn.includes(code))
  let n = 0
  const changed = chance.map(([source, word]) =>
    isTwin && source === 'deck.1' ? ([source, others[n++] ?? word] as const) : ([source, word] as const),
  )
  const record: TableRecord = {
    id,
    game: 'dicethrone',
    build: of.build,
    setup: heroes,
    seed,
    chance: changed,
    contract: { fair: true, watchers: false },
    createdBy: ann.id,
    holders,
    at: 1,
  }
  await store.addTable(record, [])
  return changed.flatMap(([source, word]) => (source === 'deck.1' ? [word] : []))
}
