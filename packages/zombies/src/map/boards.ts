import { missions } from '../content/missions.ts'
import { tiles } from '../content/tiles.ts'
import type { Mission } from '../define.ts'
import { type Board, boardOf } from './board.ts'

/** The stairs between the hall and the landings above it. */
const stairs = [
  ['14R:hall11', '17V:land-w'],
  ['14R:hall11', '17V:land-e'],
] as const

const boards = new Map(missions.map((mission) => [mission.id, boardOf(tiles, mission.floors, stairs)]))

export function missionCalled(id: string): Mission | undefined {
  return missions.find((mission) => mission.id === id)
}

/** The board of a mission. */
export function boardFor(id: string): Board {
  const found = boards.get(id)
  if (found === undefined) throw new Error(`no mission '${id}'`)
  return found
}
