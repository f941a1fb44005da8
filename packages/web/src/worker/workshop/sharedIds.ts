import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { Work } from '../../model/workshop/workshopService.ts'
import { boxTileIds, isTileWork } from './ownFiles.ts'

/** What comes in may call its tiles as one's own are called: other tiles get another name, the same ones are there already. */

/** How the tiles that come in are called here, by the id of their file. */
export type Renaming = ReadonlyMap<string, string>

const isSame = (one: TileFile, other: TileFile): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Tiles that are not there yet, under ids that nobody has; a corrected tile of the box keeps its own. */
export function newTiles(
  given: readonly TileFile[],
  known: readonly Work[],
): { readonly tiles: readonly TileFile[]; readonly renamed: Renaming } {
  const own = known.filter(isTileWork).map(({ file }) => file)
  const taken = new Set([...boxTileIds, ...own.map(({ id }) => id), ...given.map(({ id }) => id)])
  const renamed = new Map<string, string>()
  const tiles = given.flatMap((tile) => {
    const isOfBox = boxTileIds.includes(tile.id)
    // It may have come in before, under another id.
    const twin = own.find((one) => isSame(isOfBox ? one : { ...one, id: tile.id }, tile))
    if (twin !== undefined) {
      if (twin.id !== tile.id) renamed.set(tile.id, twin.id)
      return []
    }
    if (isOfBox || own.every(({ id }) => id !== tile.id)) return [tile]
    const id = freshId(tile.id, taken)
    taken.add(id)
    renamed.set(tile.id, id)
    return [{ ...tile, id }]
  })
  return { tiles, renamed }
}

/** T1, then T1-2: short enough to be an id still. */
function freshId(id: string, taken: ReadonlySet<string>): string {
  let n = 2
  const called = (): string => `${id.slice(0, 8)}-${n}`
  while (taken.has(called())) n++
  return called()
}

/** A mission that speaks of renamed tiles by their new ids: in its grids, its zones and its rules. */
export function withRenamed(mission: MissionFile, renamed: Renaming): MissionFile {
  if (renamed.size === 0) return mission
  const { id, names, ...rest } = mission
  return { id, names, ...(retold(rest, renamed) as Omit<MissionFile, 'id' | 'names'>) }
}

function retold(value: unknown, renamed: Renaming): unknown {
  if (typeof value === 'string') {
    const [tile = '', ...zone] = value.split(':')
    return [renamed.get(tile) ?? tile, ...zone].join(':')
  }
  if (Array.isArray(value)) return value.map((one) => retold(one, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, retold(one, renamed)]))
}
