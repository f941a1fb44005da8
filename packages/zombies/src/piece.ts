import type { Ability, Condition, Definition } from '@quadriga/kernel/author'
import type { Board } from './map/board.ts'
import type { TilePlan } from './map/tile.ts'

export const pieceKinds = [
  'hero',
  'attack',
  'skill',
  'trait',
  'enemy',
  'zombieHero',
  'superHero',
  'citizen',
  'event',
  'secret',
  'spawn',
  'spawnPoint',
  'tile',
  'zone',
  'door',
  'window',
  'objective',
  'token',
  'hidden',
  'mission',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/** How sure we are of what a piece says: read in the rulebook, found in one public place, or filled in by us. */
export const confidences = ['high', 'medium', 'reconstructed'] as const
export type Confidence = (typeof confidences)[number]

/** When a text may be used, and what it costs besides. */
export const limits = ['', 'turn', 'enemyPhase'] as const
export type Limit = (typeof limits)[number]

/** A text of a piece, with its price. */
export interface PieceAbility extends Ability {
  readonly power: number
  /** By how much the Hunger of its Zombie Hero rises. */
  readonly hunger: number
  readonly actions: number
  /** How often it serves: once per Turn or Enemy Phase, '' as often as one likes. */
  readonly per: Limit
  /** The card is discarded when it is used. */
  readonly discards: boolean
}

export interface Piece extends Definition {
  readonly kind: PieceKind
  readonly abilities: readonly PieceAbility[]
  readonly confidence: Confidence
  /** How many copies the box holds. */
  readonly copies: number
}

/** Who the players are: heroes against zombies, or Zombie Heroes against S.H.I.E.L.D. and the X-Men. */
export const modes = ['heroic', 'zombie'] as const
export type Mode = (typeof modes)[number]

/** A hero's sheet: the attacks, and the Skills from Blue to Red. */
export interface Hero extends Piece {
  readonly mode: Mode
  readonly attack: string
  /** The attack that eats its target; '' for a hero who eats nobody. */
  readonly devours: string
  readonly skills: readonly string[]
}

/** An attack: its numbers are stats (`dice`, `accuracy`, `least`, `most`). */
export interface Attack extends Piece {
  readonly type: 'melee' | 'ranged'
  /** Whether Power, Hunger and other texts may add dice. */
  readonly plain: boolean
  /** It eats one target, which may be a citizen. */
  readonly eats: boolean
}

/** A Skill, and the Danger Level that unlocks it. */
export interface Skill extends Piece {
  readonly level: number
}

export const enemyTypes = ['brute', 'walker', 'runner', 'guard', 'trooper', 'specialist'] as const
export type EnemyType = (typeof enemyTypes)[number]

/** An Enemy: `toughness` and `actions` are stats; the lower its priority, the earlier Hits must be spent on it. */
export interface Enemy extends Piece {
  readonly priority: number
}

/** Enemies with a name, as Spawn cards call all of them: Zombie Heroes, or Super Heroes in Zombie Mode. */
export const championTypes = ['zombie-hero', 'superhero'] as const
export type ChampionType = (typeof championTypes)[number]

/** Which Enemies a Spawn card speaks of; citizens for a bystander. */
export type SpawnSubject = EnemyType | ChampionType | 'citizen'

export interface Spawn extends Piece {
  readonly of: SpawnSubject
  /** It brings an Enemy with a name into play. */
  readonly bringsHero: boolean
}

export interface Citizen extends Piece {
  readonly mode: Mode
  readonly fighter: boolean
}

export const dangers = ['blue', 'yellow', 'orange', 'red'] as const
export type Danger = (typeof dangers)[number]

export const pointColors = ['initial', 'red', 'blue', 'green'] as const
export type PointColor = (typeof pointColors)[number]

export interface TilePiece extends Piece {
  readonly plan: TilePlan
}

/** When a Spawn Point begins to draw. */
export const activities = ['start', 'fiveOrSix', 'later', 'never'] as const

export interface PointPlan {
  readonly id: string
  readonly color: PointColor
  readonly zone: string
  readonly active: (typeof activities)[number]
}

/** Rules of a mission that are said by a word instead of a text. */
export const missionFlags = [
  'shutters',
  'inHiding',
  'alwaysAlert',
  'unstoppableJuggernaut',
  'handByGathering',
  'deserted',
  'mobilised',
  'forcedDoors',
] as const
export type MissionFlag = (typeof missionFlags)[number]

/** What the players have to do, step by step. */
export const objectiveColors = ['red', 'blue', 'green'] as const
export type ObjectiveColor = (typeof objectiveColors)[number]

export interface OpeningPlan {
  readonly id: string
  readonly state: 'open' | 'locked' | 'closed'
  readonly color: ObjectiveColor | ''
}

/** What lies on the map of a mission at the start. */
export interface Layout {
  readonly start: readonly string[]
  /** '' while there is none. */
  readonly exit: string
  /** In the order in which they spawn. */
  readonly spawnPoints: readonly PointPlan[]
  readonly objectives: readonly { readonly color: ObjectiveColor; readonly zone: string }[]
  readonly hiddenObjectives: { readonly colors: readonly ObjectiveColor[]; readonly zones: readonly string[] }
  readonly openings: readonly OpeningPlan[]
  /** Where the lift stands, and whether it can be used; null where every shaft is closed. */
  readonly lift: { readonly zone: string; readonly works: boolean } | null
  readonly hand: { readonly zone: string; readonly charged: boolean } | null
  readonly figures: readonly { readonly id: string; readonly zone: string }[]
  /** Zones that get a face-down Citizen card. */
  readonly citizens: readonly string[]
  /** Cards that lie in one of a few zones. */
  readonly reservedCitizens: readonly { readonly card: string; readonly zones: readonly string[] }[]
  readonly secretMissions: boolean
  /** Zones whose Spawn symbol draws no card. */
  readonly quiet: readonly string[]
  /** Zones where Spawn cards lie face down. */
  readonly lair: readonly string[]
  readonly highlighted: readonly string[]
  /** Cards that are left in the box. */
  readonly without: { readonly spawn: readonly string[]; readonly citizens: readonly string[] }
  /** Citizens that never walk. */
  readonly still: readonly string[]
  /** Spawn Points whose cards are read on the Blue line; with five or six heroes as ever. */
  readonly blueLine: readonly PointColor[]
}

/** A mission: the map, what lies on it, what must be done, and its own rules as texts. */
export interface Mission extends Piece {
  readonly mode: Mode
  readonly difficulty: 'easy' | 'medium' | 'hard'
  readonly minutes: number
  readonly board: Board
  readonly layout: Layout
  readonly flags: readonly MissionFlag[]
  /** One more card for the Initial Spawn Point with five or six heroes. */
  readonly extraDraw: boolean
  readonly objective: Condition
  /** What must be done before anybody may leave by the Exit; null where nobody leaves. */
  readonly leaving: Condition | null
  /** Only who holds a citizen may leave. */
  readonly leavesWithCitizen: boolean
  /** The game is lost as soon as this is true; null where only heroes can be lost. */
  readonly defeat: Condition | null
  /** Stairs that only this mission has. */
  readonly stairs: Board['links']
  /** Heroes that it is made for; none where any will do. */
  readonly team: readonly string[]
  /** Spawn cards are read at this Danger Level at least: 0 for blue to 3 for red. */
  readonly danger: number
}
