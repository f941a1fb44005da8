import type { Ability, Definition, Names, ThingsNode } from '@quadriga/kernel/author'

/** What a card can be, in the rulebook's words; a face-down Drone is a minion too. */
export const cardKinds = [
  'hero',
  'alter-ego',
  'ally',
  'event',
  'upgrade',
  'support',
  'resource',
  'villain',
  'main-scheme',
  'side-scheme',
  'minion',
  'treachery',
  'attachment',
  'environment',
  'obligation',
] as const
export type CardKind = (typeof cardKinds)[number]

export const resourceTypes = ['energy', 'mental', 'physical', 'wild'] as const
export type Resource = (typeof resourceTypes)[number]

export const forms = ['hero', 'alter-ego'] as const
export type Form = (typeof forms)[number]

export const labels = ['attack', 'thwart', 'defense'] as const
export type Label = (typeof labels)[number]

export const statuses = ['stunned', 'confused', 'tough'] as const
export type Status = (typeof statuses)[number]

/** Counters that cards carry; each has its own word on the card. */
export const tokens = ['web', 'energy', 'attack', 'snoop', 'arrow', 'medical'] as const
export type Token = (typeof tokens)[number]

/** The word in bold before an ability's text. */
export const triggers = [
  'action',
  'interrupt',
  'response',
  'resource',
  'special',
  'whenRevealed',
  'whenDefeated',
  'boost',
  'setup',
] as const
export type Trigger = (typeof triggers)[number]

/** What stands before the arrow: paid together or not at all. */
export interface Cost {
  /** Exhaust this card. */
  readonly exhaust: boolean
  /** Exhaust the hero of the player who uses it. */
  readonly exhaustHero: boolean
  /** Take this many counters of a kind off this card. */
  readonly counters: { readonly token: Token; readonly n: number } | null
  /** Spend these resources. */
  readonly resources: readonly Resource[]
  /** Spend as many resources of this type as its player likes, at least one. */
  readonly anyNumberOf: Resource | null
  /** Heal this much damage from one's identity. */
  readonly heal: number
  /** The character whose ability it is takes this much damage. */
  readonly damageSelf: number
  /** Discard this card. */
  readonly discard: boolean
  /** Take this much damage. */
  readonly takeDamage: number
  /** Discard one to so many cards of your choice from your hand; 0 for none. */
  readonly discardUpTo: number
}

export interface CardAbility extends Ability {
  readonly trigger: Trigger
  /** The form its player must be in. */
  readonly form: Form | null
  readonly label: Label | null
  readonly cost: Cost
  /** How often in a round; 0 for no limit. */
  readonly perRound: number
  /** Its own name, such as Spider-Sense. */
  readonly title: Names | null
  /** Whether its text begins with what it is: an obligation's does not. */
  readonly hasHeading: boolean
  /** What a resource ability makes: these, or what the top card of its player's discard pile prints. */
  readonly makes: readonly Resource[] | 'topOfDiscard'
}

/** Keywords and printed numbers are stats, so that other cards can give and raise them. */
export const stats = [
  'thw',
  'atk',
  'def',
  'rec',
  'sch',
  'hp',
  'handSize',
  'cost',
  'threat',
  'threatLimit',
  'acceleration',
  'boost',
  'consequentialAtk',
  'consequentialThw',
  'guard',
  'retaliate',
  'quickstrike',
  'toughness',
  'surge',
  'peril',
  'restricted',
  'crisis',
  'hazard',
  'accelerationIcon',
  /** Cannot take damage. */
  'immune',
  /** Threat cannot be removed from it. */
  'noRemoval',
  /** Whoever it attacks has to defend with an ally. */
  'demandsAlly',
  /** A trait that cards give. */
  'aerial',
  /** Allies above three that this player may control. */
  'allyLimit',
] as const
export type Stat = (typeof stats)[number]

/** Traits that cards can give; each is a stat, so that one asks for it as for a printed one. */
export const givenTraits = ['aerial'] as const satisfies readonly Stat[]
export type GivenTrait = (typeof givenTraits)[number]

/** A card face. Identities and main schemes have two; each names the other. */
export interface CardDefinition extends Definition {
  readonly kind: CardKind
  readonly abilities: readonly CardAbility[]
  /** The printed number, such as 01003; faces and printings of one number have a letter. '' for no card of a box. */
  readonly code: string
  /** How many of it are in a box. */
  readonly copies: number
  readonly subtitle: string
  /** The set it belongs to, as the box groups cards. */
  readonly set: string
  readonly aspect: string
  readonly unique: boolean
  readonly traits: readonly string[]
  readonly resources: readonly Resource[]
  /** Stats that are multiplied by the number of players who started. */
  readonly perPlayer: readonly Stat[]
  readonly uses: { readonly token: Token; readonly n: number } | null
  /** Counters that come with it and whose end does not discard it. */
  readonly carries: { readonly token: Token; readonly n: number } | null
  readonly boostStar: boolean
  readonly attachTo: ThingsNode | null
  /** Cards whose damage it cannot take. */
  readonly immuneTo: ThingsNode | null
  readonly otherFace: string
  /** The last main scheme: when it is completed, the players lose. */
  readonly isLast: boolean
  readonly maxPerPlayer: number
  readonly maxPerHost: number
  readonly maxPerDeck: number
  readonly playForm: Form | null
  /** Whether it may enter play under another player's control. */
  readonly anyControl: boolean
  /** An aspect whose cards its resources pay twice for. */
  readonly doublesFor: string
}
