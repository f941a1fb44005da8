import type { Ability, Condition, Names, Node } from '@quadriga/kernel/author'
import type { ActionType, Card, CardKind, Keyword, Location, Printed, Villain } from '../card.ts'

interface Given {
  readonly copies?: number
  readonly cost?: number
  readonly strength?: number
  readonly keywords?: readonly Keyword[]
  readonly tags?: readonly string[]
  readonly grants?: readonly ActionType[]
  readonly attaches?: boolean
  readonly abilities?: readonly Ability[]
  readonly constant?: readonly Node[]
}

function card(kind: CardKind, set: string, id: string, names: Names, given: Given): Card {
  return {
    id,
    kind,
    set,
    names,
    copies: given.copies ?? 1,
    stats: { cost: given.cost ?? 0, strength: given.strength ?? 0 },
    keywords: given.keywords ?? [],
    tags: given.tags ?? [],
    grants: given.grants ?? [],
    attaches: given.attaches ?? false,
    abilities: given.abilities ?? [],
    constant: given.constant ?? [],
  }
}

type Builder = (id: string, names: Names, given?: Given) => Card

/** Builders for the cards of one deck. */
export function deck(set: string): Record<'ally' | 'item' | 'event' | 'specialty' | 'hero', Builder> {
  const of =
    (kind: CardKind): Builder =>
    (id, names, given = {}) =>
      card(kind, set, id, names, given)
  return {
    ally: of('ally'),
    item: of('item'),
    event: of('event'),
    specialty: of('specialty'),
    hero: of('hero'),
  }
}

/** An Infinity Stone with its activated ability. */
export function stone(id: string, names: Names, abilities: readonly Ability[] = []): Card {
  return card('stone', '', id, names, { abilities })
}

/** A token that lies at locations, such as a Soul Mark. */
export function token(id: string, names: Names): Card {
  return card('token', '', id, names, {})
}

export function location(
  id: string,
  names: Names,
  top: readonly Printed[],
  bottom: readonly Printed[],
): Location {
  return { ...card('location', '', id, names, {}), top, bottom }
}

interface Guide {
  readonly raids?: boolean
  /** What the villain must reach to win; left out where the guide is not complete yet. */
  readonly objective?: Condition
}

export function villain(id: string, names: Names, locations: readonly string[], guide: Guide = {}): Villain {
  return { ...card('villain', '', id, names, {}), locations, raids: false, ...guide }
}

/** A symbol without a number. */
export function symbol(type: ActionType): Printed {
  return { type, amount: 0 }
}

/** The symbol "gain this much Power". */
export function gain(amount: number): Printed {
  return { type: 'gain-power', amount }
}
