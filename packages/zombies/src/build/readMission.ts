import type { Names } from '@quadriga/kernel/author'
import { type Board, boardOf, type Floor } from '../map/board.ts'
import { levels, type TilePlan } from '../map/tile.ts'
import {
  activities,
  confidences,
  dangers,
  type Layout,
  type Mission,
  missionFlags,
  modes,
  objectiveColors,
  type OpeningPlan,
  pointColors,
  type PointPlan,
} from '../piece.ts'
import { checkMission } from './checkMission.ts'
import {
  type Fault,
  faultLines,
  flagIn,
  listIn,
  numberIn,
  onlyFields,
  type Reader,
  readerOf,
  recordIn,
  textIn,
  wordIn,
} from './fault.ts'
import { allOf, defeatIn, goalIn, ruleIn } from './missionText.ts'
import { piece } from './piece.ts'
import { namesIn } from './readTile.ts'

const fields = [
  'id',
  'mode',
  'names',
  'difficulty',
  'minutes',
  'floors',
  'stairs',
  'start',
  'exit',
  'spawnPoints',
  'objectives',
  'hiddenObjectives',
  'openings',
  'lift',
  'hand',
  'figures',
  'citizens',
  'reservedCitizens',
  'secretMissions',
  'quiet',
  'lair',
  'highlighted',
  'without',
  'flags',
  'fiveOrSix',
  'goals',
  'rules',
  'defeats',
  'still',
  'blueLine',
  'team',
  'danger',
  'printed',
  'confidence',
]

/** A mission out of its file, and everything that is wrong with it. */
export function readMission(
  file: string,
  given: unknown,
  tiles: readonly TilePlan[],
  links: Board['links'],
): { readonly mission: Mission; readonly faults: Fault[] } {
  const faults: Fault[] = []
  const reader = readerOf(file, given, faults)
  onlyFields(reader, fields)
  const floors = listIn(reader.into('floors'), floorIn)
  const mission = missionOf(
    reader,
    boardOf(tiles, floors, [...links, ...stairsIn(reader)], doorTokens(reader)),
  )
  if (faults.length === 0) checkMission(reader, mission, tiles)
  return { mission, faults }
}

/** Doors that the mission lays on printed openings: those that it closes. */
function doorTokens(reader: Reader): string[] {
  return listIn(reader.into('openings'), openingIn)
    .filter(({ state }) => state === 'closed')
    .map(({ id }) => id)
}

/** Stairs of the mission's own, between zones of two floors. */
function stairsIn(reader: Reader): Board['links'] {
  return listIn(reader.into('stairs'), (pair) => {
    if (Array.isArray(pair.value) && pair.value.length !== 2)
      pair.fault('two Zones, please', 'deux Zones, svp')
    return [textIn(pair.into(0)), textIn(pair.into(1))] as const
  })
}

function missionOf(reader: Reader, board: Board): Mission {
  const names: Names = namesIn(reader.into('names'))
  const mode = wordIn(reader.into('mode'), modes)
  const layout = layoutIn(reader)
  const goalOf = (goal: Reader) => goalIn(goal, mode, aloneIn(layout))
  const goals = listIn(reader.into('goals'), goalOf).flat()
  const leaves = listIn(reader.into('goals'), (goal) => goal.into('leave').value)
  const before = listIn(reader.into('goals'), (goal) =>
    goal.into('leave').value === undefined ? goalOf(goal) : [],
  ).flat()
  const abilities = listIn(reader.into('rules'), (rule) => ruleIn(rule, mode)).flat()
  const confidence =
    reader.into('confidence').value === undefined ? 'high' : wordIn(reader.into('confidence'), confidences)
  return {
    ...piece('mission', textIn(reader.into('id')), names, { abilities, confidence }),
    mode,
    difficulty: wordIn(reader.into('difficulty'), ['easy', 'medium', 'hard']),
    minutes: numberIn(reader.into('minutes')),
    board,
    layout,
    flags: listIn(reader.into('flags'), (flag) => wordIn(flag, missionFlags)),
    extraDraw: reader.into('fiveOrSix').value === 'extraDraw',
    objective: allOf(goals),
    leaving: leaves.some((word) => word !== undefined) ? allOf(before) : null,
    leavesWithCitizen: leaves.includes('withCitizen'),
    defeat: defeatIn(reader.into('defeats')),
    stairs: stairsIn(reader),
    team: texts(reader.into('team')),
    danger: dangerIn(reader.into('danger')),
  }
}

