import type { Ability, Definition, Effect, Names, Node, Pattern } from '@quadriga/kernel/author'
import { on, self } from '@quadriga/kernel/author'

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

export function villain(id: string, names: Names, locations: readonly string[], raids = false): Villain {
  return { ...card('villain', '', id, names, {}), locations, raids }
}

/** A symbol without a number. */
export function symbol(type: ActionType): Printed {
  return { type, amount: 0 }
}

/** The symbol "gain this much Power". */
export function gain(amount: number): Printed {
  return { type: 'gain-power', amount }
}

function ability(window: string, forced: boolean, when: Pattern | null, effect: Effect): Ability {
  return { window, forced, from: 'play', when, only: null, effect }
}

/** What an Event does. */
export function does(effect: Effect): Ability {
  return ability('', false, null, effect)
}

/** An ability with the activation symbol, and its price in Power. */
export function activated(effect: Effect, price = 0): Ability {
  return { ...ability('', false, null, effect), activated: true, price }
}

/** An ability of a card as it is played; relocating never sets it off. */
export function whenPlayed(effect: Effect): Ability {
  return ability('after', true, on('enter', { thing: self }), effect)
}

/** An ability after this card was relocated. */
export function whenRelocated(where: Readonly<Record<string, unknown>>, effect: Effect): Ability {
  return ability('after', true, on('relocate', { thing: self, ...where }), effect)
}

/** An ability that its player may use to change what is about to happen. */
export function insteadOf(when: Pattern, effect: Effect): Ability {
  return ability('instead', false, when, effect)
}
