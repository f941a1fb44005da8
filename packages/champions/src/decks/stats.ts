import { type Resource, resourceTypes } from '../card.ts'
import type { DeckContent, Listed } from './deck.ts'
import { isEncounter, isIdentity } from './card.ts'
import { listedCards } from './listed.ts'

/** What a builder shows of a deck at a glance. */
export interface DeckStats {
  /** Cards that count towards 40 to 50. */
  readonly size: number
  /** Copies by printed cost, from 0 up to the highest, with no gaps. */
  readonly curve: readonly number[]
  /** Mean printed cost of the cards that have one; 0 when none has. */
  readonly averageCost: number
  /** Printed resource icons by type. */
  readonly resources: Readonly<Record<Resource, number>>
  /** Copies by kind of card. */
  readonly kinds: Readonly<Record<string, number>>
  /** Copies by `hero`, aspect and `basic`. */
  readonly aspects: Readonly<Record<string, number>>
  /** Copies by trait. */
  readonly traits: Readonly<Record<string, number>>
}

function tally(listed: readonly Listed[], words: (one: Listed) => readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of listed) {
    for (const word of words(one)) counts[word] = (counts[word] ?? 0) + one.count
  }
  return counts
}

function curveOf(listed: readonly Listed[]): number[] {
  const curve: number[] = []
  for (const { card, count } of listed) {
    if (card.cost === null) continue
    while (curve.length <= card.cost) curve.push(0)
    curve[card.cost] = (curve[card.cost] ?? 0) + count
  }
  return curve
}

/** Curve, resources and types of a deck's cards; unknown cards and the identity do not count. */
export function deckStats(deck: DeckContent): DeckStats {
  const listed = listedCards(deck).filter(({ card }) => !isIdentity(card) && !isEncounter(card))
  const curve = curveOf(listed)
  const costed = curve.reduce((sum, copies) => sum + copies, 0)
  const spent = curve.reduce((sum, copies, cost) => sum + copies * cost, 0)
  const icons = tally(listed, ({ card }) => card.resources)
  return {
    size: listed.reduce((sum, { count }) => sum + count, 0),
    curve,
    averageCost: costed === 0 ? 0 : spent / costed,
    resources: Object.fromEntries(resourceTypes.map((type) => [type, icons[type] ?? 0])) as Record<
      Resource,
      number
    >,
    kinds: tally(listed, ({ card }) => [card.kind]),
    aspects: tally(listed, ({ card }) => [card.aspect]),
    traits: tally(listed, ({ card }) => card.traits),
  }
}
