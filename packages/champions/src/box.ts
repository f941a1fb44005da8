import type { CardDefinition } from './card.ts'

/** Cards by id and how many copies. */
export type CardCounts = Readonly<Record<string, number>>

export interface Scenario {
  readonly names: { readonly en: string; readonly fr: string }
  /** Villain stages in order, by difficulty. */
  readonly stages: Readonly<Record<'standard' | 'expert', readonly string[]>>
  /** Main schemes in order, by their first side. */
  readonly schemes: readonly string[]
  /** The scenario's own encounter set. */
  readonly cards: CardCounts
  readonly recommended: string
}

/** Villains and main schemes have their own decks; what has no copies is no card of the box. */
function isShuffledIn({ kind, copies }: CardDefinition): boolean {
  return kind !== 'villain' && kind !== 'main-scheme' && copies > 0
}

/** What a set, such as `scenario:rhino`, puts into the encounter deck. */
export function encounterSet(set: string, cards: readonly CardDefinition[]): CardCounts {
  const own = cards.filter((card) => card.set === set && isShuffledIn(card))
  return Object.fromEntries(own.map(({ id, copies }) => [id, copies]))
}

/** The sets of a group by name: `bomb-scare` for `modular:bomb-scare`. */
export function setsOfGroup(
  group: string,
  cards: readonly CardDefinition[],
): Readonly<Record<string, CardCounts>> {
  const sets = new Set(cards.map(({ set }) => set).filter((set) => set.startsWith(`${group}:`)))
  return Object.fromEntries([...sets].map((set) => [set.slice(group.length + 1), encounterSet(set, cards)]))
}
