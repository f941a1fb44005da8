import { boardFor, boxes, missions } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import type { GroupModel, PlaceModel, ZombiesBoard } from '../src/model/zombies/board.ts'
import { type AttackChoice, attackQuestion } from '../src/model/zombies/attackModel.ts'
import type { MapEdge } from '../src/model/zombies/map.ts'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import { askedZone } from '../src/page/zombies/askedZone.ts'
import { type HeroOrder, moveHero, ordered, useHeroOrder } from '../src/page/zombies/heroOrder.ts'
import { arrowsOf } from '../src/page/zombies/intentArrows.ts'
import { type Drawn, groupWidth, layOut } from '../src/page/zombies/placeLayout.ts'
import { verbsAt } from '../src/page/zombies/zoneVerbs.ts'
import type { Question } from '../src/model/table/question.ts'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { tableOf } from './tables.ts'

function boardOf({ board }: Snapshot): ZombiesBoard {
  if (board.game !== 'zombies') throw new Error('another game')
  return board
}

/** All who can play a mission. */
const teamOf = (mission: string) =>
  boxes[missions.find(({ id }) => id === mission)?.mode ?? 'heroic'].heroes.map(({ id }) => id)

const ids = missions.map(({ id }) => id)

test.each(ids)(
  '%s: every cell of the map belongs to one zone, and every opening lies between its zones',
  (mission) => {
    const { map, openings } = boardOf(
      tableOf('zombies', { setup: { mission, heroes: teamOf(mission) } }).snapshot(),
    )
    const { cells, openings: printed, zones } = boardFor(mission)
    const drawn = map.floors.flatMap((floor) =>
      floor.zones.flatMap(({ id, x, y, width, height }) =>
        Array.from({ length: width * height }, (_, n) => {
          const [column, row] = [x + (n % width), y + Math.floor(n / width)]
          return `${floor.level}/${row}/${column} ${id}`
        }),
      ),
    )
    expect(drawn.toSorted()).toEqual([...cells].map(([at, { zone }]) => `${at} ${zone}`).toSorted())
    expect(map.floors.flatMap((floor) => floor.zones).length).toBe(zones.size)
    const edges = map.floors.flatMap((floor) => floor.edges)
    for (const { id, how, zones: sides } of printed) {
      const found = edges.filter((edge) => edge.id === id)
      expect([id, found.length > 0, found.every((edge) => edge.how === how)]).toEqual([id, true, true])
      expect(found.some((edge) => edge.zones.toSorted().join() === sides.toSorted().join())).toBe(true)
    }
    expect(openings.map(({ id }) => id).toSorted()).toEqual(printed.map(({ id }) => id).toSorted())
  },
)

test.each(ids)('%s: what is drawn open is an exit, and what is drawn as a wall is none', (mission) => {
  const { map, places } = boardOf(
    tableOf('zombies', { setup: { mission, heroes: teamOf(mission) } }).snapshot(),
  )
  const edges = map.floors.flatMap((floor) => floor.edges)
  const between = (a: string, b: string): MapEdge['how'][] =>
    edges.filter(({ zones }) => zones.includes(a) && zones.includes(b)).map(({ how }) => how)
  for (const { id, exits } of places) {
    for (const { to, how } of exits) {
      if (how === 'stairs') continue
      const drawn = between(id, to)
      const asDrawn = how === 'open' ? ['gap', 'border', 'stairs'] : [how]
      expect([id, to, drawn.some((one) => asDrawn.includes(one))]).toEqual([id, to, true])
    }
    const walled = places.filter((other) => {
      const drawn = between(id, other.id)
      return drawn.length > 0 && drawn.every((one) => one === 'wall')
    })
    for (const other of walled)
      expect([id, other.id, exits.some(({ to, how }) => to === other.id && how !== 'stairs')]).toEqual([
        id,
        other.id,
        false,
      ])
  }
})

