import type { Json, Query, Seat, ThingId, Zone, ZoneRule, ZoneSpec } from '@quadriga/kernel/author'
import { modeOf, setupOf } from './setup.ts'

const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const play: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const hand: ZoneRule = { seen: 'owner', tracked: false, hears: '' }
const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }

/** What lies before each player. */
const seatZones = {
  hero: open,
  board: play,
  /** Abilities that lie under an upgrade. */
  covered: open,
  status: play,
  companions: play,
  /** Companions that are not built yet. */
  leaflet: open,
  dice: open,
  /** Dice that a text throws beside the five. */
  effectDice: open,
  deck: pile,
  hand,
  /** A card while it is played. */
  playing: open,
  discard: open,
} as const

export const zoneNames = Object.keys(seatZones) as (keyof typeof seatZones)[]

/** The number of each zone of the first seat; those of the others follow seat by seat. */
export const seatZone = Object.fromEntries(zoneNames.map((name, n) => [name, n])) as Readonly<
  Record<keyof typeof seatZones, number>
>

/** The number of a zone of this seat. */
export function zoneOf(zone: number, seat: Seat): number {
  return zone + seat * zoneNames.length
}

/** A pile of a seat. */
export function pileOf(q: Query, zone: number, seat: Seat): Readonly<Zone> {
  return q.state.zones[zoneOf(zone, seat)] as Zone
}

/** The things in a zone of a seat. Queries ask by number, for names would be looked up a million times. */
export function idsOf(q: Query, zone: number, seat: Seat): readonly ThingId[] {
  return pileOf(q, zone, seat).ids
}

export function zones(setup: Json, seats: number): readonly ZoneSpec[] {
  const isTeam = modeOf(setupOf(setup)) === 'team'
  return Array.from({ length: seats }, (_, seat) => {
    // Partners may look at each other's hands.
    const sharedWith = isTeam ? [(seat + 2) % seats] : []
    return zoneNames.map((name) => ({ name, seat, rule: seatZones[name], sharedWith }))
  }).flat()
}
