import type { Definition, Names } from '@quadriga/kernel/author'
import type { Floor } from './map/board.ts'

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
] as const
export type PieceKind = (typeof pieceKinds)[number]

interface Piece extends Definition {
  readonly kind: PieceKind
}

/** A hero's attack: how far, how many dice, and what a die must show. */
export interface Attack {
  readonly range: readonly [number, number]
  readonly dice: number
  readonly accuracy: number
  /** Each Wound borne raises every result, and each natural 6 adds a die. */
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
export interface Mission {
  readonly id: string
  readonly names: Names
  readonly floors: readonly Floor[]
  readonly start: string
  readonly exit: string
  /** In the order in which they spawn: id, zone, and from when on. */
  readonly spawns: readonly (readonly [id: string, zone: string, from: string])[]
  readonly objectives: readonly (readonly [color: string, zone: string])[]
  readonly doors: readonly (readonly [id: string, state: string, color: string])[]
  readonly citizens: readonly string[]
}

function piece(kind: PieceKind, id: string, names: Names): Piece {
  return { id, kind, names, stats: {}, abilities: [], constant: [] }
}

export function hero(
  id: string,
  names: Names,
  attack: Attack,
  given: { readonly skills?: readonly string[]; readonly slips?: boolean; readonly barges?: boolean } = {},
): Hero {
  const { skills = [], slips = false, barges = false } = given
  return { ...piece('hero', id, names), attack, skills, slips, barges }
}

export function enemy(
  id: EnemyType,
  names: Names,
  toughness: number,
  actions: number,
  figures: number,
): Enemy {
  return { ...piece('enemy', id, names), toughness, actions, figures }
}

export function citizen(id: string, names: Names, fighter = false): Citizen {
  return { ...piece('citizen', id, names), fighter }
}

const spawnNames: Readonly<Record<Spawn['how'], Readonly<Record<EnemyType, Names>>>> = {
  normal: {
    walker: { en: 'Walkers', fr: 'Rôdeurs' },
    brute: { en: 'Brutes', fr: 'Brutes' },
    runner: { en: 'Runners', fr: 'Forcenés' },
  },
  rush: {
    walker: { en: 'Walker Rush!', fr: 'Ruée de Rôdeurs !' },
    brute: { en: 'Brute Rush!', fr: 'Ruée de Brutes !' },
    runner: { en: 'Runner Rush!', fr: 'Ruée de Forcenés !' },
  },
  extra: {
    walker: { en: 'Extra Activation! (Walkers)', fr: 'Activation Supplémentaire ! (Rôdeurs)' },
    brute: { en: 'Extra Activation! (Brutes)', fr: 'Activation Supplémentaire ! (Brutes)' },
    runner: { en: 'Extra Activation! (Runners)', fr: 'Activation Supplémentaire ! (Forcenés)' },
  },
}

export function spawn(id: string, how: Spawn['how'], type: EnemyType, counts: readonly number[]): Spawn {
  return { ...piece('spawn', id, spawnNames[how][type]), how, enemy: type, counts }
}

export function skill(id: string, names: Names): Piece {
  return piece('skill', id, names)
}

/** A zone, door, window, objective token or face-down card. */
export function token(
  kind: 'zone' | 'door' | 'window' | 'objective' | 'hidden',
  id: string,
  names: Names,
): Piece {
  return piece(kind, id, names)
}

export function mission(id: string, names: Names, given: Omit<Mission, 'id' | 'names'>): Mission {
  return { id, names, ...given }
}