const group = (kind: GroupModel['kind'], n: number): GroupModel => ({
  face: kind,
  kind,
  name: kind,
  ids: Array.from({ length: n }, (_, i) => i),
  toughness: 1,
  down: 0,
  frozen: 0,
})

const token = (id: number, kind: 'citizen' | 'objective' | 'point') =>
  ({ id, kind, name: kind, color: '', n: 1, isActive: true }) as const

/** Everybody in one zone: six heroes, four groups of Enemies, three tokens. */
const crowd: PlaceModel = {
  id: 'zone',
  groups: [group('zombieHero', 1), group('brute', 3), group('walker', 12), group('runner', 5)],
  heroes: [1, 2, 3, 4, 5, 6],
  tokens: [token(7, 'citizen'), token(8, 'objective'), token(9, 'point')],
  exits: [],
  isKnown: true,
}

/** The box that a drawn piece takes. */
function boxOf(one: Drawn): { left: number; right: number; top: number; bottom: number } | null {
  if (one.what === 'ledger') return null
  const size = one.what === 'total' ? 20 : one.size
  const width =
    one.what === 'total' ? 28 : one.what === 'group' ? (size === 16 ? 44 : groupWidth(one.group, size)) : size
  return {
    left: one.x - width / 2,
    right: one.x + width / 2,
    top: one.y - size / 2,
    bottom: one.y + size / 2,
  }
}

test.each([96, 112, 128, 144, 160])(
  'in a crowded zone of %i pixels nothing covers anything and nothing is left out',
  (cell) => {
    const drawn = layOut(crowd, { width: cell, height: cell, top: 2, hasBadge: true }, cell)
    const count = (what: Drawn['what']): number => drawn.filter((one) => one.what === what).length
    expect([count('hero'), count('group'), count('token')]).toEqual([6, 4, 3])
    const boxes = drawn.flatMap((one) => boxOf(one) ?? [])
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) {
        const isOver =
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
        expect([cell, a, b, isOver]).toEqual([cell, a, b, false])
      }
  },
)

test('from afar a zone has one plate with all its Enemies and one disc for all its heroes', () => {
  const drawn = layOut(crowd, { width: 64, height: 64, top: 2, hasBadge: false }, 64)
  expect(drawn.find(({ what }) => what === 'total')).toMatchObject({ n: 21, isRed: true })
  expect(drawn.find(({ what }) => what === 'heroes')).toMatchObject({ n: 6 })
})

test('a zone offers what can be done there: steps, walks with what they cost, doors from the other side', () => {
  const table = tableOf('zombies')
  const snapshot = table.snapshot()
  const board = boardOf(snapshot)
  const [storm] = board.players
  const verbs = (zone: string): (readonly [string, number | null])[] =>
    verbsAt(snapshot.question, board, storm, zone).map(({ verb, cost }) => [verb, cost] as const)
  expect(verbs('15V:cor01')).toEqual([['move', 1]])
  expect(verbs('12V:cor20')).toEqual([['walk', 3]])
  expect(verbs('15V:hangar21')).toEqual([])
  expect(storm?.reach['12V:cor20']?.path).toEqual(['15V:cor01', '12V:cor21', '12V:cor20'])
})

/** Walks on until a hero with Power could attack a zone. */
function untilAttack(table: LocalTable): {
  readonly question: Question
  readonly zone: string
  readonly power: number
} {
  for (let n = 0; n < 400; n++) {
    const snapshot = table.snapshot()
    const { question } = snapshot
    if (question === null) break
    const { seat, id, choices, isMenu } = question
    const aimed = isMenu ? choices.find(({ verb }) => verb === 'attack') : undefined
    const power = boardOf(snapshot).players.find((one) => one.seat === seat)?.power.now ?? 0
    if (aimed !== undefined && power > 0) return { question, zone: aimed.zone, power }
    const key = choices.find(({ verb }) => verb === 'move')?.key ?? choices.at(-1)?.key ?? ''
    table.answer({ decision: id, seat, picks: [isMenu && n % 4 === 3 ? 'endTurn' : key] })
  }
  throw new Error('nobody came to attack')
}

