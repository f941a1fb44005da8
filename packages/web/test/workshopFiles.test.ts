import { languages, load, loadedGame } from '@quadriga/kernel'
import { missionFiles, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { isMissionFile, isTileFile, isTooDeep } from '../src/model/workshop/fileShape.ts'
import type { MissionFile, TileFile } from '../src/model/workshop/files.ts'
import type { Work } from '../src/model/workshop/workshopService.ts'
import { partOf } from '../src/page/workshop/faultPlaces.ts'
import { innerEdges, wayAt } from '../src/page/workshop/tileEditing.ts'
import { floorOf, straight } from '../src/page/workshop/tileFloor.ts'
import { checkedMission, checkedTile } from '../src/worker/workshop/check.ts'
import { brokenAt } from '../src/worker/workshop/brokenJson.ts'
import { readWorks, writtenWork } from '../src/worker/workshop/exchange.ts'
import { setupWith } from '../src/worker/workshop/ownFiles.ts'
import { presentBox } from '../src/worker/workshop/presentBox.ts'
import { withWorks } from '../src/worker/workshop/withWorkshop.ts'
import { presentCatalogue, presentTitle } from '../src/worker/zombies/presentSetup.ts'

load(zombies)
const box = presentBox('en')
const boxTile = (id: string): TileFile => box.tiles.find((tile) => tile.id === id) as TileFile
const boxMission = (id: string): MissionFile => box.missions.find((one) => one.id === id) as MissionFile
const harbour: TileFile = { ...boxTile('17R'), id: 'T1' }

const tileWork = (file: TileFile, isUsed = false): Work => ({
  id: `work ${file.id} ${file.names.en}`,
  kind: 'tile',
  updated: 0,
  isUsed,
  file,
})
const missionWork = (file: MissionFile, isUsed = false): Work => ({
  id: `work ${file.id}`,
  kind: 'mission',
  updated: 0,
  isUsed,
  file,
})

/** MH1 on a tile of one's own in the place of 17R. */
const onHarbour = JSON.parse(JSON.stringify(boxMission('MH1')).replaceAll('17R', 'T1')) as MissionFile

const packed = (files: { readonly tiles?: unknown; readonly missions?: unknown }): string =>
  JSON.stringify({ kind: 'quadriga.workshop', version: 1, ...files })

async function taken(text: string, known: readonly Work[] = []): Promise<readonly Work[]> {
  const read = await readWorks(text, known, 'en')
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'))
  return read.works
}

async function refused(text: string): Promise<string> {
  const read = await readWorks(text, [], 'en')
  if (read.ok) throw new Error('taken in')
  return read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n')
}

/** What is said of a file that is refused without a place in it; the file itself where it is not refused. */
async function unplaced(text: string): Promise<string[]> {
  const read = await readWorks(text, [], 'en')
  if (read.ok) return [text]
  return read.problems
    .filter(({ place }) => !/^(tiles|missions)\[0\]/.test(place))
    .map(({ place, says }) => `${place}: ${says}`)
}

/** Every place in a file, as the way to it. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...way, name]))]
}

/** A file with something else at a place, as it would be read. */
const spoilt = (file: unknown, way: readonly string[], strange: unknown): unknown =>
  JSON.parse(JSON.stringify(withAt(file, way, strange)))

function withAt(file: unknown, way: readonly string[], strange: unknown): unknown {
  const [name, ...rest] = way
  if (name === undefined) return strange
  const inner = (file as Readonly<Record<string, unknown>>)[name]
  if (Array.isArray(file)) return file.with(Number(name), withAt(inner, rest, strange))
  return { ...(file as object), [name]: withAt(inner, rest, strange) }
}

const strangers: readonly unknown[] = [null, -1, 'constructor', '', [], {}, [null], undefined]

test('whatever stands anywhere in a tile, it is refused with a place or can be drawn and judged', async () => {
  const tile = boxTile('14R')
  let drawn = 0
  const untold: string[] = []
  for (const way of placesIn(tile).slice(1)) {
    for (const strange of strangers) {
      const file = spoilt(tile, way, strange)
      if (!isTileFile(file)) {
        untold.push(...(await unplaced(packed({ tiles: [file] }))))
        continue
      }
      drawn++
      floorOf(file, (id) => id, straight)
      for (const edge of innerEdges) wayAt(file, edge)
      for (const { place } of checkedTile(file, [], 'fr').faults) expect(place).toMatch(/^tile/)
    }
  }
  expect(untold).toEqual([])
  expect(drawn).toBeGreaterThan(100)
})

test('whatever stands anywhere in a mission, it is refused with a place or can be drawn and judged', async () => {
  const mission = boxMission('MH0')
  let drawn = 0
  const unsaid: unknown[] = []
  const untold: string[] = []
  for (const way of placesIn(mission).slice(1)) {
    for (const strange of strangers) {
      const file = spoilt(mission, way, strange)
      if (!isMissionFile(file)) {
        untold.push(...(await unplaced(packed({ missions: [file] }))))
        continue
      }
      drawn++
      const { faults, says } = checkedMission(file, [], 'en')
      if (faults.length === 0 && says.length === 0) unsaid.push([way, strange])
    }
  }
  // What has no faults can be played, and so it reads as the table shows it.
  expect([unsaid, untold]).toEqual([[], []])
  expect(drawn).toBeGreaterThan(100)
})

test('a file that nests without end is refused before anything walks through it', async () => {
  const depth = 100_000
  const abyss = '['.repeat(depth) + ']'.repeat(depth)
  expect(isTooDeep(JSON.parse(abyss))).toBe(true)
  for (const file of Object.values(missionFiles)) expect(isTooDeep({ missions: [file] })).toBe(false)
  const mission = JSON.stringify(boxMission('MH0')).replace('"goals":[', `"goals":[{"take":${abyss}},`)
  expect(await refused(`{"kind":"quadriga.workshop","version":1,"missions":[${mission}]}`)).toContain('nests')
})

test('what is no file is told apart: cut off, broken at a line, or something else altogether', async () => {
  const whole = JSON.stringify(JSON.parse(packed({ tiles: [harbour] })), null, 2)
  expect(await refused(whole.slice(0, 500))).toContain('ends too soon')
  expect(await refused(whole.replace('"version": 1,', '"version": 1,,'))).toContain('line 3, character 16')
  expect(await refused('dear friend, here is my tile')).toContain('neither a share code nor a file')
  expect(await refused('')).toContain('neither a share code nor a file')
  for (const language of languages) {
    const read = await readWorks('{"kind": 1,,}', [], language)
    expect(read).toMatchObject({ problems: [{ says: expect.stringMatching(/(line|ligne) 1/) as string }] })
  }
})

test('where a text stops being JSON is found, and told apart from where it is cut off', () => {
  const whole = JSON.stringify({ a: [1, -2.5e3, true, null, 'x\\"y'], b: { c: {}, d: [] }, e: 'z' }, null, 1)
  expect(brokenAt(whole)).toBe(whole.length)
  for (let n = 1; n < whole.length; n++) {
    const cut = whole.slice(0, n)
    // Half a number or half a word is as good as wrong; everything else is just not over.
    expect(brokenAt(cut) === cut.length || /[-\w.]$/.test(cut)).toBe(true)
  }
  for (const [text, at] of [
    ['[1,,2]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1 2]', 3],
    ['[1}', 2],
    ['{"a": nothing}', 6],
    ['[1,]', 3],
    ['{"a": "open', 11],
    ['[', 1],
  ] as const)
    expect([text, brokenAt(text)]).toEqual([text, at])
})

test('a map larger than the editor draws, or a field that no form has, is refused with its place', async () => {
  const wide = { ...onHarbour, floors: [{ level: 'ground', grid: [Array.from({ length: 7 }, () => '')] }] }
  expect(await refused(packed({ missions: [wide] }))).toMatch(/^missions\[0\]/)
  expect(await refused(packed({ missions: [{ ...onHarbour, weather: 'rain' }] }))).toContain(
    'missions[0].weather: no such field',
  )
})

test('long lists are drawn: nobody loses a mission that has a citizen in every zone of a large map', () => {
  const zones = Array.from({ length: 324 }, (_, n) => `T${n}:z1`)
  expect(isMissionFile({ ...onHarbour, citizens: zones, highlighted: zones })).toBe(true)
})

test('a tile that comes in under a taken name gets another, and its mission goes on speaking of it', async () => {
  const mine = tileWork({ ...harbour, names: { en: 'My quay', fr: 'Mon quai' } })
  const text = packed({ tiles: [harbour], missions: [onHarbour] })
  const came = await taken(text, [mine])
  expect(came.map(({ file }) => file.id)).toEqual(['T1-2', 'MH1'])
  const mission = came[1]?.file as MissionFile
  expect(mission.floors.flatMap(({ grid }) => grid.flat())).toContain('T1-2')
  expect(JSON.stringify(mission)).not.toMatch(/"T1[:"]/)
  expect(checkedMission(mission, [mine, ...came], 'en').faults).toEqual([])
  // A second time the tile is there; the mission comes as one more.
  const again = await taken(text, [mine, ...came])
  const next = again[0]?.file as MissionFile
  expect(again.map(({ kind }) => kind)).toEqual(['mission'])
  expect(next.floors).toEqual(mission.floors)
  expect(await taken(packed({ tiles: [harbour] }), [mine, ...came])).toEqual([])
})

