import type { Condition, Definition } from '@quadriga/kernel/author'
import type { Board } from './map/board.ts'

export const pieceKinds = [
  'hero',
  'enemy',
  'citizen',
  'spawn',
  'zone',
  'door',
  'window',
  'objective',
  'skill',
  'hidden',
  'mission',
] as const
export type PieceKind = (typeof pieceKinds)[number]

export interface Piece extends Definition {
  readonly kind: PieceKind
}

/** A hero's attack: how far, how many dice, and what a die must show. */
export interface Attack {
  readonly range: readonly [number, number]
  readonly dice: number
  readonly accuracy: number
  /** Each Wound suffered raises every result, and each natural 6 adds a die. */
  readonly rages?: boolean
  /** Enemies count this much less Toughness, never less than 1. */
  readonly bruises?: number
}

export interface Hero extends Piece {
  readonly attack: Attack
  readonly skills: readonly string[]
  /** Leaves Enemies behind at no further cost. */
  readonly slips: boolean
  /** Opens one door per turn for nothing. */
  readonly barges: boolean
}

export const enemyTypes = ['brute', 'walker', 'runner'] as const
export type EnemyType = (typeof enemyTypes)[number]

export interface Enemy extends Piece {
  readonly toughness: number
  /** Actions in one activation. */
  readonly actions: number
  readonly figures: number
}

export interface Citizen extends Piece {
  readonly fighter: boolean
}

export const dangers = ['blue', 'yellow', 'orange', 'red'] as const
export type Danger = (typeof dangers)[number]

/** A Spawn card: Enemies by danger level, perhaps in a rush, or one more activation of a type. */
export interface Spawn extends Piece {
  readonly how: 'normal' | 'rush' | 'extra'
  readonly enemy: EnemyType
  readonly counts: readonly number[]
}

/** A mission: the map and everything that lies on it at the start. */
export interface Mission extends Piece {
  readonly board: Board
  readonly objective: Condition
  readonly start: string
  readonly exit: string
  /** In the order in which they spawn: id, zone, and from when on. */
  readonly spawns: readonly (readonly [id: string, zone: string, from: string])[]
  readonly objectives: readonly (readonly [color: string, zone: string])[]
  readonly doors: readonly (readonly [id: string, state: string, color: string])[]
  readonly citizens: readonly string[]
}
