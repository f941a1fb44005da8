import type { Json } from '@quadriga/kernel'
import type { Ended } from '@quadriga/testkit/kit'

/** How the games of one villain at one size of table went. */
export interface VillainCount {
  readonly seats: number
  readonly villain: string
  readonly games: number
  readonly won: number
  /** Decisions of all these games together. */
  readonly decisions: number
}

/** Every choice of villains for two, three and four seats, each in one order. */
export function tablesOf(villains: readonly string[]): readonly (readonly string[])[] {
  return [2, 3, 4].flatMap((seats) => choices(villains, seats))
}

function choices(from: readonly string[], count: number): (readonly string[])[] {
  if (count === 0) return [[]]
  return from.flatMap((first, place) =>
    choices(from.slice(place + 1), count - 1).map((rest) => [first, ...rest]),
  )
}

/** The set-up of game n: each round turns the seating by one, so that nobody always begins. */
export function gridSetup(villains: readonly string[], n: number): Json {
  return { villains: [...seating(villains, n)], mode: 'implacable' }
}

function seating(villains: readonly string[], n: number): readonly string[] {
  const tables = tablesOf(villains)
  const table = tables[n % tables.length] ?? []
  const turned = Math.floor(n / tables.length) % Math.max(1, table.length)
  return [...table.slice(turned), ...table.slice(0, turned)]
}

/** The games counted by size of table and villain; `unfinished` ones are won by nobody. */
export function countVillains(villains: readonly string[], ended: readonly Ended[]): VillainCount[] {
  return [2, 3, 4].flatMap((seats) =>
    villains.map((villain) => {
      const own = ended.filter(({ game }) => {
        const at = seating(villains, game)
        return at.length === seats && at.includes(villain)
      })
      const won = own.filter(
        ({ game, outcome }) => outcome === `won:${seating(villains, game).indexOf(villain)}`,
      )
      const decisions = own.reduce((sum, one) => sum + (one.decisions ?? 0), 0)
      return { seats, villain, games: own.length, won: won.length, decisions }
    }),
  )
}
