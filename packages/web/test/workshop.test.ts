import { missionFiles, readTile, tileFiles, zombies } from '@quadriga/zombies'
import { languages, load, start } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { isMissionFile, isTileFile } from '../src/model/workshop/fileShape.ts'
import { levels, type MissionFile, type TileFile } from '../src/model/workshop/files.ts'
import type { Rehearsal, Work } from '../src/model/workshop/workshopService.ts'
import {
  goalFile,
  phraseOf,
  withDanger,
  withFigure,
  withLeftOut,
  withMode,
  withObjective,
  withPoint,
  withPrinted,
  withReserved,
  withStairs,
  withStill,
  withTeam,
  withTurned,
} from '../src/page/workshop/missionEditing.ts'
import { phraseWords } from '../src/page/workshop/ruleWords.ts'
import {
  blankTile,
  borderParts,
  cells,
  innerEdges,
  wayAt,
  withBorder,
  withCell,
  withKind,
  withWay,
} from '../src/page/workshop/tileEditing.ts'
import { drawnAt, lineOf, straight } from '../src/page/workshop/tileFloor.ts'
import { workshopWords } from '../src/page/workshop/words.ts'
import { checkedMission, checkedTile } from '../src/worker/workshop/check.ts'
import { readWorks, writtenWork } from '../src/worker/workshop/exchange.ts'
import { setupWith } from '../src/worker/workshop/ownFiles.ts'
import { presentBox } from '../src/worker/workshop/presentBox.ts'
import { rehearse } from '../src/worker/workshop/rehearse.ts'

load(zombies)
const box = presentBox('en')
const boxTile = (id: string): TileFile => box.tiles.find((tile) => tile.id === id) as TileFile
const faultsOf = (tile: TileFile) => readTile('tile', tile).faults.map(({ place }) => place)
const tileWork = (file: TileFile, isUsed = false): Work => ({
  id: file.id,
  kind: 'tile',
  updated: 0,
  isUsed,
  file,
})

test('every file of the box has the form that editors draw', () => {
  for (const file of Object.values(tileFiles)) expect(isTileFile(file)).toBe(true)
  for (const file of Object.values(missionFiles)) expect(isMissionFile(file)).toBe(true)
  for (const file of [null, 7, [], {}, { rows: [[]] }, { id: 'x', zones: 'x' }]) {
    expect(isTileFile(file)).toBe(false)
    expect(isMissionFile(file)).toBe(false)
  }
})

test('what a form adds to a mission it can take away again, and the file is as it was', () => {
  const [file] = box.missions.filter(({ id }) => id === 'MH1')
  if (file === undefined) throw new Error('no mission')
  const pair = ['13R:kitchen', '16V:common-w'] as const
  const there = [
    withStairs(file, 0, pair),
    withReserved(file, 0, { card: 'trish-tilby', zones: ['13R:dining', '13R:kitchen'] }),
    withStill(file, 'trish-tilby', true),
    withTeam(file, 'storm', true),
    withDanger(file, 'red'),
    withLeftOut(withLeftOut(file, 'spawn', 'spawn-001', true), 'citizens', 'too-late', true),
    withTurned(file, 'ground', 90),
    withPrinted(file, 'open_doors', 0),
  ]
  for (const one of there) {
    expect(one).not.toEqual(file)
    expect(isMissionFile(one)).toBe(true)
  }
  // All but the stairs, whose other floor is not laid, can be played.
  for (const one of there.slice(1)) expect(checkedMission(one, [], 'en').faults).toEqual([])
  expect(checkedMission(there[0]!, [], 'en').faults.map(({ place }) => place)).toContain(
    'mission.stairs[0][1]',
  )
  const gone = [
    withStairs(there[0]!, 0, null),
    withReserved(there[1]!, 0, null),
    withStill(there[2]!, 'trish-tilby', false),
    withTeam(there[3]!, 'storm', false),
    withDanger(there[4]!, 'blue'),
    withLeftOut(withLeftOut(there[5]!, 'spawn', 'spawn-001', false), 'citizens', 'too-late', false),
    withTurned(there[6]!, 'ground', 0),
    withPrinted(there[7]!, 'open_doors', null),
  ]
  for (const one of gone) expect(one).toEqual(file)
})