test('a mission with its tiles goes to somebody else and back, as it was', async () => {
  const works = [tileWork(harbour), missionWork(onHarbour)]
  const { code } = await writtenWork(works[1] as Work, works)
  const came = await taken(code)
  expect(came.map(({ file }) => file)).toEqual([harbour, onHarbour])
  // Chat programs break long lines.
  expect(await taken(code.replaceAll(/.{60}/g, '$&\n'))).toHaveLength(2)
})

test('what is corrected is played in new games; what cannot be played is as in the box, and says so', () => {
  const catalogue = presentCatalogue('en')
  const entryOf = (works: readonly Work[], id: string) =>
    withWorks(catalogue, works, 'en').scenarios.find((entry) => entry.id === id)
  const walled: TileFile = {
    ...boxTile('17R'),
    passages: boxTile('17R').passages.map((passage, n) => (n === 0 ? { ...passage, how: 'wall' } : passage)),
  }
  expect(entryOf([tileWork(walled, true)], 'MH1')?.own?.own).toEqual({ tiles: [walled] })
  expect(entryOf([tileWork(walled, true)], 'MH1')?.note).toContain('corrected')
  expect(entryOf([tileWork(walled, false)], 'MH1')).toEqual(entryOf([], 'MH1'))
  const torn: TileFile = { ...walled, borders: { ...walled.borders, N: ['wall', 'wall', 'wall'] } }
  expect(entryOf([tileWork(torn, true)], 'MH1')?.own).toBeUndefined()
  expect(entryOf([tileWork(torn, true)], 'MH1')?.note).toContain('still has faults')
  // A mission that is not finished does not hide the one of the box, and the tiles are corrected all the same.
  const begun = missionWork({ ...boxMission('MH1'), goals: [] }, true)
  expect(entryOf([begun, tileWork(walled, true)], 'MH1')?.own?.own).toEqual({ tiles: [walled] })
  const whole = missionWork({ ...boxMission('MH1'), minutes: 7 }, true)
  expect(entryOf([whole], 'MH1')?.own?.own).toEqual({ mission: whole.file, tiles: [] })
  expect(entryOf([missionWork({ ...onHarbour, goals: [] })], 'own.work MH1')?.note).toContain('not finished')
  // One click on the first page plays with the tiles as well.
  const [preset] = withWorks(catalogue, [tileWork({ ...walled, id: '17R' }, true)], 'en').presets.filter(
    ({ setup }) => (setup as { mission: string }).mission === 'MH1',
  )
  expect(preset?.setup).toMatchObject({ own: { tiles: [walled] } })
})

