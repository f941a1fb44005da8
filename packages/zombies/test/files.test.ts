import { readFileSync } from 'node:fs'
import { readMission, readTile, stairs, tiles } from '@quadriga/zombies'
import { expect, test } from 'vitest'

const file = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../src/content/${path}`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >

/** The faults of a file after a slip, as `place: words`. */
function tileFaults(slip: (tile: never) => void, id = '14R'): string[] {
  const tile = file(`tiles/${id}.json`)
  slip(tile as never)
  return readTile(`${id}.json`, tile).faults.map(({ place, says }) => `${place}: ${says.en}`)
}

function missionFaults(slip: (mission: never) => void, id = 'MH2'): string[] {
  const mission = file(`missions/${id}.json`)
  slip(mission as never)
  return readMission(`${id}.json`, mission, tiles, stairs).faults.map(
    ({ place, says }) => `${place}: ${says.en}`,
  )
}

test('the files of the box have no faults', () => {
  expect(tileFaults(() => {})).toEqual([])
  expect(missionFaults(() => {})).toEqual([])
})

type Tile = {
  rows: string[][]
  zones: Record<string, unknown>[]
  passages: Record<string, unknown>[]
  borders: Record<string, string[]>
  openings: Record<string, unknown>
  level: unknown
}

test.each<[string, (tile: Tile) => void, string]>([
  ['a row too short', (tile) => tile.rows[0]!.pop(), 'rows: a tile has 3 rows of 3'],
  [
    'a kind that is none',
    (tile) => (tile.zones[0]!['kind'] = 'cellar'),
    "zones[0].kind: 'cellar' is none of street, room, corridor, shaft, fountain, stairwell",
  ],
  [
    'a zone without a cell',
    (tile) => (tile.zones[0]!['id'] = 'attic'),
    "zones[0]: no cell belongs to 'attic'",
  ],
  [
    'a room without a name',
    (tile) => delete tile.zones[0]!['room'],
    'zones[0].room: a zone indoors belongs to a room',
  ],
  [
    'a passage to nowhere',
    (tile) => (tile.passages[0]!['between'] = ['hall00', 'attic']),
    "passages[0].between: there is no zone 'attic'",
  ],
  [
    'cells that do not touch',
    (tile) =>
      (tile.passages[0]!['at'] = [
        [0, 0],
        [2, 2],
      ]),
    'passages[0].at: these cells do not join the two zones',
  ],
  [
    'a door without a name',
    (tile) => delete tile.openings['d-front'],
    "passages[7]: 'd-front' has no name in openings",
  ],
  [
    'a border that is none',
    (tile) => (tile.borders['N']![0] = 'hedge'),
    "borders.N[0]: 'hedge' is no border",
  ],
  [
    'a field that nobody reads',
    (tile) => (tile.zones[0]!['colour'] = 'red'),
    'zones[0].colour: no such field',
  ],
  ['no text at all', (tile) => (tile.level = 7), "level: '?' is none of basement, ground, first"],
])('a tile with %s is named with its place', (_what, slip, fault) => {
  expect(tileFaults(slip as never)).toContain(fault)
})

type Mission = Record<string, never> & {
  floors: { grid: string[][] }[]
  start: string[]
  exit: string
  spawnPoints: { color: string; zone: string }[]
  openings: { id: string; state: string; color: string }[]
  citizens: string[]
  rules: { do: Record<string, unknown>[]; when: Record<string, unknown> }[]
  goals: unknown[]
  hiddenObjectives: { colors: string[] }
  printed: Record<string, number>
}

test.each<[string, (mission: Mission) => void, string]>([
  [
    'a tile that is not there',
    (m) => (m.floors[0]!.grid[0]![0] = '99R'),
    "floors[0].grid[0][0]: there is no tile '99R'",
  ],
  [
    'borders that do not match',
    (m) =>
      (m.floors[0]!.grid = [
        ['14R', '13R', '15R'],
        ['16R', '17R', '18R'],
      ]),
    "floors[0].grid[0][0]: part 2 of its border with '13R' does not match",
  ],
  [
    'a tile of another floor',
    (m) => (m.floors[0]!.grid[0]![0] = '10V'),
    "floors[0].grid[0][0]: '10V' belongs to another floor",
  ],
  ['a zone that is not there', (m) => (m.start = ['17R:moon']), "start[0]: no zone '17R:moon' on this map"],
  ['nobody who starts', (m) => (m.start = []), 'start: nobody can start'],
  [
    'no Initial Spawn Point',
    (m) => (m.spawnPoints[0]!.color = 'red'),
    'spawnPoints: one Initial Spawn Point comes first',
  ],
  [
    'a door that is not there',
    (m) => (m.openings[0]!.id = 'd-moon'),
    "openings[0].id: no door or window 'd-moon' on this map",
  ],
  [
    'a lock without a key',
    (m) => (m.rules[1]!.do = [{ xp: 5, to: 'everyone' }]),
    'openings[0]: nothing ever unlocks it',
  ],
  [
    'a card without its symbol',
    (m) => (m.citizens[0] = '14R:hall00'),
    'citizens[0]: no Citizen symbol there',
  ],
  ['too few colours', (m) => m.hiddenObjectives.colors.pop(), 'hiddenObjectives: as many colours as zones'],
  ['a count that differs', (m) => (m.printed['citizens'] = 9), 'printed.citizens: printed 9, laid out 7'],
  [
    'an effect that is none',
    (m) => (m.rules[0]!.do = [{ explode: 1 }]),
    "rules[0].do[0]: 'explode' is no effect",
  ],
  ['a moment that is none', (m) => (m.rules[0]!.when = { dawn: 1 }), "rules[0].when: 'dawn' is no moment"],
  ['a goal that is none', (m) => (m.goals[0] = { dance: 1 }), "goals[0]: 'dance' is no goal"],
  [
    'no Exit to leave by',
    (m) => delete (m as Partial<Mission>).exit,
    'exit: nobody can leave without an Exit',
  ],
  [
    'a key behind its own door',
    (m) => (m['objectives'] = [{ color: 'green', zone: '18R:garage' }] as never),
    'objectives[0].zone: nobody can get there',
  ],
])('a mission with %s is named with its place', (_what, slip, fault) => {
  expect(missionFaults(slip as never)).toContain(fault)
})

test('hostile files are told apart from crashes', () => {
  for (const given of [null, 7, 'tile', [], {}, { rows: 'x', zones: {}, passages: [[]], borders: [] }]) {
    expect(readTile('hostile.json', given).faults.length).toBeGreaterThan(0)
    expect(readMission('hostile.json', given, tiles, stairs).faults.length).toBeGreaterThan(0)
  }
})
