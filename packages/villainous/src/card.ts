import type { Condition, Definition, Effect } from '@quadriga/kernel/author'

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
  'rival',
  'crisis',
  'stone',
  'tile',
  'villain',
  'location',
  'token',
] as const
export type CardKind = (typeof cardKinds)[number]

/** Short rules that a card prints and that the rulebook procedures look at. */
export const keywords = [
  'protector',
  'grantsProtector',
  'needsTwoAllies',
  'sparedByStones',
  'oncePerLocation',
  'fromPile',
  'blocksThanos',
  'noCrisis',
  'playableAbroad',
  'unmarkable',
  'grantsUnmarkable',
  'noAttachments',
  'cannotBeDefeated',
  'comesBack',
  'leavesWithItsAlly',
  'sweeps',
  'fliesHome',
  'switchesOff',
  'raisesDraugr',
  'neverOnThanos',
  'onlyOnKillmonger',
  'stores',
  'playsAsRelocate',
  'seeksItems',
] as const
export type Keyword = (typeof keywords)[number]

/** The Strength up to which a sweeping Ally takes all that oppose it at its location. */
export const SWEEP = 5

/** What a card is attached to as it is played; '' for one that lies at a location. */
export const hostKinds = ['', 'allyAtHome', 'foeAtHome', 'heroOfVictim', 'specialtyOfVictim'] as const
export type HostKind = (typeof hostKinds)[number]

/** How sure the facts behind a card are. */
export type Confidence = 'high' | 'medium' | 'low'

/** A price besides Power: so many other cards with this tag, discarded from the hand. */
export interface OtherPrice {
  readonly tag: string
  readonly cards: number
}

/** A card, tile, board location or villain. */
export interface Card extends Definition {
  readonly kind: CardKind
  /** The deck it belongs to: a villain's id, `fate-…`, or '' for none. */
  readonly set: string
  readonly copies: number
  readonly keywords: readonly Keyword[]
  readonly tags: readonly string[]
  /** Extra actions: one use a turn, of one of these. */
  readonly grants: readonly ActionType[]
  /** Whether they are had wherever the figure stands, not only at its own location. */
  readonly grantsAnywhere: boolean
  readonly attaches: HostKind
  readonly otherPrice: OtherPrice | null
  /** No number is printed: its text says what it costs. */
  readonly priceInText: boolean
  /** What must be true to play it. */
  readonly requires: Condition | null
  readonly confidence: Confidence
  /** The French name is ours: no source has the printed one. */
  readonly ownFrench: boolean
}

/** A Crisis: a location of its own until enough Strength has come there. */
export interface Crisis extends Card {
  /** Whose domain it lies above; '' for a global one. */
  readonly target: string
  /** What each player with an Ally there gets when it is resolved. */
  readonly reward: Effect
}

/** A location of a domain: two rows of symbols, the upper of which can be covered. */
export interface Location extends Card {
  readonly top: readonly Printed[]
  readonly bottom: readonly Printed[]
}

/** A villain: the locations of the domain in order, and what the villain guide adds to the rules. */
export interface Villain extends Card {
  readonly locations: readonly string[]
  /** Relocates Allies to Stones in other domains, fights there and brings loose Stones home. */
  readonly raids: boolean
  /** Tiles that lie beside the domain from the start, hidden side up. */
  readonly tiles: readonly string[]
  /** Characters and tokens that lie there from the start: what, where, how many. */
  readonly lays: readonly { readonly code: string; readonly zone: string; readonly count: number }[]
}
