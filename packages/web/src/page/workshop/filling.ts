import type { FloorFile, Level, MissionFile, TileFile } from '../../model/workshop/files.ts'

/** Tiles for the empty places of a floor, by chance, whose borders say the same as their neighbours'. */

type Laid = Pick<TileFile, 'id' | 'level' | 'borders'>

/** Tries after which a floor counts as impossible. */
const MOST_TRIES = 20_000

/** Both faces of a printed tile are one piece of cardboard. */
const pieceOf = (id: string): string => id.replace(/^(\d+)[RV]$/, '$1')

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** The mission with the floor filled; null where nothing fits. `below` draws a number. */
export function filled(
  mission: MissionFile,
  level: Level,
  tiles: readonly Laid[],
  below: (n: number) => number,
): MissionFile | null {
  const floor = mission.floors.find((one) => one.level === level)
  if (floor === undefined) return null
  const grid = gridFilled(floor, freeTiles(mission, level, tiles), tiles, below)
  if (grid === null) return null
  return { ...mission, floors: mission.floors.map((one) => (one === floor ? { ...one, grid } : one)) }
}

function freeTiles({ floors }: MissionFile, level: Level, tiles: readonly Laid[]): readonly Laid[] {
  const laid = floors.flatMap(({ grid }) => grid.flat()).map(pieceOf)
  return tiles.filter((tile) => tile.level === level && !laid.includes(pieceOf(tile.id)))
}

function gridFilled(
  { grid: given }: FloorFile,
  free: readonly Laid[],
  tiles: readonly Laid[],
  below: (n: number) => number,
): string[][] | null {
  const grid = given.map((row) => [...row])
  const empty = grid.flatMap((row, r) => row.flatMap((id, c) => (id === '' ? [[r, c] as const] : [])))
  const at = (r: number, c: number): Laid | undefined => tiles.find(({ id }) => id === grid[r]?.[c])
  const fits = ({ borders }: Laid, r: number, c: number): boolean => {
    const [north, east, south, west] = [at(r - 1, c), at(r, c + 1), at(r + 1, c), at(r, c - 1)]
    return (
      (north === undefined || isSame(north.borders.S, borders.N)) &&
      (east === undefined || isSame(east.borders.W, borders.E)) &&
      (south === undefined || isSame(south.borders.N, borders.S)) &&
      (west === undefined || isSame(west.borders.E, borders.W))
    )
  }
  let tries = 0
  const fill = (place: number, left: readonly Laid[]): boolean => {
    const cell = empty[place]
    if (cell === undefined) return true
    const [r, c] = cell
    for (const tile of mixed(left, below)) {
      if (++tries > MOST_TRIES) return false
      if (!fits(tile, r, c)) continue
      grid[r]?.splice(c, 1, tile.id)
      const others = left.filter(({ id }) => pieceOf(id) !== pieceOf(tile.id))
      if (fill(place + 1, others)) return true
      grid[r]?.splice(c, 1, '')
    }
    return false
  }
  return empty.length > 0 && empty.length <= free.length && fill(0, free) ? grid : null
}

function mixed<T>(list: readonly T[], below: (n: number) => number): T[] {
  const rest = [...list]
  return list.flatMap(() => rest.splice(below(rest.length), 1))
}