test('the answers that come with an attack are taken by the rules, Power included', () => {
  const table = tableOf('zombies', { seed: '3' })
  const { question, zone, power } = untilAttack(table)
  const { id, seat } = question
  const [attack] = table.ask(attackQuestion.kind, { seat, zone, hand: false, meal: null }) as AttackChoice[]
  const line = attack?.lines.at(-1)
  expect(attack?.byPower.map(({ dice }) => dice - (attack.byPower[0]?.dice ?? 0))).toEqual(
    Array.from({ length: power + 1 }, (_, n) => n),
  )
  expect(table.answer({ decision: id, seat, picks: line?.[0] ?? [] }, line?.slice(1))).toEqual({ ok: true })
  expect(boardOf(table.snapshot()).players.find((one) => one.seat === seat)?.power.now).toBe(0)
})

test('Enemies that go the same way for the same reason share one arrow', () => {
  const intent = {
    kind: 'walker',
    name: '',
    face: 'walker',
    does: 'walk',
    targets: [],
    whom: ['Rogue'],
  } as const
  const arrows = arrowsOf([
    { ...intent, from: 'a', to: ['b'], n: 3, why: 'sees' },
    { ...intent, face: 'brute', from: 'a', to: ['b'], n: 1, why: 'sees' },
    { ...intent, from: 'c', to: ['b', 'd'], n: 5, why: 'nearest' },
  ])
  expect(arrows.map(({ from, to, n, isShared }) => [from, to, n, isShared])).toEqual([
    ['a', 'b', 4, false],
    ['c', 'b', 3, true],
    ['c', 'd', 3, true],
  ])
})

test('the team is shown in the order that somebody dragged it into, and newcomers come behind', () => {
  const team = boardOf(tableOf('zombies').snapshot()).players
  const faces = (order: HeroOrder, table = 'one') => ordered(team, order, table).map(({ face }) => face)
  expect(faces({ table: '', seats: [] })).toEqual(['storm', 'wolverine', 'rogue', 'colossus'])
  moveHero('one', team, 2, 0)
  const order = useHeroOrder.getState()
  expect(faces(order)).toEqual(['rogue', 'storm', 'wolverine', 'colossus'])
  expect(faces({ table: 'one', seats: [3] })).toEqual(['colossus', 'storm', 'wolverine', 'rogue'])
  // Another table has an order of its own.
  expect(faces(order, 'other')).toEqual(['storm', 'wolverine', 'rogue', 'colossus'])
})

test('rooms that rules speak of are known to the map, and a siege is counted where it loses the mission', () => {
  const laid = (mission: string) =>
    boardOf(tableOf('zombies', { setup: { mission, heroes: teamOf(mission) } }).snapshot())
  const { map, siege } = laid('MZ5')
  expect(map.highlighted.every((zone) => zone.startsWith('14R:hall'))).toBe(true)
  expect([map.highlighted.length, siege]).toEqual([6, { have: 0, need: 10 }])
  const dormitories = laid('MH5')
  expect([dormitories.map.highlighted.length, dormitories.siege]).toEqual([4, null])
  expect([laid('MH0').map.highlighted, laid('MH0').siege]).toEqual([[], null])
})

test('the camera is asked to the middle of the zones that somebody else may walk to, not away from one’s turn', () => {
  const { map } = boardOf(tableOf('zombies').snapshot())
  const ways = { ask: 'ask.way' } as Question
  expect(askedZone(map, ways, new Set(['12V:cor20', '12V:cor22']))).toBe('12V:cor21')
  expect(askedZone(map, ways, new Set(['12V:danger02']))).toBe('12V:danger02')
  expect(askedZone(map, ways, new Set())).toBe('')
  expect(askedZone(map, { ask: 'ask.turn' } as Question, new Set(['12V:cor20']))).toBe('')
  expect(askedZone(map, null, new Set(['12V:cor20']))).toBe('')
})
