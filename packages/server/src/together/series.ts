import type { Series } from '@quadriga/protocol'
import type { Situation } from '../days/situation.ts'
import type { Names } from '../tables/names.ts'

/** Who wins this many games of a series has won it. */
const ENOUGH = 2
export const BEST_OF = 3

/** A game of a series, as its situation tells it. */
export interface Played {
  readonly table: string
  readonly place: number
  readonly situation: Situation | null
}

/** Who won a game: people by their ids, bots by theirs; nobody where everybody lost together. */
export function winnersOf({ winners = [], owners, holders }: Situation): readonly string[] {
  return [...new Set(winners.map((seat) => owners[seat] || (holders[seat]?.id ?? '')))]
}

/** How a series stands for a reader; null where there is none. */
export function seriesOf(
  games: readonly Played[],
  place: number,
  reader: string,
  names: Names,
): Series | null {
  if (games.length === 0) return null
  const over = games.flatMap(({ situation }) => (situation?.isOver === true ? [situation] : []))
  const wins = new Map<string, number>()
  for (const game of over) for (const who of winnersOf(game)) wins.set(who, (wins.get(who) ?? 0) + 1)
  const lost = over.filter((game) => winnersOf(game).length === 0).length
  const owners = new Set(games.flatMap(({ situation }) => situation?.owners ?? []))
  return {
    place,
    of: BEST_OF,
    wins: [...wins].map(([who, n]) => ({
      name: owners.has(who) ? names.of(who) : who,
      isMe: who === reader,
      isBot: !owners.has(who),
      n,
    })),
    lost,
    isDecided: lost >= ENOUGH || [...wins.values()].some((n) => n >= ENOUGH) || over.length >= BEST_OF,
  }
}
