import { describeDefinition, type Json, type Language, loadedGame } from '@quadriga/kernel'
import { boxCards, type Fault, missionFiles, readOwn, readTile, zombies } from '@quadriga/zombies'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { CheckedMission, CheckedTile, FaultModel, Work } from '../../model/workshop/workshopService.ts'
import { presentMapOf } from '../zombies/presentMap.ts'
import { boxTileIds, isMissionWork, ownOf, ownTiles, usedIds } from './ownFiles.ts'

const says =
  (language: Language) =>
  (fault: Fault): FaultModel => ({
    place: fault.place === '' ? fault.file : `${fault.file}.${fault.place}`,
    says: fault.says[language],
  })

/** A fault at one of the things that lie on a map; what a mission of one's own still lacks is no fault of its tiles. */
const isOfMap = ({ place }: Fault): boolean => /^floors|\[\d+\]|^exit$|\.zone$/.test(place)

const sameName = {
  en: 'Another tile of yours is called like this: missions take the one that was changed last.',
  fr: 'Une autre de vos dalles porte cet identifiant : les missions prennent celle modifiée en dernier.',
} as const

/** The faults of a tile, and the missions where it no longer fits its neighbours; `works` are all others. */
export function checkedTile(file: TileFile, works: readonly Work[], language: Language): CheckedTile {
  const { faults } = readTile('tile', file)
  if (faults.length > 0) return { faults: faults.map(says(language)), neighbours: [] }
  const others = ownTiles(works, boxTileIds).filter(({ id }) => id !== file.id)
  const isDouble =
    !boxTileIds.includes(file.id) && works.some((work) => work.kind === 'tile' && work.file.id === file.id)
  if (isDouble) return { faults: [{ place: 'tile.id', says: sameName[language] }], neighbours: [] }
  const missions = [
    ...Object.values(missionFiles).map((mission) => ({ mission: mission as MissionFile, isOwn: false })),
    ...works.filter(isMissionWork).map((work) => ({ mission: work.file, isOwn: true })),
  ].filter(({ mission }) => usedIds(mission).includes(file.id))
  const neighbours = missions.flatMap(({ mission, isOwn }) => {
    const own = ownOf(mission, isOwn, [...others, file])
    return readOwn(isOwn ? 'own' : mission.id, own)
      .faults.filter(isOfMap)
      .slice(0, 4)
      .map((fault) => ({ mission: mission.names[language], says: fault.says[language] }))
  })
  return { faults: [], neighbours }
}

/** A mission as it is judged and drawn. */
export function checkedMission(
  file: MissionFile,
  works: readonly Work[],
  language: Language,
): CheckedMission {
  const own = ownOf(file, true, ownTiles(works, boxTileIds))
  const read = readOwn('own', own)
  const names = new Map(read.pieces.map(({ id, names: its }) => [id, its[language]]))
  const { board } = read.mission
  const nameOf = (id: string): string => names.get(id) ?? id
  const setup = {
    mission: 'own',
    heroes: boxCards[read.mission.mode].heroes.slice(0, 1),
    own: own as unknown as Json,
  }
  const refused = read.faults.length > 0 ? read.faults.length : zombies.checkSetup(setup).length
  return {
    faults: read.faults.map(says(language)),
    map: board.places.length === 0 ? null : presentMapOf(board, 'own', nameOf, language),
    openings: board.openings.map(({ id, how, zones }) => ({ id, how, zones, name: nameOf(id) })),
    says: refused > 0 ? [] : describeDefinition(loadedGame({ game: 'zombies', setup }), 'own', language),
  }
}
