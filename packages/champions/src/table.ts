import type { Query, Seat, ThingId, Zone, ZoneRule, ZoneSpec } from '@quadriga/kernel/author'

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

const sharedNames = Object.keys(sharedZones) as (keyof typeof sharedZones)[]
const seatNames = Object.keys(seatZones) as (keyof typeof seatZones)[]

export const zoneNames: readonly string[] = [...seatNames, ...sharedNames]

/** The number of each zone of a table: the shared ones come first, then those of one seat after the other. */
export const sharedZone = numbered(sharedNames, 0)
/** The same for the zones of the first seat; see `idsOf`. */
export const seatZone = numbered(seatNames, sharedNames.length)

function numbered<K extends string>(names: readonly K[], first: number): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, n) => [name, first + n])) as Record<K, number>
}

/** The number of a zone of this seat. */
export function zoneOf(zone: number, seat: Seat): number {
  return zone + seat * seatNames.length
}

/** The things in a shared zone. Queries ask by number, for names would be looked up a million times. */
export function idsIn(q: Query, zone: number): readonly ThingId[] {
  return (q.state.zones[zone] as Zone).ids
}

/** A pile of a seat. */
export function pileOf(q: Query, zone: number, seat: Seat): Readonly<Zone> {
  return q.state.zones[zoneOf(zone, seat)] as Zone
}

/** The things in a zone of a seat. */
export function idsOf(q: Query, zone: number, seat: Seat): readonly ThingId[] {
  return (q.state.zones[zoneOf(zone, seat)] as Zone).ids
}

/** Zones in which cards are in play. */
export const seatPlayZones = [seatZone.identity, seatZone.play, seatZone.engaged] as const
export const sharedPlayZones = [
  sharedZone.villain,
  sharedZone.mainScheme,
  sharedZone.sideSchemes,
  sharedZone.attachments,
  sharedZone.environments,
] as const

export function zones(seats: number): readonly ZoneSpec[] {
  const common = Object.entries(sharedZones).map(([name, rule]) => ({ name, seat: -1, rule }))
  const bySeat = Array.from({ length: seats }, (_, seat) =>
    Object.entries(seatZones).map(([name, rule]) => ({ name, seat, rule })),
  )
  return [...common, ...bySeat.flat()]
}

const MAX_SEATS = 4
const playZones: readonly boolean[] = zones(MAX_SEATS).map(({ rule }) => rule === inPlay)

/** Whether cards in a zone are in play, by its number. */
export function isPlayZone(zone: number): boolean {
  return playZones[zone] === true
}
