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

/** A tile as content writes it, in words divided by spaces. */
interface Printed {
  /** `zone kind room mark+mark`; a street's room is `-`. */
  readonly zones: readonly string[]
  /** `zone zone how:id cell-cell`, cells as row and column; without cells wherever the two zones meet. */
  readonly passages: readonly string[]
  /** Three times `how:id` per side: north and south from west to east, east and west from north to south. */
  readonly borders: Readonly<Record<Side, string>>
}

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

export function tile(id: string, level: Level, rows: readonly string[], printed: Printed): Tile {
  const { N, E, S, W } = printed.borders
  return {
    id,
    level,
    rows: rows.map(words),
    zones: printed.zones.map(zoneOf),
    passages: printed.passages.map(passageOf),
    borders: {
      N: words(N).map(wayOf),
      E: words(E).map(wayOf),
      S: words(S).map(wayOf),
      W: words(W).map(wayOf),
    },
  }
}

function words(row: string): string[] {
  return row.split(' ')
}

function zoneOf(row: string): TileZone {
  const [id = '', kind = '', room = '', marks] = words(row)
  return {
    id,
    kind: kind as ZoneKind,
    room: room === '-' ? '' : room,
    marks: (marks?.split('+') ?? []) as Mark[],
  }
}

function passageOf(row: string): Passage {
  const [a = '', b = '', way = '', cells] = words(row)
  const [from = '', to = ''] = cells?.split('-') ?? []
  return { zones: [a, b], ...wayOf(way), at: cells === undefined ? null : [cellOf(from), cellOf(to)] }
}

function wayOf(word: string): Way {
  const [how = 'wall', id = ''] = word.split(':')
  return { how: how as Meeting, id }
}

function cellOf([row, column]: string | readonly string[]): string {
  return `${row},${column}`
}
