import { type MissionFile, objectiveColors, pointColors } from '../../model/workshop/files.ts'
import { withExit, withListed, withObjective, withPoint, withStart } from './missionEditing.ts'
import type { Say, WordId } from './words.ts'

/** What a press on the map lays in a zone, or takes away where it lies already; the form of the zone has all of it and more. */
export interface Stamp {
  readonly id: string
  readonly name: (say: Say) => string
  readonly press: (mission: MissionFile, zone: string) => MissionFile
}

const called = (word: WordId, color: WordId) => (say: Say) => `${say(word)}: ${say(color)}`

export const stamps: readonly Stamp[] = [
  {
    id: 'start',
    name: (say) => say('start'),
    press: (mission, zone) => withStart(mission, zone, !mission.start.includes(zone)),
  },
  {
    id: 'exit',
    name: (say) => say('exit'),
    press: (mission, zone) => withExit(mission, zone, mission.exit !== zone),
  },
  ...pointColors.map((color): Stamp => {
    return {
      id: `point.${color}`,
      name: called('point', color),
      press(mission, zone) {
        const isThere = mission.spawnPoints.some((one) => one.zone === zone && one.color === color)
        return withPoint(mission, zone, isThere ? '' : color, 'start')
      },
    }
  }),
  ...objectiveColors.map((color): Stamp => {
    return {
      id: `objective.${color}`,
      name: called('objective', color),
      press(mission, zone) {
        const isThere = (mission.objectives ?? []).some((one) => one.zone === zone && one.color === color)
        return withObjective(mission, zone, isThere ? '' : color)
      },
    }
  }),
  {
    id: 'hidden',
    name: (say) => say('hiddenObjective'),
    press(mission, zone) {
      const isThere = mission.hiddenObjectives?.zones.includes(zone) === true
      return withObjective(mission, zone, isThere ? '' : 'hidden')
    },
  },
  {
    id: 'citizen',
    name: (say) => say('citizenCard'),
    press: (mission, zone) => withListed(mission, 'citizens', zone, !(mission.citizens ?? []).includes(zone)),
  },
]
