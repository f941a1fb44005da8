import type { CellAt, TileFile } from '../../model/workshop/files.ts'
import type { EdgeKind, MapEdge, MapFloor, MapZone } from '../../model/zombies/map.ts'
import type { OpeningModel } from '../../model/zombies/board.ts'
import {
  borderCells,
  borderParts,
  borderWay,
  cells,
  type EdgeRef,
  innerEdges,
  wayAt,
  zoneAt,
} from './tileEditing.ts'

/** How somebody looks at a tile: turned to the right so many times, and perhaps in a mirror. */
export interface Look {
  readonly turns: number
  readonly isMirrored: boolean
}

export const straight: Look = { turns: 0, isMirrored: false }

/** Where a cell is drawn. */
export function drawnAt([r, c]: CellAt, { turns, isMirrored }: Look): CellAt {
  let [row, column] = [r, isMirrored ? 2 - c : c]
  for (let n = 0; n < turns; n++) [row, column] = [column, 2 - row]
  return [row, column]
}

/** The line between two cells as it is drawn. */
export function lineOf({ a, b }: EdgeRef, look: Look): Pick<MapEdge, 'x' | 'y' | 'along'> {
  const [[r, c], [s, d]] = [drawnAt(a, look), drawnAt(b, look)]
  return r === s ? { x: Math.max(c, d), y: r, along: 'y' } : { x: c, y: Math.max(r, s), along: 'x' }
}

const kindsOfWays: Readonly<Record<string, EdgeKind>> = {
  wall: 'wall',
  door: 'door',
  window: 'window',
  elevator: 'lift',
  blind: 'stairs',
  clear: 'border',
}

/** A tile as the map draws it. */
export function floorOf(tile: TileFile, name: (zone: string) => string, look: Look): MapFloor {
  const zones = tile.zones.map((zone): MapZone => {
    const own = cells.filter((cell) => zoneAt(tile, cell) === zone.id).map((cell) => drawnAt(cell, look))
    const [x, y] = [Math.min(...own.map(([, c]) => c)), Math.min(...own.map(([r]) => r))]
    return {
      id: zone.id,
      name: name(zone.id),
      kind: zone.kind,
      room: zone.room ?? '',
      x,
      y,
      width: Math.max(...own.map(([, c]) => c)) + 1 - x,
      height: Math.max(...own.map(([r]) => r)) + 1 - y,
      marks: [...(zone.marks ?? [])],
    }
  })
  const rooms = zones.map(({ id, x, y, width, height }) => ({ id, name: name(id), x, y, width, height }))
  return { level: tile.level, name: '', columns: 3, rows: 3, zones, rooms, edges: edgesOf(tile, look) }
}

function edgesOf(tile: TileFile, look: Look): MapEdge[] {
  const kindOf = (cell: CellAt) => tile.zones.find(({ id }) => id === zoneAt(tile, cell))
  const inner = innerEdges.flatMap((edge): MapEdge[] => {
    const way = wayAt(tile, edge)
    if (way === null) return []
    const [one, other] = [kindOf(edge.a), kindOf(edge.b)]
    const isOneRoom = (one?.room ?? '') === (other?.room ?? '')
    const how = way.how === 'open' ? (isOneRoom ? 'border' : 'gap') : (kindsOfWays[way.how] ?? 'wall')
    return [{ how, id: way.id, zones: [one?.id ?? '', other?.id ?? ''], ...lineOf(edge, look) }]
  })
  const outer = borderParts.flatMap(({ side, part }): MapEdge[] => {
    const { how, id } = borderWay(tile, side, part)
    const edge = borderCells(side, part)
    const kind = how === 'open' ? 'border' : (kindsOfWays[how] ?? 'wall')
    return [{ how: kind, id, zones: [zoneAt(tile, edge.a), ''], ...lineOf(edge, look) }]
  })
  return [...inner, ...outer]
}

/** Doors and windows as they are printed: closed. */
export function openingsOf({ openings }: TileFile, floor: MapFloor): OpeningModel[] {
  return floor.edges
    .filter(({ how, id }) => (how === 'door' || how === 'window') && openings[id] !== undefined)
    .map(({ how, id }) => closed(id, how === 'window' ? 'window' : 'door', openings[id]?.en ?? id))
}

export function closed(id: string, how: 'door' | 'window', name: string): OpeningModel {
  return { id, thing: -1, name, how, state: 'closed', color: '' }
}
