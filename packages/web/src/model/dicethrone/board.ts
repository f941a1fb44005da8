import type { Mode } from '@quadriga/dicethrone'
import type { Seat, ThingId } from '@quadriga/kernel'
import type { Gauge, Piece, ZoneModel } from '../table/piece.ts'

/** A die: its number and its owner's symbol for it. */
export interface DieModel {
  readonly id: ThingId
  readonly owner: Seat
  readonly pips: number
  readonly symbol: string
  readonly symbolName: string
  /** It belongs to a roll that is still open. */
  readonly rolling: boolean
}

/** Tokens of one status of a player. */
export interface StatusModel {
  readonly face: string
  readonly ids: readonly ThingId[]
  readonly n: number
  readonly limit: number
}

/** A player's side of the table. */
export interface DuellistModel {
  readonly seat: Seat
  readonly hero: ThingId
  readonly face: string
  readonly health: Gauge
  readonly cp: Gauge
  readonly hand: readonly ThingId[]
  readonly handSize: number
  readonly handLimit: number
  readonly deck: number
  readonly discard: readonly ThingId[]
  /** The board shows its other side. */
  readonly flipped: boolean
  /** Abilities by their printed places, upgrades over what they cover, with what an upgrade adds beside it. */
  readonly places: readonly (readonly ThingId[])[]
  /** While this player rolls, by ability and tier: for each die that it asks for, whether one that lies there serves it. */
  readonly served: Readonly<Record<ThingId, readonly (readonly boolean[])[]>>
  readonly companions: readonly ThingId[]
  /** Companions that wait to be built. */
  readonly leaflet: readonly ThingId[]
  /** Players with the same number win together. */
  readonly team: number
  readonly statuses: readonly StatusModel[]
  readonly dice: readonly DieModel[]
  /** Dice thrown for effects, defence by others, targeting. */
  readonly effectDice: readonly DieModel[]
}

/** The Offensive Roll Phase: attempts made and allowed. */
export interface RollModel {
  readonly seat: Seat
  readonly attempts: Gauge
  /** Every choice of dice that may be thrown again: its answer, and the dice that are thrown. */
  readonly throws: readonly ThrowModel[]
}

/** An answer that throws dice again. Of dice that show the same number the rules take the first. */
export interface ThrowModel {
  readonly key: string
  readonly dice: readonly ThingId[]
}

/** The attack under way: damage gathered so far. */
export interface AttackModel {
  readonly attacker: Seat
  readonly defender: Seat
  readonly ability: ThingId
  readonly abilityFace: string
  /** `normal`, `undefendable`, `pure`, `collateral`, `ultimate`, `none`. */
  readonly type: string
  readonly isUltimate: boolean
  readonly defended: boolean
  /** Damage before anything modified it. */
  readonly base: number
  /** What the defender would take now. */
  readonly total: number
  readonly lines: readonly AttackLine[]
}

/** One line of the sum. */
export interface AttackLine {
  readonly how: string
  readonly n: number
  readonly source: ThingId
  readonly sourceFace: string
  readonly to: Seat
}

/** The table of Dice Throne. */
export interface DiceThroneBoard {
  readonly game: 'dicethrone'
  readonly zones: readonly ZoneModel[]
  readonly pieces: Readonly<Record<ThingId, Piece>>
  readonly players: readonly DuellistModel[]
  readonly active: Seat
  readonly roll: RollModel | null
  readonly attack: AttackModel | null
  /** Cards that are being played. */
  readonly playing: readonly ThingId[]
  readonly mode: Mode
  /** Upgrades in open hands, with the face of the ability that each would cover now. */
  readonly covers: Readonly<Record<ThingId, string>>
}
