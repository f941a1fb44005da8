import { createRng, load } from '@quadriga/kernel'
import { readTile, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { isMissionFile } from '../src/model/workshop/fileShape.ts'
import type { CellAt, TileFile } from '../src/model/workshop/files.ts'
import type { Work } from '../src/model/workshop/workshopService.ts'
import { copyOf } from '../src/page/workshop/copying.ts'
import { filled } from '../src/page/workshop/filling.ts'
import { blankMission } from '../src/page/workshop/missionEditing.ts'
import { stamps } from '../src/page/workshop/stamps.ts'
import {
  blankTile,
  borderCells,
  borderParts,
  borderWay,
  type EdgeRef,
  innerEdges,
  wayAt,
  withBorder,
  withLook,
  withWay,
} from '../src/page/workshop/tileEditing.ts'
import { drawnAt, type Look, straight } from '../src/page/workshop/tileFloor.ts'
import { checkedMission } from '../src/worker/workshop/check.ts'
import { presentBox } from '../src/worker/workshop/presentBox.ts'

load(zombies)
const box = presentBox('en')
const looks: readonly Look[] = [0, 1, 2, 3].flatMap((turns) =>
  [false, true].map((isMirrored) => ({ turns, isMirrored })),
)
const seen = (tile: TileFile, look: Look) => withLook(tile, (cell) => drawnAt(cell, look))
const faultsOf = (tile: TileFile) => readTile('tile', tile).faults.map(({ place }) => place)
const isSame = ([r, c]: CellAt, [s, d]: CellAt): boolean => r === s && c === d

/** The edge of the file that is drawn where another one lies. */
function edgeFrom({ a, b }: EdgeRef, look: Look): EdgeRef {
  const found = innerEdges.find((edge) => {
    const [one, other] = [drawnAt(edge.a, look), drawnAt(edge.b, look)]
    return (isSame(one, a) && isSame(other, b)) || (isSame(one, b) && isSame(other, a))
  })
  if (found === undefined) throw new Error('no such edge')
  return found
}

test('a tile that is turned or mirrored itself has every wall, door and border where the view showed them', () => {
  for (const tile of box.tiles) {
    for (const look of looks) {
      const turned = seen(tile, look)
      expect(faultsOf(turned)).toEqual([])
      for (const edge of innerEdges) expect(wayAt(turned, edge)).toEqual(wayAt(tile, edgeFrom(edge, look)))
      for (const { side, part } of borderParts) {
        const { a, b } = borderCells(side, part)
        const from = borderParts.find((one) => {
          const edge = borderCells(one.side, one.part)
          return isSame(drawnAt(edge.a, look), a) && isSame(drawnAt(edge.b, look), b)
        })
        expect(borderWay(turned, side, part)).toEqual(borderWay(tile, from?.side ?? 'N', from?.part ?? 0))
      }
    }
  }
})

test('four turns of a tile are none, and two mirrors are none', () => {
  for (const tile of box.tiles) {
    const quarter: Look = { turns: 1, isMirrored: false }
    const once = seen(tile, straight)
    const four = [0, 1, 2, 3].reduce((turned) => seen(turned, quarter), tile)
    expect(four.rows).toEqual(once.rows)
    expect(four.borders).toEqual(once.borders)
    const mirrored = seen(seen(tile, { turns: 0, isMirrored: true }), { turns: 0, isMirrored: true })
    expect([mirrored.rows, mirrored.borders]).toEqual([once.rows, once.borders])
    for (const edge of innerEdges)
      expect([wayAt(four, edge), wayAt(mirrored, edge)]).toEqual([wayAt(tile, edge), wayAt(tile, edge)])
  }
})

test('a copy is a tile of its own: both lie on one map, door and all', () => {
  const drawn = withBorder(withWay(blankTile('T1'), innerEdges[3] as EdgeRef, 'door'), 'E', 1, 'door')
  const work: Work = { id: 'w', kind: 'tile', updated: 0, isUsed: true, file: drawn }
  const copied = copyOf(work, [work])
  if (copied.kind !== 'tile') throw new Error('no tile')
  expect([copied.file.id, copied.isUsed, copied.file.names]).toEqual([
    'T2',
    false,
    { en: 'Tile T1 (copy)', fr: 'Dalle T1 (copie)' },
  ])
  expect(faultsOf(copied.file)).toEqual([])
  // The door on the border is shared with a neighbour and keeps its name.
  expect(copied.file.borders).toEqual(drawn.borders)
  const works: readonly Work[] = [work, { ...copied, id: 'c', updated: 0 }]
  const mission = {
    ...blankMission('M1'),
    floors: [{ level: 'ground' as const, grid: [['T1', '', 'T2']] }],
    start: ['T1:z1'],
    exit: 'T1:z9',
    spawnPoints: [{ id: 'initial', color: 'initial', zone: 'T1:z1', active: 'start' } as const],
    goals: [{ leave: 'all' }],
  }
  expect(checkedMission(mission, works, 'en').faults).toEqual([])
  const twins: readonly Work[] = [work, { ...work, id: 'c', file: { ...drawn, id: 'T2' } }]
  expect(checkedMission(mission, twins, 'en').faults.map(({ says }) => says)).toEqual([
    "'d-t1-1' is in two places of the map",
  ])
})

test('every tile and mission of the box can be copied, and the copy is right', () => {
  const tiles = box.tiles.map((file) => copyOf({ kind: 'tile', isUsed: true, file }, []))
  for (const copied of tiles) expect(faultsOf(copied.file as TileFile)).toEqual([])
  for (const file of box.missions) {
    const copied = copyOf({ kind: 'mission', isUsed: true, file }, [])
    if (copied.kind !== 'mission') throw new Error('no mission')
    expect([copied.isUsed, copied.file.id]).toEqual([false, 'M1'])
    expect(checkedMission(copied.file, [], 'en').faults).toEqual([])
  }
})

test('a press on the map lays what was chosen, and a second one takes it away', () => {
  const mission = { ...blankMission('M1'), start: ['10R:a'] }
  for (const { press } of stamps) {
    const laid = press(mission, '17R:st22')
    expect(isMissionFile(laid)).toBe(true)
    expect(JSON.stringify(laid)).toContain('17R:st22')
    const taken = press(laid, '17R:st22')
    expect({ ...taken, objectives: taken.objectives ?? [] }).toEqual({ ...mission, objectives: [] })
  }
  // What lies there already makes room: a zone holds one Spawn Point.
  const red = stamps.find(({ id }) => id === 'point.red')?.press
  const blue = stamps.find(({ id }) => id === 'point.blue')?.press
  expect(blue?.(red?.(mission, '17R:st22') ?? mission, '17R:st22').spawnPoints).toMatchObject([
    { color: 'blue' },
  ])
})

test('gaps are filled with tiles of the floor whose borders match, each piece of cardboard once', () => {
  const floors = [
    {
      level: 'ground' as const,
      grid: [
        ['', '17R', ''],
        ['', '', ''],
      ],
    },
  ]
  const mission = { ...blankMission('M1'), floors }
  const grids = Array.from({ length: 20 }, (_, n) => {
    const rng = createRng(`fill/${n}`)
    const next = filled(mission, 'ground', box.tiles, (below) => rng.below(below))
    const grid = next?.floors[0]?.grid ?? []
    expect(grid[0]?.[1]).toBe('17R')
    expect(grid.flat()).not.toContain('')
    expect(new Set(grid.flat().map((id) => id.slice(0, 2))).size).toBe(6)
    const { faults } = checkedMission({ ...mission, ...next }, [], 'en')
    expect(faults.filter(({ place }) => place.startsWith('mission.floors'))).toEqual([])
    return JSON.stringify(grid)
  })
  expect(new Set(grids).size).toBeGreaterThan(2)
})

test('a floor that no tiles fill is left as it is, and so is a full one', () => {
  const none = { ...blankMission('M1'), floors: [{ level: 'first' as const, grid: [['', '', '', '']] }] }
  expect(filled(none, 'first', box.tiles, () => 0)).toBeNull()
  expect(filled(none, 'ground', box.tiles, () => 0)).toBeNull()
  const full = { ...none, floors: [{ level: 'first' as const, grid: [['16V']] }] }
  expect(filled(full, 'first', box.tiles, () => 0)).toBeNull()
  // The other face of a tile that lies on another floor is no tile any more.
  const both = {
    ...none,
    floors: [
      { level: 'first' as const, grid: [['16V']] },
      { level: 'ground' as const, grid: [['']] },
    ],
  }
  for (let n = 0; n < 9; n++)
    expect(filled(both, 'ground', box.tiles, (below) => n % below)?.floors[1]?.grid[0]?.[0]).not.toBe('16R')
})
