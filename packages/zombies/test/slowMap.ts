import { readFileSync } from 'node:fs'

/**
 * Sight and ways once more, slow and obvious: read from the facts, cell by cell, with every line walked and every
 * condition asked for each pair of zones. It shares no code and no data with the game.
 */

interface Zone {
  readonly id: string
  readonly kind: string
  readonly room: string | null
}
interface Edge {
  readonly a: string
  readonly b: string
  readonly type: string
  readonly id?: string
  readonly at?: readonly (readonly number[])[]
  readonly blocks_los?: boolean
  readonly sight?: string
}
interface Face {
  readonly id: string
  readonly rows: readonly (readonly string[])[]
  readonly zones: readonly Zone[]
  readonly edges: readonly Edge[]
  readonly borders: Readonly<Record<string, readonly { type: string; id?: string }[]>>
}
interface MissionFacts {
  readonly id: string
  readonly floors: readonly { canonical_grid: readonly (readonly string[])[] }[]
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as T
const faces = read<readonly Face[]>('tiles')
export const missionFacts = read<readonly MissionFacts[]>('missions')

/** One side of a cell: may one walk, may one see, by which door or window. */
interface Side {
  readonly walk: boolean
  readonly see: boolean
  readonly opening: string
  readonly window: boolean
  readonly shafts: readonly string[]
}

interface Cell {
  readonly zone: string
  readonly kind: string
  readonly room: string
  readonly floor: number
  readonly r: number
  readonly c: number
}

export interface SlowMap {
  readonly zones: readonly string[]
  readonly sees: (from: string, open: ReadonlySet<string>) => Record<string, number>
  readonly next: (from: string, open: ReadonlySet<string>, forcing: boolean) => readonly string[]
}

const NOTHING: Side = { walk: false, see: false, opening: '', window: false, shafts: [] }
const directions = [
  ['N', -1, 0],
  ['E', 0, 1],
  ['S', 1, 0],
  ['W', 0, -1],
] as const

export function slowMap(mission: string): SlowMap {
  const { floors } = missionFacts.find(({ id }) => id === mission)!
  const cells: Cell[] = []
  floors.forEach(({ canonical_grid: grid }, floor) =>
    grid.forEach((row, R) =>
      row.forEach((tile, C) => {
        const face = faces.find(({ id }) => id === tile)!
        face.rows.forEach((line, r) =>
          line.forEach((name, c) => {
            const { kind, room } = face.zones.find(({ id }) => id === name)!
            cells.push({
              zone: `${tile}:${name}`,
              kind,
              room: room === null ? '' : `${tile}:${room}`,
              floor,
              r: 3 * R + r,
              c: 3 * C + c,
            })
          }),
        )
      }),
    ),
  )
  const at = (floor: number, r: number, c: number) =>
    cells.find((cell) => cell.floor === floor && cell.r === r && cell.c === c)

  const side = (cell: Cell, [name, dr, dc]: (typeof directions)[number]): Side => {
    const other = at(cell.floor, cell.r + dr, cell.c + dc)
    if (other === undefined) return NOTHING
    const tile = cell.zone.split(':')[0]!
    const face = faces.find(({ id }) => id === tile)!
    if (other.zone === cell.zone) return { ...NOTHING, walk: true, see: true }
    if (other.zone.split(':')[0] !== tile) {
      const place = name === 'N' || name === 'S' ? cell.c % 3 : cell.r % 3
      const { type, id = '' } = face.borders[name]![place]!
      return sideOf(type, id, [], false, false)
    }
    const [a, b] = [cell.zone.split(':')[1]!, other.zone.split(':')[1]!]
    const pair = [[cell.r % 3, cell.c % 3].join(), [other.r % 3, other.c % 3].join()]
    const edge = face.edges.find(
      (one) =>
        ((one.a === a && one.b === b) || (one.a === b && one.b === a)) &&
        (one.at === undefined || one.at.every((place) => pair.includes(place.join()))),
    )
    if (edge === undefined) return NOTHING
    const shafts = [cell, other].filter(({ kind }) => kind === 'shaft').map(({ zone }) => zone)
    return sideOf(edge.type, edge.id ?? '', shafts, edge.blocks_los === true, edge.sight === 'clear')
  }

  const passes = (one: Side, open: ReadonlySet<string>) => one.opening === '' || open.has(one.opening)
  const lifts = (one: Side, open: ReadonlySet<string>) =>
    one.shafts.length === 0 || one.shafts.some((shaft) => open.has(shaft))
  const outside = ({ zone, kind }: Cell) => kind === 'street' || zone.endsWith(':fountain')

  const sees = (from: string, open: ReadonlySet<string>): Record<string, number> => {
    const found: Record<string, number> = {}
    for (const start of cells.filter(({ zone }) => zone === from)) {
      for (const direction of directions) {
        let here = start
        const line: Cell[] = [start]
        for (;;) {
          const one = side(here, direction)
          if (!one.see || !passes(one, open) || !lifts(one, open)) break
          here = at(here.floor, here.r + direction[1], here.c + direction[2])!
          line.push(here)
          if (here.zone === from) break
          if (!mayBeSeen(line)) break
          if (here.kind !== 'blocked') {
            const range = new Set(line.map(({ zone }) => zone)).size - 1
            found[here.zone] = Math.min(range, found[here.zone] ?? range)
          }
        }
      }
    }
    return found
  }

  /** The rulebook's sentences, asked of a whole line from its first cell to its last. */
  const mayBeSeen = (line: readonly Cell[]): boolean => {
    const [first] = line as [Cell]
    const last = line.at(-1)!
    const zones = [...new Map(line.map((cell) => [cell.zone, cell])).values()]
    if (outside(first)) {
      // Streets as far as they go; one zone indoors, and nothing behind it.
      return zones.slice(0, -1).every(outside)
    }
    if (outside(last)) return zones.slice(1).every(outside)
    if (last.room === first.room) return zones.every(({ room }) => room === first.room)
    return zones.length === 2
  }

  const stairs = [
    ['14R:hall11', '17V:land-w'],
    ['14R:hall11', '17V:land-e'],
  ]
  const names = new Set(cells.map(({ zone }) => zone))
  const next = (from: string, open: ReadonlySet<string>, forcing: boolean): readonly string[] => {
    const found = new Set<string>()
    for (const cell of cells.filter(({ zone }) => zone === from)) {
      for (const direction of directions) {
        const one = side(cell, direction)
        const other = at(cell.floor, cell.r + direction[1], cell.c + direction[2])
        if (!one.walk || other === undefined || other.zone === from || other.kind === 'blocked') continue
        if (!lifts(one, open)) continue
        if (passes(one, open) || (forcing && one.window)) found.add(other.zone)
      }
    }
    for (const [a, b] of stairs) {
      if (a === from && names.has(b!)) found.add(b!)
      if (b === from && names.has(a!)) found.add(a!)
    }
    return [...found]
  }
  return {
    zones: [...new Set(cells.filter(({ kind }) => kind !== 'blocked').map(({ zone }) => zone))],
    sees,
    next,
  }
}

function sideOf(type: string, id: string, shafts: readonly string[], blind: boolean, clear: boolean): Side {
  if (type === 'wall') return { ...NOTHING, see: clear }
  const opening = type === 'door' || type === 'window' ? id : ''
  return {
    walk: true,
    see: !blind,
    opening,
    window: type === 'window',
    shafts: type === 'elevator' ? shafts : [],
  }
}
