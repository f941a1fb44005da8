import type { Json } from '@quadriga/kernel'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { MissionWork, TileWork, Work } from '../../model/workshop/workshopService.ts'

/** Which of one's own files a game takes: pure, for the catalogue of missions needs it too. */

export const isTileWork = (work: Work): work is TileWork => work.kind === 'tile'
export const isMissionWork = (work: Work): work is MissionWork => work.kind === 'mission'

/** Tiles in the place of the box's, and those that the box does not have: one for each id, used ones first. */
export function ownTiles(works: readonly Work[], boxIds: readonly string[]): readonly TileFile[] {
  const found = new Map<string, TileFile>()
  const tiles = works.filter(isTileWork)
  for (const { file, isUsed } of [...tiles.filter((one) => one.isUsed), ...tiles]) {
    if ((isUsed || !boxIds.includes(file.id)) && !found.has(file.id)) found.set(file.id, file)
  }
  return [...found.values()]
}

export function usedIds({ floors }: Pick<MissionFile, 'floors'>): readonly string[] {
  return floors.flatMap(({ grid }) => grid.flat()).filter((id) => id !== '')
}

/** What a set-up carries for a mission: the file if it is one's own, and the tiles that it lays. */
export function ownOf(
  mission: MissionFile,
  isOwn: boolean,
  tiles: readonly TileFile[],
): { readonly mission?: MissionFile; readonly tiles: readonly TileFile[] } | null {
  const ids = usedIds(mission)
  const laid = tiles.filter(({ id }) => ids.includes(id))
  if (!isOwn && laid.length === 0) return null
  return { ...(isOwn ? { mission } : {}), tiles: laid }
}

/** The ids of the tiles of the box. */
export const boxTileIds: readonly string[] = Array.from({ length: 9 }, (_, n) => [
  `${n + 10}R`,
  `${n + 10}V`,
]).flat()

export function setupWith(file: MissionFile, heroes: readonly string[], works: readonly Work[]): Json {
  const own = ownOf(file, true, ownTiles(works, boxTileIds))
  return { mission: 'own', heroes: [...heroes], own: own as unknown as Json }
}
