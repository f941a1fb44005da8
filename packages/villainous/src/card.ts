import type { Definition } from '@quadriga/kernel/author'

/** The kinds of action that symbols show, as the boards print them. */
export const actionTypes = [
  'play-card',
  'gain-power',
  'discard',
  'activate',
  'relocate',
  'vanquish',
  'fate',
] as const
export type ActionType = (typeof actionTypes)[number]

/** One printed action symbol; the amount is the Power of a "gain Power" symbol. */
export interface Printed {
  readonly type: ActionType
  readonly amount: number
}

export const cardKinds = [
  'ally',
  'item',
  'event',
  'specialty',
  'hero',
  'stone',
  'villain',
  'location',
  'token',
] as const
export type CardKind = (typeof cardKinds)[number]

/** Short rules that a card prints and that the rulebook procedures look at. */
export const keywords = [
  'protector',
  'needsTwoAllies',
  'sparedByStones',
  'oncePerLocation',
  'fromPile',
  'blocksThanos',
] as const
export type Keyword = (typeof keywords)[number]

/** A card, tile, board location or villain. */
export interface Card extends Definition {
  readonly kind: CardKind
  /** The deck it belongs to: a villain's id, `fate-…`, or '' for none. */
  readonly set: string
  readonly copies: number
  readonly keywords: readonly Keyword[]
  readonly tags: readonly string[]
  /** Extra actions at its location: one use a turn, of one of these. */
  readonly grants: readonly ActionType[]
  /** An Item that is played onto one of its player's Allies. */
  readonly attaches: boolean
}

/** A location of a domain: two rows of symbols, the upper of which can be covered. */
export interface Location extends Card {
  readonly top: readonly Printed[]
  readonly bottom: readonly Printed[]
}

/** A villain: the locations of the domain in order, and what the villain guide adds to the rules. */
export interface Villain extends Card {
  readonly locations: readonly string[]
  /** Relocates Allies to Stones abroad, fights there and brings loose Stones home. */
  readonly raids: boolean
}
