import { type Board, type BoardCell, type BoardZone, isOutdoors, type Mission } from '@quadriga/zombies'
import type { Language } from '@quadriga/kernel'
import type { Loaded } from '@quadriga/table'
import type { EdgeKind, MapEdge, MapFloor, MapModel, MapRoom, MapZone } from '../../model/zombies/map.ts'
import { levelName, roomName } from './roomNames.ts'

const kept = new WeakMap<Board, Map<Language, MapModel>>()

/** The map of a mission in one language; drawn up once. */
export function presentMap(loaded: Loaded, mission: string, language: Language): MapModel {
  const { board } = loaded.definitions.get(mission) as Mission
  const maps = kept.get(board) ?? new Map<Language, MapModel>()
  kept.set(board, maps)
  const known = maps.get(language) ?? draw(loaded, mission, board, language)
  maps.set(language, known)
  return known
}

const heights = ['first', 'ground', 'basement'] as const

function draw(loaded: Loaded, mission: string, board: Board, language: Language): MapModel {
  const { layout } = loaded.definitions.get(mission) as Mission
  const nameOf = (id: string): string => loaded.definitions.get(id)?.names[language] ?? id
  return presentMapOf(board, mission, nameOf, language, layout.highlighted)
}

/** The map of a board whose names somebody knows. */
export function presentMapOf(
  board: Board,
  mission: string,
  nameOf: (id: string) => string,
  language: Language,
  highlighted: readonly string[] = [],
): MapModel {
  const floors = heights.flatMap((level) => {
    const zones = [...board.zones.values()].filter((zone) => zone.level === level)
    return zones.length === 0 ? [] : [floorOf(board, level, zones, nameOf, language)]
  })
  return { mission, name: nameOf(mission), floors, links: board.links, highlighted }
}

function floorOf(
  board: Board,
  level: string,
  zones: readonly BoardZone[],
  nameOf: (id: string) => string,
  language: Language,
): MapFloor {
  const cells = zones.flatMap((zone) => zone.cells)
  const models = zones.map((zone): MapZone => {
    const { x, y, width, height } = boxOf(zone.cells)
    const { name, kind, room, marks } = zone
    return { id: name, name: nameOf(name), kind, room, x, y, width, height, marks: [...marks] }
  })
  return {
    level,
    name: levelName(level, language),
    columns: Math.max(...cells.map(({ column }) => column)) + 1,
    rows: Math.max(...cells.map(({ row }) => row)) + 1,
    zones: models,
    rooms: roomsOf(models, language),
    edges: cells.flatMap((cell) => edgesOf(board, cell)),
  }
}

function boxOf(cells: readonly BoardCell[]) {
  const x = Math.min(...cells.map(({ column }) => column))
  const y = Math.min(...cells.map(({ row }) => row))
  return {
    x,
    y,
    width: Math.max(...cells.map(({ column }) => column)) + 1 - x,
    height: Math.max(...cells.map(({ row }) => row)) + 1 - y,
  }
}

/** Where the name of a room is written: the zones of its first row. */
function roomsOf(zones: readonly MapZone[], language: Language): MapRoom[] {
  const ids = [...new Set(zones.map(({ room }) => room))].filter((room) => room !== '')
  return ids.map((id) => {
    const own = zones.filter(({ room }) => room === id)
    const y = Math.min(...own.map((zone) => zone.y))
    const first = own.filter((zone) => zone.y === y)
    const x = Math.min(...first.map((zone) => zone.x))
    const width = Math.max(...first.map((zone) => zone.x + zone.width)) - x
    const height = Math.max(...own.map((zone) => zone.y + zone.height)) - y
    const known = roomName(id.split(':')[1] ?? '', language)
    return { id, name: known === '' ? ownName(own) : known, x, y, width, height }
  })
}

/** A room of one's own bears the name of its only zone. */
function ownName(zones: readonly MapZone[]): string {
  const [only] = zones
  return only === undefined || zones.length > 1 || only.kind !== 'room' ? '' : only.name
}

/** The right and the lower side of a cell, and the others where the board ends. */
function edgesOf(board: Board, cell: BoardCell): MapEdge[] {
  const { row, column, next } = cell
  const at = (side: 'N' | 'E' | 'S' | 'W'): MapEdge[] => {
    const border = next[side]
    const beyond = board.cells.get(border.cell)
    if (beyond !== undefined && (side === 'N' || side === 'W')) return []
    const found = kindOf(board, cell, beyond, border.how)
    if (found === null) return []
    const zones = [cell.zone, beyond?.zone ?? ''] as const
    const id = found === 'lift' ? (zones.find((zone) => board.shafts.includes(zone)) ?? '') : border.id
    return [
      {
        how: found,
        id,
        zones,
        x: column + (side === 'E' ? 1 : 0),
        y: row + (side === 'S' ? 1 : 0),
        along: side === 'N' || side === 'S' ? 'x' : 'y',
      },
    ]
  }
  return (['N', 'W', 'E', 'S'] as const).flatMap(at)
}

function kindOf(board: Board, cell: BoardCell, beyond: BoardCell | undefined, how: string): EdgeKind | null {
  const here = board.zones.get(cell.zone)
  const there = board.zones.get(beyond?.zone ?? '')
  if (here === undefined) return null
  if (there === undefined) return isOutdoors(here.kind) ? 'edge' : 'wall'
  if (here === there) return null
  switch (how) {
    case 'door':
    case 'window':
    case 'wall':
      return how
    case 'elevator':
      return 'lift'
    case 'blind':
      return 'stairs'
    case 'clear':
      return 'border'
    default:
      return isOneRoom(here, there) ? 'border' : 'gap'
  }
}

function isOneRoom(here: BoardZone, there: BoardZone): boolean {
  if (isOutdoors(here.kind) || isOutdoors(there.kind)) return isOutdoors(here.kind) && isOutdoors(there.kind)
  return here.room === there.room
}
