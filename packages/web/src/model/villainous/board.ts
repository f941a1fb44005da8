import type { ActionType, Mode, SymbolState } from '@quadriga/villainous'
import type { RichText, Seat, ThingId } from '@quadriga/kernel'
import type { Piece, ZoneModel } from '../table/piece.ts'

/** An action symbol of a location, printed or given by a card. */
export interface SymbolModel {
  /** `titan/3`: the rules call it so. */
  readonly name: string
  readonly types: readonly ActionType[]
  /** What it does, in words. */
  readonly says: string
  /** The Power of a "gain Power" symbol. */
  readonly amount: number
  readonly state: SymbolState
  /** The card that gives it, or NOTHING. */
  readonly card: ThingId
  /** The option of the question that uses it; '' where it begins with a card, or cannot be used now. */
  readonly option: string
}

/** A location of a domain with all that lies there. */
export interface LocationModel {
  readonly place: ThingId
  readonly face: string
  readonly top: readonly SymbolModel[]
  readonly bottom: readonly SymbolModel[]
  readonly granted: readonly SymbolModel[]
  /** Who covers the upper row; [] while it is free. */
  readonly coveredBy: readonly ThingId[]
  /** Above: Heroes, rivals and Allies of other players. */
  readonly foes: readonly ThingId[]
  /** Below: the owner's Allies, then Items and loose Stones. */
  readonly allies: readonly ThingId[]
  readonly items: readonly ThingId[]
  /** Soul Marks that were collected here. */
  readonly marks: number
}

/** One part of an objective, and how far it is. */
export interface PartModel {
  readonly says: RichText
  readonly have: number
  readonly need: number
}

/** A player's domain. */
export interface VillainModel {
  readonly seat: Seat
  readonly villain: ThingId
  readonly face: string
  readonly power: number
  readonly hand: readonly ThingId[]
  /** What each card of it that is seen costs now. */
  readonly costs: Readonly<Record<ThingId, number>>
  readonly handSize: number
  /** Up to so many cards are drawn at the end of the turn. */
  readonly handLimit: number
  readonly deck: number
  readonly discard: readonly ThingId[]
  /** The location of the figure, or NOTHING on the portrait. */
  readonly at: ThingId
  readonly locations: readonly LocationModel[]
  readonly specialties: readonly ThingId[]
  readonly stored: readonly ThingId[]
  /** Objective tiles that are not revealed. */
  readonly tiles: readonly ThingId[]
  /** Soul Marks that nobody carries. */
  readonly supply: number
  readonly parts: readonly PartModel[]
  /** A single step separates this villain from winning. */
  readonly isNear: boolean
}

/** A Crisis: the Strength that has come, by player, and what resolves it. */
export interface CrisisModel {
  readonly crisis: ThingId
  readonly face: string
  /** Whose domain it lies above, or NOBODY. */
  readonly target: Seat
  readonly now: number
  readonly need: number
  readonly allies: readonly ThingId[]
  readonly shares: readonly { readonly seat: Seat; readonly strength: number }[]
  readonly effect: readonly RichText[]
  readonly reward: RichText
}

/** The table of Marvel Villainous. */
export interface VillainousBoard {
  readonly game: 'villainous'
  readonly zones: readonly ZoneModel[]
  readonly pieces: Readonly<Record<ThingId, Piece>>
  readonly players: readonly VillainModel[]
  readonly active: Seat
  readonly stage: 'move' | 'actions'
  readonly mode: Mode
  readonly crises: readonly CrisisModel[]
  readonly fateDeck: number
  readonly fatePile: readonly ThingId[]
  /** Cards that are being played or were just revealed. */
  readonly played: readonly ThingId[]
  /** Infinity Stones that nobody has found. */
  readonly stones: readonly ThingId[]
}
