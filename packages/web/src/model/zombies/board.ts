import type { RichText, Seat, ThingId } from '@quadriga/kernel'
import type { Gauge, Piece, ZoneModel } from '../table/piece.ts'
import type { MapModel } from './map.ts'

export const enemyKinds = [
  'zombieHero',
  'brute',
  'walker',
  'runner',
  'superHero',
  'guard',
  'trooper',
  'specialist',
] as const
/** Kinds of Enemies of both modes, in the order in which Hits are spent on them. */
export type EnemyKind = (typeof enemyKinds)[number]

/** Figures of one name in one zone. */
export interface GroupModel {
  readonly face: string
  readonly kind: EnemyKind
  readonly name: string
  readonly ids: readonly ThingId[]
  readonly toughness: number
  /** Those that lie down until the round ends. */
  readonly down: number
  /** Those that miss their next activation. */
  readonly frozen: number
}

export const tokenKinds = [
  'citizen',
  'objective',
  'secret',
  'hiddenCitizen',
  'hiddenObjective',
  'hiddenSpawn',
  'point',
  'exit',
  'hand',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Something that lies or waits in a zone. */
export interface TokenModel {
  readonly id: ThingId
  readonly kind: TokenKind
  readonly name: string
  /** `red`, `blue`, `green`, `initial`; ''. */
  readonly color: string
  /** A Spawn Point's place in the order; 0 elsewhere. */
  readonly n: number
  /** A Spawn Point that draws, a Hand that is charged. */
  readonly isActive: boolean
}

/** A way out of a zone. */
export interface ExitModel {
  readonly to: string
  readonly how: 'open' | 'door' | 'window' | 'lift' | 'stairs'
  /** The door or window, or ''. */
  readonly id: string
  readonly isOpen: boolean
}

/** What stands and lies in a zone, and where one can go from it. */
export interface PlaceModel {
  readonly id: string
  readonly groups: readonly GroupModel[]
  readonly heroes: readonly ThingId[]
  readonly tokens: readonly TokenModel[]
  readonly exits: readonly ExitModel[]
  /** Its building has been opened: the printed symbols are used up. */
  readonly isKnown: boolean
}

export interface OpeningModel {
  readonly id: string
  readonly thing: ThingId
  readonly name: string
  readonly how: 'door' | 'window'
  readonly state: 'open' | 'closed' | 'locked'
  /** The colour of its key; ''. */
  readonly color: string
}

export interface AttackModel {
  readonly id: ThingId
  readonly face: string
  readonly type: 'melee' | 'ranged'
  readonly least: number
  readonly most: number
  readonly dice: number
  readonly hitsOn: number
}

export interface SkillModel {
  readonly id: ThingId
  readonly face: string
  /** The Danger Level that unlocks it. */
  readonly level: number
  readonly isLocked: boolean
}

/** Where a hero can walk with the Actions that are left. */
export interface ReachModel {
  readonly cost: number
  /** Enemies are there: the walk ends. */
  readonly stops: boolean
  /** The zones on the way, the last one included. */
  readonly path: readonly string[]
}

/** A hero with everything on its sheet. */
export interface HeroModel {
  readonly seat: Seat
  readonly hero: ThingId
  readonly face: string
  readonly name: string
  /** '' off the board. */
  readonly zone: string
  readonly health: Gauge
  /** Its end is 0 where there is none. */
  readonly power: Gauge
  readonly hunger: Gauge
  readonly actions: Gauge
  readonly xp: number
  /** 0 for blue to 3 for red. */
  readonly level: number
  readonly attacks: readonly AttackModel[]
  readonly skills: readonly SkillModel[]
  readonly traits: readonly ThingId[]
  readonly citizen: ThingId
  readonly carried: readonly ThingId[]
  /** It is this hero's turn, it may still have one, it had it, it left by the Exit, it fell. */
  readonly state: 'active' | 'waiting' | 'done' | 'escaped' | 'out'
  /** What one step costs now. */
  readonly moveCost: number
  readonly reach: Readonly<Record<string, ReachModel>>
  /** Zones in sight, with their Range. */
  readonly sees: Readonly<Record<string, number>>
  /** Zones that an attack could aim at now. */
  readonly aims: readonly string[]
}

/** What Enemies of one name in one zone would do if they acted now. */
export interface IntentModel {
  readonly from: string
  readonly face: string
  readonly kind: EnemyKind
  readonly name: string
  readonly n: number
  readonly does: 'attack' | 'walk' | 'stay' | 'miss'
  /** Equal first steps. */
  readonly to: readonly string[]
  readonly targets: readonly string[]
  /** Whom they are after. */
  readonly whom: readonly string[]
  readonly why: '' | 'sees' | 'nearest' | 'lured' | 'pushed' | 'gathers'
}

export interface GoalModel {
  readonly text: RichText
  readonly have: number
  readonly need: number
}

/** What the next spawning may bring. */
export interface SpawnModel {
  readonly draws: number
  readonly cards: number
  readonly kinds: readonly {
    readonly kind: EnemyKind
    readonly mean: number
    readonly most: number
    readonly reserve: number
  }[]
}

/** The table of Marvel Zombies. */
export interface ZombiesBoard {
  readonly game: 'zombies'
  readonly zones: readonly ZoneModel[]
  readonly pieces: Readonly<Record<ThingId, Piece>>
  readonly players: readonly HeroModel[]
  readonly map: MapModel
  readonly places: readonly PlaceModel[]
  readonly openings: readonly OpeningModel[]
  /** The shaft where the lift stands; ''. */
  readonly lift: string
  readonly intents: readonly IntentModel[]
  readonly goals: readonly GoalModel[]
  /** What loses the mission beside a fallen hero. */
  readonly defeat: RichText
  /** Enemies in the highlighted building, and with how many of them it is lost; null where that loses nothing. */
  readonly siege: { readonly have: number; readonly need: number } | null
  /** Heroes who fell: the game is lost when the round ends. */
  readonly isFallen: boolean
  readonly spawn: SpawnModel
  /** The team's Danger Level. */
  readonly danger: number
  readonly mission: { readonly id: string; readonly face: string; readonly mode: 'heroic' | 'zombie' }
  readonly rescued: number
  readonly lost: number
}
