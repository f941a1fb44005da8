import type { Names } from '@quadriga/kernel/author'

export const levels = ['basement', 'ground', 'first'] as const
export type Level = (typeof levels)[number]

/**
 * What a zone is: a street outdoors; a room, a corridor or the shaft of the lift indoors; or a place nobody enters, the
 * fountain outdoors, which sight passes over, and the stairwell indoors, which it does not.
 */
export const zoneKinds = ['street', 'room', 'corridor', 'shaft', 'fountain', 'stairwell'] as const
export type ZoneKind = (typeof zoneKinds)[number]

/**
 * How two cells meet: an open way, a door or window with an id, a lift door, a wall, a wall that sight passes over (the
 * fountain), or a way that sight does not pass (the foot of the stairs).
 */
export const meetings = ['open', 'door', 'window', 'elevator', 'wall', 'clear', 'blind'] as const
export type Meeting = (typeof meetings)[number]

export type Cell = readonly [row: number, column: number]

/** Printed symbols: a Spawn symbol, a Citizen symbol, a room that missions highlight. */
export const marks = ['spawn', 'citizen', 'highlight'] as const
export type Mark = (typeof marks)[number]

export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

export interface TileZone {
  readonly id: string
  readonly names: Names
  readonly kind: ZoneKind
  /** Zones of one room on one tile are one large room; '' outdoors. */
  readonly room: string
  readonly marks: readonly Mark[]
}

/** How two cells meet, and the id of the door or window between them, or ''. */
export interface Way {
  readonly how: Meeting
  readonly id: string
}

export interface Passage extends Way {
  readonly zones: readonly [string, string]
  /** `row,column` of both cells; null wherever the zones meet. */
  readonly at: readonly [string, string] | null
}

/** One face of a tile: nine cells, each of a zone. */
export interface TilePlan {
  readonly id: string
  readonly names: Names
  readonly level: Level
  readonly rows: readonly (readonly string[])[]
  readonly zones: readonly TileZone[]
  readonly passages: readonly Passage[]
  readonly borders: Readonly<Record<Side, readonly Way[]>>
  /** What its doors and windows are called. */
  readonly openings: Readonly<Record<string, Names>>
}

/** How many cells a tile has along each side. */
export const tileSize = 3

/** Whether a zone lies under the sky. */
export function isOutdoors(kind: ZoneKind): boolean {
  return kind === 'street' || kind === 'fountain'
}

/** Whether figures may stand there. */
export function isEnterable(kind: ZoneKind): boolean {
  return kind !== 'fountain' && kind !== 'stairwell'
}
