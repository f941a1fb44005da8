import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { NewWork, Work } from '../../model/workshop/workshopService.ts'

/** Something of one's own that begins as a copy. */

const stems = { tile: 'T', mission: 'M' } as const

/** An id that none of one's own has. */
export function freshId(works: readonly Work[], kind: Work['kind']): string {
  let n = 1
  while (works.some(({ file }) => file.id === `${stems[kind]}${n}`)) n++
  return `${stems[kind]}${n}`
}

export function copyOf(work: NewWork, works: readonly Work[]): NewWork {
  const id = freshId(works, work.kind)
  return work.kind === 'tile'
    ? { kind: 'tile', isUsed: false, file: copiedTile(work.file, id) }
    : { kind: 'mission', isUsed: false, file: copiedMission(work.file, id) }
}

const copied = ({ names }: TileFile | MissionFile) => ({
  ...names,
  en: `${names.en} (copy)`,
  fr: `${names.fr} (copie)`,
})

/** Doors within the tile get ids of their own, so that both can lie on one map; those of its borders must match a neighbour's. */
function copiedTile(tile: TileFile, id: string): TileFile {
  const stem = id.toLowerCase()
  const inside = tile.passages.flatMap((passage) => (passage.id === undefined ? [] : [passage.id]))
  const onBorders = Object.values(tile.borders).flatMap((ways) => ways.map((way) => way.split(':')[1]))
  const fresh = new Map(
    [...new Set(inside)]
      .filter((opening) => !onBorders.includes(opening))
      .map((opening, n) => [opening, `${opening.slice(0, 1)}-${stem}-${n + 1}`] as const),
  )
  const called = (opening: string): string => fresh.get(opening) ?? opening
  return {
    ...tile,
    id,
    names: copied(tile),
    passages: tile.passages.map((passage) =>
      passage.id === undefined ? passage : { ...passage, id: called(passage.id) },
    ),
    openings: Object.fromEntries(
      Object.entries(tile.openings).map(([opening, names]) => [called(opening), names]),
    ),
  }
}

const copiedMission = (mission: MissionFile, id: string): MissionFile => ({
  ...mission,
  id,
  names: copied(mission),
})