test('a game is called after what was made for it', () => {
  const title = (setup: unknown) => presentTitle(setup as never, 'en')
  const heroes = ['storm']
  expect(title({ mission: 'MH1', heroes })).toBe(`${boxMission('MH1').names.en} · Storm`)
  expect(title({ mission: 'MH1', heroes, own: { tiles: [boxTile('17R')] } })).toContain('own tiles: 17R')
  const mission = { ...boxMission('MH1'), names: { en: 'Night raid', fr: 'Raid' } }
  expect(title({ mission: 'MH1', heroes, own: { mission, tiles: [] } })).toBe(
    'Night raid · Storm · mission corrected',
  )
  const own = setupWith({ ...onHarbour, names: mission.names }, heroes, [tileWork(harbour)])
  expect(title(own)).toBe('Night raid · Storm · own tiles: T1')
  expect(loadedGame('zombies').definitions.has('T1:z4')).toBe(false)
})

test('an unfinished mission of one’s own is no fault of its tiles, but a place that nobody reaches is', () => {
  const begun = missionWork({ ...onHarbour, goals: [], start: [], spawnPoints: [] })
  const told = (file: TileFile) => checkedTile(file, [begun], 'en').neighbours.map(({ says }) => says)
  expect(told(harbour)).toEqual([])
  expect(told({ ...harbour, borders: { ...harbour.borders, W: ['wall', 'wall', 'wall'] } })[0]).toContain(
    'does not match',
  )
})

test('two tiles of one name are told apart by the one that is being drawn', () => {
  const other = tileWork({ ...harbour, names: { en: 'Quay', fr: 'Quai' } })
  expect(checkedTile(harbour, [other], 'en').faults.map(({ place }) => place)).toEqual(['tile.id'])
  expect(checkedTile(harbour, [], 'en').faults).toEqual([])
})

test('every fault of a file leads to a part of the forms', () => {
  for (const mission of box.missions)
    for (const field of Object.keys(mission).filter((one) => one !== 'id' && one !== 'confidence'))
      expect([field, partOf(`mission.${field}[0]`)]).not.toEqual([field, null])
  for (const field of Object.keys(harbour).filter((one) => one !== 'confidence'))
    expect([field, partOf(`tile.${field}`)]).not.toEqual([field, null])
  expect(partOf('mission.rules[2].do[0].constructor')).toBe('rules')
  expect(partOf('mission.constructor')).toBeNull()
  expect(partOf('own.tiles')).toBeNull()
})
