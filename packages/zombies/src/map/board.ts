import {
  type Cell,
  isEnterable,
  type Level,
  type Mark,
  type Side,
  type TilePlan,
  tileSize,
  type Way,
  type ZoneKind,
} from './tile.ts'

/** A zone of the board, named by its tile: `12V:cor21`. */
export interface BoardZone {
  readonly name: string
  readonly tile: string
  readonly level: Level
  readonly kind: ZoneKind
  /** Zones of one room belong together; streets have none. */
  readonly room: string
  readonly marks: readonly Mark[]
  readonly cells: readonly BoardCell[]
}

/** A cell of a floor, and how it meets its four neighbours. */
export interface BoardCell {
  readonly zone: string
  readonly level: Level
  readonly row: number
  readonly column: number
  readonly next: Readonly<Record<Side, Border>>
}

/** What lies beyond one side of a cell; '' beyond the edge of the board. */
export interface Border extends Way {
  readonly cell: string
}

/** A door or window, and the two zones it joins. */
export interface Opening {
  readonly id: string
  readonly how: 'door' | 'window'
  readonly zones: readonly [string, string]
}

export interface Floor {
  readonly level: Level
  /** Ids of tiles, north up; '' where there is none. */
  readonly grid: readonly (readonly string[])[]
}

/** The map of a mission: tiles put together. */
export interface Board {
  readonly floors: readonly Floor[]
  readonly zones: ReadonlyMap<string, BoardZone>
  /** Names of the zones that figures may stand in, in the order of the map. */
  readonly places: readonly string[]
  /** By `level/row/column`. */
  readonly cells: ReadonlyMap<string, BoardCell>
  readonly openings: readonly Opening[]
  /** Ways that no cells show, such as the stairs. */
  readonly links: readonly (readonly [string, string])[]
  /** Zones where the lift may stand. */
  readonly shafts: readonly string[]
}

const steps: Readonly<Record<Side, readonly [number, number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
}
const edge: Border = { how: 'wall', id: '', cell: '' }

/** Puts the tiles of a mission together, with doors that it lays on printed openings. */
export function boardOf(
  tiles: readonly TilePlan[],
  floors: readonly Floor[],
  links: Board['links'] = [],
  doors: readonly string[] = [],
): Board {
  const cells = new Map<string, BoardCell>()
  for (const floor of floors) layFloor(cells, tiles, floor, new Set(doors))
  const zones = new Map<string, BoardZone>()
  for (const floor of floors) for (const one of floorTiles(tiles, floor)) addZones(zones, one, cells)
  const all = [...zones.values()]
  return {
    floors,
    zones,
    places: all.filter(({ kind }) => isEnterable(kind)).map(({ name }) => name),
    cells,
    openings: openingsOf(cells),
    links: links.filter(([a, b]) => zones.has(a) && zones.has(b)),
    shafts: all.filter(({ kind }) => kind === 'shaft').map(({ name }) => name),
  }
}

function floorTiles(tiles: readonly TilePlan[], { grid }: Floor): TilePlan[] {
  return grid.flat().flatMap((id) => tiles.filter((one) => one.id === id))
}

function layFloor(
  cells: Map<string, BoardCell>,
  tiles: readonly TilePlan[],
  { level, grid }: Floor,
  doors: ReadonlySet<string>,
): void {
  const tileAt = (row: number, column: number): TilePlan | undefined => {
    const id = grid[Math.floor(row / tileSize)]?.[Math.floor(column / tileSize)]
    return tiles.find((one) => one.id === id)
  }
  const height = grid.length * tileSize
  const width = Math.max(0, ...grid.map((row) => row.length)) * tileSize
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const here = tileAt(row, column)
      if (here === undefined) continue
      const next = {} as Record<Side, Border>
      for (const [side, [down, right]] of Object.entries(steps) as [Side, readonly [number, number]][]) {
        const there = row + down < 0 || column + right < 0 ? undefined : tileAt(row + down, column + right)
        const cell = `${level}/${row + down}/${column + right}`
        const way = there === undefined ? edge : meeting(here, there, [row, column], side)
        // A door token closes a printed opening.
        const how = way.how === 'open' && doors.has(way.id) ? 'door' : way.how
        next[side] = there === undefined ? edge : { how, id: way.id, cell }
      }
      cells.set(`${level}/${row}/${column}`, { zone: nameAt(here, row, column), level, row, column, next })
    }
  }
}

function nameAt(tile: TilePlan, row: number, column: number): string {
  return `${tile.id}:${tile.rows[row % tileSize]?.[column % tileSize] ?? ''}`
}

/** How a cell meets its neighbour: by the tile's passages within a tile, by its border across two. */
function meeting(here: TilePlan, there: TilePlan, [row, column]: Cell, side: Side): Way {
  const [r, c] = [row % tileSize, column % tileSize]
  if (here !== there) return here.borders[side][side === 'N' || side === 'S' ? c : r] ?? wall
  const [down, right] = steps[side]
  const [a, b] = [here.rows[r]?.[c], here.rows[r + down]?.[c + right]]
  if (a === b) return { how: 'open', id: '' }
  const pair = [`${r},${c}`, `${r + down},${c + right}`]
  const found = here.passages.find(
    ({ zones, at }) => sameTwo(zones, [a, b]) && (at === null || sameTwo(at, pair)),
  )
  return found === undefined ? wall : { how: found.how, id: found.id }
}

const wall: Way = { how: 'wall', id: '' }

function sameTwo(two: readonly unknown[], other: readonly unknown[]): boolean {
  return (two[0] === other[0] && two[1] === other[1]) || (two[0] === other[1] && two[1] === other[0])
}

function addZones(
  zones: Map<string, BoardZone>,
  tile: TilePlan,
  cells: ReadonlyMap<string, BoardCell>,
): void {
  for (const { id, kind, room, marks } of tile.zones) {
    const name = `${tile.id}:${id}`
    const own = [...cells.values()].filter((cell) => cell.zone === name)
    zones.set(name, {
      name,
      tile: tile.id,
      level: tile.level,
      kind,
      room: room === '' ? '' : `${tile.id}:${room}`,
      marks,
      cells: own,
    })
  }
}

function openingsOf(cells: ReadonlyMap<string, BoardCell>): Opening[] {
  const found = new Map<string, Opening>()
  for (const cell of cells.values()) {
    for (const { how, id, cell: beyond } of Object.values(cell.next)) {
      const other = cells.get(beyond)
      if ((how !== 'door' && how !== 'window') || other === undefined || found.has(id)) continue
      found.set(id, { id, how, zones: [cell.zone, other.zone] })
    }
  }
  return [...found.values()]
}
