import type { Ability, Definition, Effect, Condition, Pattern } from '@quadriga/kernel/author'

/** Where a French name comes from: the French rulebook or token lists, or ourselves. */
export type NameConfidence = 'printed' | 'ours'

/** How sure the facts are of a value. */
export type Confidence = 'high' | 'medium' | 'low'

export const straights = ['small-straight', 'large-straight'] as const
export type Straight = (typeof straights)[number]

/** What the five dice must show: at least these symbols, or a straight. */
export type Requirement = Readonly<Record<string, number>> | Straight

export const damageTypes = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'none'] as const
export type DamageType = (typeof damageTypes)[number]

export const uses = ['offensive', 'defensive', 'passive', 'ultimate'] as const
/** The four kinds of ability on a hero board. */
export type Use = (typeof uses)[number]

/** One way to activate an ability: its requirement, and a word that tells tiers apart ('' for the only one). */
export interface Variant extends Ability {
  readonly requires: Requirement | null
  readonly tier: string
  /** Passive abilities that are used: what it costs. */
  readonly price: number
  /** Tokens that are spent: how many of the stack it takes. */
  readonly tokens: number
  /** Its player says how many tokens of the stack, at least that many. */
  readonly any: boolean
  /** Only tokens count that lay there when the turn began. */
  readonly aged: boolean
  /** The status whose tokens it takes; '' for the stack of the token that speaks. */
  readonly of: string
  /** It may be used once in a turn. */
  readonly once: boolean
  /** It is used instead of a Defensive Roll. */
  readonly instead: boolean
}

interface Named extends Definition {
  readonly nameConfidence: NameConfidence
  readonly confidence: Confidence
}

/** A hero: the symbols of the die by number, the board at the start, the deck. */
export interface HeroDefinition extends Named {
  readonly kind: 'hero'
  readonly faces: readonly string[]
  readonly complexity: number
  readonly board: readonly string[]
  /** Where each ability of the hero lies on the board, counted from 0 in printed order. */
  readonly places: Readonly<Record<string, number>>
  readonly deck: readonly string[]
  readonly promo: readonly string[]
  readonly tokens: Readonly<Record<string, number>>
  readonly companions: readonly string[]
}

/** An ability of a board: printed on it, printed beside another on an upgrade, or the upgrade card itself. */
export interface AbilityDefinition extends Named {
  readonly kind: 'ability' | 'upgrade'
  readonly hero: string
  readonly use: Use
  /** The printed ability that it covers, or itself. */
  readonly slot: string
  readonly level: number
  readonly cost: number
  /** Further abilities printed on an upgrade card. */
  readonly adds: readonly string[]
  readonly abilities: readonly Variant[]
  /** Dice of the Defensive Roll. */
  readonly dice: number
  /** The ability on the other side of the board, or ''. */
  readonly flipsTo: string
}

export const cardTimings = ['main', 'roll', 'instant'] as const
export type CardTiming = (typeof cardTimings)[number]

/** An action card. */
export interface CardDefinition extends Named {
  readonly kind: 'card'
  readonly timing: CardTiming
  readonly cost: number
  readonly attackModifier: boolean
  readonly isPromo: boolean
}

/** A status effect: its token lies on the board of the player it affects. */
export interface StatusDefinition extends Named {
  readonly kind: 'status'
  readonly polarity: 'positive' | 'negative' | 'unique'
  readonly limit: number
  readonly persistent: boolean
  /** Never removed or moved by cards and abilities. */
  readonly fixed: boolean
  /** Never moved to another player. */
  readonly bound: boolean
  /** The phase that its holder leaves out, after which the token goes. */
  readonly skips: '' | 'income' | 'offensive_roll'
  /** Combat points that buy it off before that phase; 0 when it cannot be. */
  readonly ransom: number
  /** Combat points that its holder pays for each roll attempt after the first of an Offensive Roll Phase. */
  readonly attemptPrice: number
  /** Its holder can do nothing, and the attacker takes another Offensive Roll Phase. */
  readonly stuns: boolean
  /** At the last health point it goes instead of its holder. */
  readonly saves: boolean
  /** How many its own hero may hold, whose tokens stay apart from those of others; 0 when there is no difference. */
  readonly ownerLimit: number
  /** Damage when it explodes, as it does when another one comes to its holder; 0 when it never does. */
  readonly explodes: number
  /** Damage when one, two, three of them detonate together; none when they never do. */
  readonly detonates: readonly number[]
  /** Its holder ignores the damage of opposing abilities, except ultimates, and does not defend. */
  readonly shrouds: boolean
  /** Texts may raise the stack limit of its own hero. */
  readonly raisable: boolean
  /** It changes the damage of an attack: a kind of token that other texts may speak of. */
  readonly attackModifier: boolean
}

/** One side of a companion, which is no status effect: only its own rules and its hero's texts touch it. */
export interface CompanionDefinition extends Named {
  readonly kind: 'companion'
  /** The most health it may have; 0 when nothing can hurt it. */
  readonly health: number
  /** Its health when the game begins. */
  readonly start: number
  /** It waits on the leaflet until it is built. */
  readonly waits: boolean
  /** Its other side, or ''. */
  readonly turnsTo: string
  /** Of those that grow: how far this one has come, from 1; 0 for all others. It goes when it is used. */
  readonly stage: number
  /** What it grows into, or ''. */
  readonly growsTo: string
  /** How many of this kind there may be. */
  readonly limit: number
  readonly abilities: readonly Variant[]
}

/** A die as a thing; its symbols are those of its owner's hero. */
export const dieDefinition: Definition = {
  id: 'die',
  kind: 'die',
  names: { en: 'die', fr: 'dé' },
  stats: {},
  abilities: [],
  constant: [],
}

export interface Trigger {
  readonly window: string
  readonly when: Pattern
  readonly only?: Condition
  readonly effect: Effect
}
