import { type Rng, shuffled } from './random.ts'
import type { State, Veil } from './state.ts'

/**
 * A veil lies over a pile into which some of several lists of cards were shuffled, and nobody may know which until one
 * of their cards shows. A view tells every list that may be there and neither which ones are nor how many cards they
 * have; the lists share no code with each other or with anything else in the game.
 */

/** What somebody sees of a veil. */
export interface SeenVeil {
  readonly pool: number
  readonly lists: readonly (readonly string[])[]
  /** How many of the lists are there. */
  readonly count: number
}

/** The veils after a card has shown: its list is hidden no longer. */
export function lifted(veils: State['veils'], code: string): State['veils'] {
  if (!veils.some(({ lists, under }) => under.some((place) => lists[place]?.includes(code)))) return veils
  return veils
    .map((veil) =>
      withoutList(
        veil,
        veil.lists.findIndex((list) => list.includes(code)),
      ),
    )
    .filter(({ under }) => under.length > 0)
}

function withoutList({ pool, lists, under }: Veil, gone: number): Veil {
  if (gone < 0) return { pool, lists, under }
  return {
    pool,
    lists: lists.filter((_, place) => place !== gone),
    under: under.filter((place) => place !== gone).map((place) => (place > gone ? place - 1 : place)),
  }
}

/** The veils when a pile is shuffled again: what lay over the old pool lies over the new one. */
export function moved(veils: State['veils'], old: number, fresh: number): State['veils'] {
  return veils.map((veil) => (veil.pool === old ? { ...veil, pool: fresh } : veil))
}

export function seenVeil({ pool, lists, under }: Veil): SeenVeil {
  return { pool, lists, count: under.length }
}

/** The codes of lists that are not there: a view tells them all the same. */
export function absent({ lists, under }: Veil): string[] {
  return lists.flatMap((list, place) => (under.includes(place) ? [] : list))
}

/** How many cards a pile seems to have more than it has: as if the biggest lists lay in it. */
export function padding({ lists, under }: Veil): number {
  const sizes = lists.map((list) => list.length)
  const there = under.map((place) => sizes[place] as number)
  const most = sizes.sort((a, b) => b - a).slice(0, under.length)
  return sum(most) - sum(there)
}

/** Lists that may be there as far as somebody can tell, so that at least so many of the pool's cards are there. */
export function imaginedVeil(seen: SeenVeil, codes: number, least: number, rng: Rng): Veil {
  const { pool, lists, count } = seen
  const places = lists.map((_, place) => place)
  const others = codes - sum(lists.map((list) => list.length))
  const made = (under: readonly number[]): Veil => ({ pool, lists, under: inOrder(under) })
  const cards = (under: readonly number[]) => others + sum(under.map((place) => lists[place]?.length ?? 0))
  const picked = shuffled(places, rng).slice(0, count)
  if (cards(picked) >= least) return made(picked)
  // So few cards are left that only big lists can be there.
  return made(places.sort((a, b) => (lists[b]?.length ?? 0) - (lists[a]?.length ?? 0)).slice(0, count))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}

/** The places of the lists that are there, as a veil keeps them. */
export function inOrder(under: readonly number[]): readonly number[] {
  return [...under].sort((a, b) => a - b)
}