/** Colours of which a mission has one Objective. */
function aloneIn({ objectives, hiddenObjectives }: Layout): (color: string) => boolean {
  const colors = [...objectives.map(({ color }) => color), ...hiddenObjectives.colors]
  return (color) => colors.filter((one) => one === color).length === 1
}

function dangerIn(reader: Reader): number {
  return reader.value === undefined ? 0 : dangers.indexOf(wordIn(reader, dangers))
}

function floorIn(reader: Reader): Floor {
  onlyFields(reader, ['level', 'grid', 'turned'])
  return {
    level: wordIn(reader.into('level'), levels),
    grid: listIn(reader.into('grid'), (row) => listIn(row, (tile) => textIn(tile))),
  }
}

const texts = (reader: Reader): string[] => listIn(reader, (item) => textIn(item))

function layoutIn(reader: Reader): Layout {
  const hidden = reader.into('hiddenObjectives')
  const without = reader.into('without')
  const lift = reader.into('lift')
  const hand = reader.into('hand')
  return {
    start: texts(reader.into('start')),
    exit: reader.into('exit').value === undefined ? '' : textIn(reader.into('exit')),
    spawnPoints: listIn(reader.into('spawnPoints'), pointIn),
    objectives: listIn(reader.into('objectives'), (item) => ({
      color: wordIn(item.into('color'), objectiveColors),
      zone: textIn(item.into('zone')),
    })),
    hiddenObjectives: {
      colors: listIn(hidden.into('colors'), (color) => wordIn(color, objectiveColors)),
      zones: texts(hidden.into('zones')),
    },
    openings: listIn(reader.into('openings'), openingIn),
    lift:
      lift.value === undefined
        ? null
        : { zone: textIn(lift.into('zone')), works: flagIn(lift.into('works')) },
    hand:
      hand.value === undefined
        ? null
        : { zone: textIn(hand.into('zone')), charged: flagIn(hand.into('charged')) },
    figures: listIn(reader.into('figures'), (item) => ({
      id: textIn(item.into('id')),
      zone: textIn(item.into('zone')),
    })),
    citizens: texts(reader.into('citizens')),
    reservedCitizens: listIn(reader.into('reservedCitizens'), (item) => ({
      card: textIn(item.into('card')),
      zones: texts(item.into('zones')),
    })),
    secretMissions: flagIn(reader.into('secretMissions')),
    quiet: texts(reader.into('quiet')),
    lair: texts(reader.into('lair')),
    highlighted: texts(reader.into('highlighted')),
    without: { spawn: texts(without.into('spawn')), citizens: texts(without.into('citizens')) },
    still: texts(reader.into('still')),
    blueLine: listIn(reader.into('blueLine'), (color) => wordIn(color, pointColors)),
  }
}

function pointIn(reader: Reader): PointPlan {
  onlyFields(reader, ['id', 'color', 'zone', 'active'])
  return {
    id: textIn(reader.into('id')),
    color: wordIn(reader.into('color'), pointColors),
    zone: textIn(reader.into('zone')),
    active: wordIn(reader.into('active'), activities),
  }
}

function openingIn(reader: Reader): OpeningPlan {
  onlyFields(reader, ['id', 'state', 'color'])
  const color = reader.into('color')
  return {
    id: textIn(reader.into('id')),
    state: wordIn(reader.into('state'), ['open', 'locked', 'closed']),
    color: color.value === undefined ? '' : wordIn(color, objectiveColors),
  }
}

/** The numbers that the legend of the printed map tells. */
export function printedIn(reader: Reader): Readonly<Record<string, number>> {
  return recordIn(reader.into('printed'), (item) => numberIn(item))
}

/** Missions that must be right: the files of the box. */
export function missionsFrom(
  files: Readonly<Record<string, unknown>>,
  tiles: readonly TilePlan[],
  links: Board['links'],
): readonly Mission[] {
  const read = Object.entries(files).map(([file, given]) => readMission(file, given, tiles, links))
  const faults = read.flatMap((one) => one.faults)
  if (faults.length > 0) throw new Error(faultLines(faults))
  return read.map(({ mission }) => mission)
}
