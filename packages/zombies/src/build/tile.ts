import type { Level, Mark, Meeting, Passage, Side, Tile, TileZone, Way, ZoneKind } from '../map/tile.ts'

/** A tile as content writes it, in words divided by spaces. */
interface Printed {
  /** `zone kind room mark+mark`; a street's room is `-`. */
  readonly zones: readonly string[]
  /** `zone zone how:id cell-cell`, cells as row and column; without cells wherever the two zones meet. */
  readonly passages: readonly string[]
  /** Three times `how:id` per side: north and south from west to east, east and west from north to south. */
  readonly borders: Readonly<Record<Side, string>>
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
