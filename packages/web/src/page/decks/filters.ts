import type { BoxCard } from '../../model/decks/box.ts'
import { conditionsOf } from './query.ts'

/** What a builder looks for; an empty set or text asks for nothing. */
export interface Filters {
  readonly query: string
  readonly kinds: ReadonlySet<string>
  readonly aspects: ReadonlySet<string>
  readonly resources: ReadonlySet<string>
  /** Printed costs as text; `-` for cards without one, `4` for four and more. */
  readonly costs: ReadonlySet<string>
  /** One trait, or ''. */
  readonly trait: string
  /** Only cards that are in the deck. */
  readonly inDeck: boolean
}

const none: ReadonlySet<string> = new Set()

export const noFilters: Filters = {
  query: '',
  kinds: none,
  aspects: none,
  resources: none,
  costs: none,
  trait: '',
  inDeck: false,
}

/** The costs one can ask for. */
export const costSteps = ['0', '1', '2', '3', '4', '-'] as const

export function costStep({ cost }: BoxCard): string {
  return cost === null ? '-' : String(Math.min(cost, 4))
}

/** A set with something put in, or taken out when it was there. */
export function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

export function isFiltering(filters: Filters): boolean {
  return (
    filters.query.trim() !== '' ||
    filters.trait !== '' ||
    filters.inDeck ||
    [filters.kinds, filters.aspects, filters.resources, filters.costs].some(({ size }) => size > 0)
  )
}

const allows = (set: ReadonlySet<string>, id: string): boolean => set.size === 0 || set.has(id)

interface Wanted {
  readonly hero: string
  readonly cards: Readonly<Record<string, number>>
}

/** The cards a builder shows: never those of other heroes, unless they are in the deck by mistake. */
export function filtered(cards: readonly BoxCard[], filters: Filters, deck: Wanted): readonly BoxCard[] {
  const conditions = conditionsOf(filters.query)
  return cards.filter((card) => {
    const copies = deck.cards[card.id] ?? 0
    return (
      (card.owner === '' || card.owner === deck.hero || copies > 0) &&
      (!filters.inDeck || copies > 0) &&
      allows(filters.kinds, card.kind) &&
      allows(filters.aspects, card.aspect) &&
      allows(filters.costs, costStep(card)) &&
      (filters.resources.size === 0 || card.resources.some((one) => filters.resources.has(one))) &&
      (filters.trait === '' || card.traits.includes(filters.trait)) &&
      conditions.every((holds) => holds(card))
    )
  })
}
