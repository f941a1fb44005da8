import type { Language, RichText } from '@quadriga/kernel'

/** A printed number of a face. */
export interface FaceStat {
  readonly id: string
  readonly name: string
  readonly value: number
  /** It is multiplied by the number of players. */
  readonly perPlayer: boolean
}

/** One way to activate an ability of Dice Throne: what the dice must show, and what it does. */
export interface FaceTier {
  /** Symbols in the order of the requirement, one entry each; [] with a straight or without dice. */
  readonly symbols: readonly string[]
  readonly straight: '' | 'small-straight' | 'large-straight'
  /** How many dice it asks for. */
  readonly dice: number
  readonly tier: string
  readonly text: RichText
}

/**
 * All that is printed on a card, board, token or ability, in one language. It does not change during a game: it comes
 * once from the table and is kept (`page/cards/faceBooks.ts`).
 */
export interface Face {
  readonly code: string
  readonly game: string
  readonly language: Language
  readonly name: string
  /** Its name in the other language. */
  readonly otherName: string
  readonly subtitle: string
  /** A villain's or a main scheme's, as the card prints it: `II`, `1B`; ''. */
  readonly stage: string
  /** The game's id for what it is: `ally`, `upgrade`, `status`. */
  readonly kind: string
  readonly kindName: string
  /** `justice`, `encounter`, a hero of Dice Throne; '' where it has none. */
  readonly family: string
  readonly familyName: string
  readonly unique: boolean
  readonly traits: readonly string[]
  /** Null where it has no cost. */
  readonly cost: number | null
  /** Resource ids: `energy`. */
  readonly resources: readonly string[]
  readonly stats: readonly FaceStat[]
  /** Rules text, a paragraph for each line. */
  readonly text: readonly RichText[]
  /** Of these, what still means something once the card lies on the table. */
  readonly living: readonly RichText[]
  /** Reference entries that its words link to. */
  readonly rules: readonly string[]
  readonly set: string
  /** The other side of the card, or ''. */
  readonly otherFace: string
  /** Dice Throne: requirements of an ability. */
  readonly tiers: readonly FaceTier[]
  /** Dice Throne: `offensive`, `defensive`, `passive`, `ultimate` of an ability, the timing of a card, the polarity of a status. */
  readonly use: string
  /** Dice Throne: symbols of a hero's die by number; level of an ability; stack limit of a status. */
  readonly symbols: readonly string[]
  readonly level: number
  readonly limit: number
}
