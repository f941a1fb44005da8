import type { CardKind, Resource } from '../card.ts'

/** The aspects a deck can be built with. Their order is part of the short code: new ones go to the end. */
export const aspects = ['aggression', 'justice', 'leadership', 'protection'] as const
export type Aspect = (typeof aspects)[number]

/** Copies by title of a card that is not unique. */
export const copyLimit = 3

/** What deck building needs to know of a card: printed facts of its definition, no text. */
export interface DeckCard {
  readonly id: string
  /** Printed number, such as 01003; faces and printings of one number have a letter. */
  readonly code: string
  readonly names: { readonly en: string; readonly fr: string }
  readonly subtitle: string
  /** The set it belongs to, such as `hero:spider-man` or `basic`. */
  readonly set: string
  /** An aspect, or `hero`, `basic`, `encounter`. */
  readonly aspect: string
  readonly kind: CardKind
  readonly unique: boolean
  /** Most copies in one deck; for an identity's own card the number that must be there; 0 where no copy may be. */
  readonly deckLimit: number
  /** Null where none is printed. */
  readonly cost: number | null
  readonly resources: readonly Resource[]
  readonly traits: readonly string[]
  readonly copiesInBox: number
}

export function isIdentity({ kind }: DeckCard): boolean {
  return kind === 'hero' || kind === 'alter-ego'
}

/** Obligations and nemesis sets come with an identity, but are never in its deck. */
export function isEncounter({ aspect }: DeckCard): boolean {
  return aspect === 'encounter'
}

/** Cards of an identity's set other than the identity itself. */
export function isOwn(card: DeckCard): boolean {
  return card.aspect === 'hero' && !isIdentity(card)
}

export function isAspect(word: string): word is Aspect {
  return (aspects as readonly string[]).includes(word)
}
