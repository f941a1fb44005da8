export const levels = ['ground', 'basement', 'first'] as const
export type Level = (typeof levels)[number]

export const zoneKinds = ['street', 'room', 'corridor', 'shaft', 'blocked'] as const
export type ZoneKind = (typeof zoneKinds)[number]

/**
 * How two cells meet: an open way, a door or window with an id, a lift door, a wall, a wall that sight passes over (the
 * fountain), or a way that sight does not pass (the foot of the stairs).
 */
export const meetings = ['open', 'door', 'window', 'elevator', 'wall', 'clear', 'blind'] as const
export type Meeting = (typeof meetings)[number]

export type Cell = readonly [row: number, column: number]
export type Mark = 'spawn' | 'citizen'

export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

export interface TileZone {
  readonly id: string
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
export interface Tile {
  readonly id: string
  readonly level: Level
  readonly rows: readonly (readonly string[])[]
  readonly zones: readonly TileZone[]
  readonly passages: readonly Passage[]
  readonly borders: Readonly<Record<Side, readonly Way[]>>
}