test('a mission changes sides: what only the first could say is gone, the map stays', () => {
  const file = box.missions.find(({ id }) => id === 'MZ2')!
  const turned = withMode(file, 'heroic')
  expect(turned.floors).toEqual(file.floors)
  expect(turned.reservedCitizens).toBeUndefined()
  const { faults } = checkedMission({ ...turned, goals: [{ take: ['green'] }], citizens: [] }, [], 'en')
  // Only what the printed legend counts is missing now.
  expect(faults.map(({ place }) => place)).toEqual(['mission.printed.citizens'])
  for (const own of box.missions) expect(checkedMission(own, [], 'fr').faults).toEqual([])
})

test('an edge drawn twice back and forth leaves a tile of the box as right as it was', () => {
  for (const tile of box.tiles) {
    for (const edge of innerEdges) {
      const way = wayAt(tile, edge)
      if (way === null) continue
      const walled = withWay(tile, edge, way.how === 'wall' ? 'open' : 'wall')
      expect(wayAt(walled, edge)?.how).not.toBe(way.how)
      expect(faultsOf(walled)).toEqual([])
      // No other edge has changed.
      const others = innerEdges.filter((other) => other !== edge)
      expect(others.map((other) => wayAt(walled, other))).toEqual(others.map((other) => wayAt(tile, other)))
    }
  }
})

test('a new tile is right, and stays so with doors, rooms, zones of two cells and borders', () => {
  let tile = blankTile('T1')
  expect(faultsOf(tile)).toEqual([])
  tile = withKind(tile, 'z5', 'room')
  tile = withWay(tile, innerEdges[3]!, 'door')
  tile = withCell(tile, [0, 1], 'z1')
  tile = withBorder(tile, 'N', 2, 'door')
  expect(faultsOf(tile)).toEqual([])
  expect(Object.keys(tile.openings)).toHaveLength(2)
  tile = withCell(tile, [0, 1], '')
  tile = withBorder(tile, 'N', 2, 'wall')
  expect(faultsOf(tile)).toEqual([])
  // A door that is nowhere any more is forgotten.
  expect(Object.keys(tile.openings)).toHaveLength(1)
})

test('four turns are none, two mirrors are none, and a line is where its cells meet', () => {
  for (const cell of cells) {
    expect(drawnAt(cell, { turns: 4, isMirrored: false })).toEqual(cell)
    const once = drawnAt(cell, { turns: 0, isMirrored: true })
    expect(drawnAt(once, { turns: 0, isMirrored: true })).toEqual(cell)
  }
  expect(lineOf({ a: [0, 0], b: [0, 1] }, straight)).toEqual({ x: 1, y: 0, along: 'y' })
  expect(lineOf({ a: [0, 0], b: [0, 1] }, { turns: 1, isMirrored: false })).toEqual({
    x: 2,
    y: 1,
    along: 'x',
  })
  expect(borderParts).toHaveLength(12)
})

test('a tile that no longer fits is named with the missions where it lies', () => {
  const tile = boxTile('14R')
  const walled = withBorder(tile, 'S', 1, tile.borders.S[1] === 'wall' ? 'open' : 'wall')
  expect(checkedTile(tile, [], 'en').neighbours).toEqual([])
  expect(checkedTile(walled, [], 'fr').neighbours.length).toBeGreaterThan(0)
})

test('missions of the box pass the check that owners’ missions must pass', () => {
  for (const mission of box.missions) {
    const { faults, map, says } = checkedMission(mission, [], 'en')
    expect([mission.id, faults]).toEqual([mission.id, []])
    expect(map?.floors.length).toBe(mission.floors.length)
    expect(says.length).toBeGreaterThan(0)
  }
})

test('a work goes out and comes in the same, as a file and as a code', async () => {
  const tile = tileWork({ ...boxTile('10R'), id: 'Harbour' })
  const file: MissionFile = {
    ...(box.missions[1] as MissionFile),
    floors: [{ level: 'ground', grid: [['Harbour']] }],
  }
  const mission: Work = { id: 'm', kind: 'mission', updated: 0, isUsed: false, file }
  const written = await writtenWork(mission, [tile, mission])
  for (const text of [written.file, written.code]) {
    const read = await readWorks(text, [], 'en')
    if (!read.ok) throw new Error('not read')
    expect(read.works.map((work) => work.file)).toEqual([tile.file, file])
  }
  expect(written.code.length).toBeLessThan(written.file.length / 3)
})

