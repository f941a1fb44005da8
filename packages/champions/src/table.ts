import type { Query, Seat, ZoneRule, ZoneSpec } from '@quadriga/kernel/author'

/** The game's own records beside the cards. */
export interface ChampionsTable {
  round: number
  /** 'setup', 'player' or 'villain'. */
  phase: Phase
  /** The active player, or -1. */
  turn: Seat
  firstPlayer: Seat
  /** Players who started: what "per player" multiplies by. */
  players: number
  /** By seat: whether the voluntary change of form was used this round. */
  changedForm: readonly boolean[]
  eliminated: readonly boolean[]
}

export const phases = ['setup', 'player', 'villain'] as const
export type Phase = (typeof phases)[number]

export function tableOf(q: Query): Readonly<ChampionsTable> {
  return q.table<ChampionsTable>()
}

const inPlay: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const outOfPlay: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const facedown: ZoneRule = { seen: 'none', tracked: true, hears: '' }
const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }
const hand: ZoneRule = { seen: 'owner', tracked: false, hears: 'hand' }

/** What lies before each player. */
const seatZones = {
  identity: inPlay,
  play: inPlay,
  /** Minions that face this player. */
  engaged: inPlay,
  hand,
  deck: pile,
  discard: outOfPlay,
  /** Encounter cards dealt face down. */
  dealt: facedown,
  /** The nemesis set and the obligation before they are used. */
  setAside: outOfPlay,
} as const

const sharedZones = {
  villain: inPlay,
  mainScheme: inPlay,
  sideSchemes: inPlay,
  /** Encounter attachments; each has its host. */
  attachments: inPlay,
  environments: inPlay,
  villainDeck: outOfPlay,
  schemeDeck: outOfPlay,
  encounterDeck: pile,
  encounterDiscard: outOfPlay,
  /** Boost cards of the running activation. */
  boosts: facedown,
  /** A played event, a revealed card: on the table until it is resolved. */
  resolving: outOfPlay,
  /** Cards that lie face down under another. */
  under: facedown,
  removed: outOfPlay,
} as const

export const zoneNames: readonly string[] = [...Object.keys(seatZones), ...Object.keys(sharedZones)]

/** Zones in which cards are in play. */
export const seatPlayZones = ['identity', 'play', 'engaged'] as const
export const sharedPlayZones = [
  'villain',
  'mainScheme',
  'sideSchemes',
  'attachments',
  'environments',
] as const

export function zones(seats: number): readonly ZoneSpec[] {
  const shared = Object.entries(sharedZones).map(([name, rule]) => ({ name, seat: -1, rule }))
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    Object.entries(seatZones).map(([name, rule]) => ({ name, seat, rule })),
  )
  return [...shared, ...bySeat.flat()]
}
