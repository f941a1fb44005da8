import type { Seat, ThingId } from '@quadriga/kernel'
import type { Gauge, Piece, ZoneModel } from '../table/piece.ts'

/** The villain, by the numbers one looks at first. */
export interface VillainModel {
  readonly id: ThingId
  readonly hp: Gauge
  readonly stage: number
  readonly stages: number
}

/** A scheme with its threat; `max` is 0 where nothing ends it. */
export interface SchemeModel {
  readonly id: ThingId
  readonly threat: Gauge
  /** Threat that the first step of the villain phase adds; 0 for side schemes. */
  readonly perRound: number
  readonly accelerationTokens: number
  readonly crisis: number
  readonly hazard: number
  readonly acceleration: number
}

/** A player's side of the table; ids lead to `pieces`. */
export interface PlayerModel {
  readonly seat: Seat
  readonly identity: ThingId
  readonly form: 'hero' | 'alter-ego'
  /** Whether the form may still be changed this round. */
  readonly mayChangeForm: boolean
  readonly hp: Gauge
  readonly eliminated: boolean
  readonly isFirst: boolean
  readonly handLimit: number
  /** Cards that the reader sees; `handSize` counts all. */
  readonly hand: readonly ThingId[]
  readonly handSize: number
  readonly deck: number
  readonly discard: readonly ThingId[]
  readonly dealt: number
  readonly allies: readonly ThingId[]
  readonly allyLimit: number
  readonly upgrades: readonly ThingId[]
  readonly supports: readonly ThingId[]
  readonly engaged: readonly ThingId[]
}

/** The table of Marvel Champions. */
export interface ChampionsBoard {
  readonly game: 'champions'
  readonly zones: readonly ZoneModel[]
  readonly pieces: Readonly<Record<ThingId, Piece>>
  /** Null before the villain enters. */
  readonly villain: VillainModel | null
  readonly mainScheme: SchemeModel | null
  readonly sideSchemes: readonly SchemeModel[]
  readonly environments: readonly ThingId[]
  readonly encounterDeck: number
  readonly encounterDiscard: readonly ThingId[]
  /** A played event or a revealed card that is being resolved. */
  readonly resolving: readonly ThingId[]
  readonly boosts: readonly ThingId[]
  readonly firstPlayer: Seat
  /** Which of the five steps of the villain phase runs; 0 outside of it. */
  readonly villainStep: number
  readonly players: readonly PlayerModel[]
  readonly scenario: string
  readonly difficulty: 'standard' | 'expert'
}
