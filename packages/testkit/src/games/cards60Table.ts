import type { Query, Seat, ThingId, Zone, ZoneRule } from '@quadriga/kernel/author'

/** What stands on the table besides the cards. */
export interface Cards60Table {
  /** By seat. */
  health: readonly number[]
  points: readonly number[]
  shield: readonly number[]
  seat: Seat
  dice: readonly number[]
  rerolls: number
  /** The dice have been used: the second menu of the turn. */
  rolled: boolean
  maxHealth: number
}

export function tableOf(q: Query): Readonly<Cards60Table> {
  return q.table<Cards60Table>()
}

const hand: ZoneRule = { seen: 'owner', tracked: false, hears: '' }
const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }
const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }

/** The zones of a seat. */
export const zones = [
  { name: 'deck', rule: pile },
  { name: 'hand', rule: hand },
  { name: 'discard', rule: open },
  { name: 'board', rule: open },
]
// Zones are listed seat by seat in that order, so their places need no looking up.
export const deckOf = (seat: Seat) => seat * zones.length
export const handOf = (seat: Seat) => seat * zones.length + 1
export const discardOf = (seat: Seat) => seat * zones.length + 2
export const boardOf = (seat: Seat) => seat * zones.length + 3

export function idsIn(q: Query, place: number): readonly ThingId[] {
  return (q.state.zones[place] as Zone).ids
}
