import type { Machine, Query, Seat, ThingId } from '@quadriga/kernel/author'

export const phases = ['players', 'enemies', 'end'] as const
export type Phase = (typeof phases)[number]

/** What heroes spend Actions on. */
export const deeds = [
  'move',
  'open',
  'attack',
  'rescue',
  'interact',
  'powerUp',
  'gainTrait',
  'ride',
  'hand',
] as const
export type Deed = (typeof deeds)[number]

/** An Action that costs nothing, given by a text: whose, and which it may be. */
export interface FreeAction {
  readonly seat: Seat
  readonly deeds: readonly Deed[]
  /** Enemies neither hold the hero back nor stop the move. */
  readonly ignores: boolean
  /** How many zones a move may cover. */
  readonly zones: number
  /** The attack has so many dice, or its own with -1. */
  readonly dice: number
  /** The attack must aim at the zone of its hero. */
  readonly here: boolean
  /** Only a Melee attack will do. */
  readonly melee: boolean
  /** Only this attack will do; '' for any. */
  readonly attack: string
}

/** The game's own records. */
export interface Table {
  phase: Phase
  round: number
  /** By seat: the figure. */
  heroes: readonly ThingId[]
  /** The hero whose turn it is, or who is asked first while nobody has begun one. */
  active: Seat
  begun: boolean
  /** Heroes who have had their turn this round. */
  done: readonly Seat[]
  /** Texts used this turn and this Enemy Phase, by `thing/number`. */
  used: readonly string[]
  usedByEnemies: readonly string[]
  /** Which attack each hero has copied, and for which round; see Absorption. */
  free: FreeAction | null
  /** Doors and windows that stand open, and the zone where the lift stands with its doors open. */
  openings: readonly string[]
  /** Colours of the Objectives taken, and of all there are. */
  taken: readonly string[]
  objectives: readonly string[]
  /** Secret Mission cards that were found, and taken. */
  secretsFound: readonly string[]
  secretsTaken: readonly string[]
  /** A hero was eliminated. */
  fallen: boolean
  /** Zones whose building has been opened, by name: streets and the house where the heroes begin from the start. */
  revealed: readonly string[]
  /** Floors that a hero has been on, and tiles. */
  visited: readonly string[]
  /** Citizens that were rescued, that were lost, and that Zombie Heroes have eaten, by code. */
  rescued: readonly string[]
  lost: readonly string[]
  eaten: readonly string[]
  /** Enemies with a name that were eliminated, by code; and one that was destroyed for good. */
  slain: readonly string[]
  /** Eliminated Enemies leave the game instead of going back to the reserve. */
  killsStay: boolean
  /** How often the lift was called. */
  calls: number
  /** How many red Spawn Points were moved. */
  relocated: number
  /** The Spawn Point that a Spawn card is kept for, or NOTHING. */
  keptFor: ThingId
}

export function tableOf(q: Query): Readonly<Table> {
  return q.table<Table>()
}

export function ownTable(m: Machine): Table {
  return m.ownTable<Table>()
}