test('a damaged code, a bomb and a file of the future are told apart, in both languages', async () => {
  const bomb = new Blob(['0'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url')
  for (const language of languages) {
    for (const text of [`MZ1.${bytes}`, 'MZ1.x', '{', '[]', '{"kind":"quadriga.workshop","version":2}']) {
      const read = await readWorks(text, [], language)
      expect(read).toMatchObject({ ok: false, problems: [{ says: expect.stringMatching(/./) as string }] })
    }
  }
})

test('only tiles in use or of one’s own travel with a mission', () => {
  const mission = box.missions[1] as MissionFile
  const corrected = withWay(boxTile('17R'), innerEdges[0]!, 'wall')
  const own = (works: readonly Work[]) =>
    (setupWith(mission, ['storm'], works) as { own: { tiles: unknown[] } }).own
  expect(own([tileWork(corrected, false)]).tiles).toEqual([])
  expect(own([tileWork(corrected, true)]).tiles).toEqual([corrected])
  expect(own([tileWork(boxTile('10V'), true)]).tiles).toEqual([])
  expect(start(zombies, setupWith(mission, ['storm'], []), 1).ok).toBe(true)
})

test('points, Objectives and figures of the forms are what files say', () => {
  let mission = { ...(box.missions[1] as MissionFile) }
  mission = withPoint(mission, '17R:st10', 'initial', 'start')
  expect(mission.spawnPoints[0]).toMatchObject({ color: 'initial', zone: '17R:st10' })
  expect(mission.spawnPoints.filter(({ color }) => color === 'initial')).toHaveLength(1)
  mission = withObjective(mission, '17R:st10', 'hidden')
  expect(mission.hiddenObjectives).toEqual({ colors: ['red'], zones: ['17R:st10'] })
  mission = withFigure(mission, '17R:st10', 'callisto', ['callisto'])
  expect(mission.without).toEqual({ citizens: ['callisto'] })
  mission = withFigure(mission, '17R:st10', '', ['callisto'])
  expect(mission.without).toBeUndefined()
  expect(goalFile({ take: 'red' })).toEqual({ take: ['red'] })
})

test.each([
  ['heroic', box],
  ['zombie', { ...box, ...box.zombie }],
] as const)(
  'every word of %s missions has plain words in both languages, and so has the workshop',
  (_, side) => {
    const { moments, effects, goals, defeats, flags } = side
    const kinds = { moment: moments, effect: effects, goal: goals, defeat: defeats }
    const wanted = Object.entries(kinds).flatMap(([kind, words]) =>
      words.map(({ word }) => `${kind}.${word}`),
    )
    for (const id of [...wanted, ...flags.map((flag) => `flag.${flag}`)])
      expect(phraseWords).toHaveProperty([id])
    const blanksOf = Object.values(kinds)
      .flat()
      .flatMap(({ blanks }) => blanks)
    for (const id of blanksOf.flatMap((blank) => (blank.of === 'choice' ? blank.choices : [])))
      expect(phraseWords).toHaveProperty([`choice.${id}`])
    for (const { en, fr } of [...Object.values(workshopWords), ...Object.values(phraseWords)]) {
      expect(en.trim()).not.toBe('')
      expect(fr.trim()).not.toBe('')
      const blanks = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(blanks(fr)).toEqual(blanks(en))
    }
    for (const word of Object.values(kinds).flat()) expect(phraseOf(word, side, ['17R'])).not.toEqual({})
    expect(levels).toHaveLength(3)
  },
)

test('a test run counts what bots won and lost, and how long they took', async () => {
  const told: Rehearsal[] = []
  const setup = { mission: 'MH0', heroes: ['storm', 'rogue'] }
  await rehearse((now) => told.push(now), setup, 'random', 3, new AbortController().signal)
  expect(told.map(({ games, isOver }) => [games, isOver])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ])
  const last = told.at(-1)
  expect([(last?.won ?? 0) + (last?.lost ?? 0) + (last?.open ?? 0), last?.problem]).toEqual([3, ''])
  expect(last?.rounds).toBeGreaterThan(1)
})

test('a test run ends when nobody wants to see more, and says why it could not begin', async () => {
  const stopped = new AbortController()
  const told: Rehearsal[] = []
  const setup = { mission: 'MH0', heroes: ['storm', 'rogue'] }
  await rehearse(
    (now) => {
      told.push(now)
      stopped.abort()
    },
    setup,
    'random',
    50,
    stopped.signal,
  )
  expect(told.map(({ games }) => games)).toEqual([1])
  const refused: Rehearsal[] = []
  await rehearse(
    (now) => refused.push(now),
    { ...setup, heroes: [] },
    'random',
    1,
    new AbortController().signal,
  )
  expect([refused.length, refused[0]?.isOver, refused[0]?.problem]).toEqual([
    1,
    true,
    expect.stringMatching(/./),
  ])
})
