import {
  type CellAt,
  type How,
  hows,
  type Named,
  type PassageFile,
  type Side,
  sides,
  type TileFile,
  type ZoneFile,
  type ZoneKind,
} from '../../model/workshop/files.ts'

/** What can be done to a tile: every act gives a new file. */

/** Two cells that touch. */
export interface EdgeRef {
  readonly a: CellAt
  readonly b: CellAt
}

const three = [0, 1, 2] as const

export const cells: readonly CellAt[] = three.flatMap((r) => three.map((c) => [r, c] as const))

/** The twelve edges inside a tile, from north-west to south-east. */
export const innerEdges: readonly EdgeRef[] = cells.flatMap(([r, c]) => [
  ...(c < 2 ? [{ a: [r, c] as const, b: [r, c + 1] as const }] : []),
  ...(r < 2 ? [{ a: [r, c] as const, b: [r + 1, c] as const }] : []),
])

/** The twelve parts of its borders. */
export const borderParts: readonly { readonly side: Side; readonly part: number }[] = sides.flatMap((side) =>
  three.map((part) => ({ side, part })),
)

/** The cell at a part of a border, and the one beyond. */
export function borderCells(side: Side, part: number): EdgeRef {
  if (side === 'N') return { a: [0, part], b: [-1, part] }
  if (side === 'S') return { a: [2, part], b: [3, part] }
  return side === 'W' ? { a: [part, 0], b: [part, -1] } : { a: [part, 2], b: [part, 3] }
}

export const zoneAt = ({ rows }: TileFile, [r, c]: CellAt): string => rows[r]?.[c] ?? ''

const same = (one: CellAt | undefined, other: CellAt): boolean => one?.[0] === other[0] && one[1] === other[1]

function joins({ at, between }: PassageFile, { a, b }: EdgeRef, zones: readonly [string, string]): boolean {
  const meets = between.includes(zones[0]) && between.includes(zones[1])
  if (at === undefined) return meets
  return meets && ((same(at[0], a) && same(at[1], b)) || (same(at[0], b) && same(at[1], a)))
}

/** How two cells of a tile meet; null within one zone. */
export function wayAt(tile: TileFile, edge: EdgeRef): { readonly how: How; readonly id: string } | null {
  const zones = [zoneAt(tile, edge.a), zoneAt(tile, edge.b)] as const
  if (zones[0] === zones[1]) return null
  const found = tile.passages.find((passage) => joins(passage, edge, zones))
  return { how: found?.how ?? 'wall', id: found?.id ?? '' }
}

/** The passages of all edges, each with its cells. */
function passagesOf(tile: TileFile): PassageFile[] {
  return innerEdges.flatMap((edge) => {
    const way = wayAt(tile, edge)
    if (way === null || way.how === 'wall') return []
    const between = [zoneAt(tile, edge.a), zoneAt(tile, edge.b)] as const
    return [
      { between, how: way.how, ...(way.id === '' ? {} : { id: way.id }), at: [edge.a, edge.b] as const },
    ]
  })
}

/** Names of doors and windows that are there; what is nowhere is forgotten. */
function tidied(tile: TileFile): TileFile {
  const ids = [
    ...tile.passages.map(({ id }) => id),
    ...sides.flatMap((side) => tile.borders[side].map((way) => way.split(':')[1])),
  ]
  const openings = Object.fromEntries(Object.entries(tile.openings).filter(([id]) => ids.includes(id)))
  return { ...tile, openings }
}

function freshOpening(tile: TileFile, how: 'door' | 'window'): string {
  const stem = `${how === 'door' ? 'd' : 'w'}-${tile.id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`
  let n = 1
  while (tile.openings[`${stem}-${n}`] !== undefined) n++
  return `${stem}-${n}`
}

function openingNames(tile: TileFile, how: 'door' | 'window', zone: string): Named {
  const names = tile.zones.find(({ id }) => id === zone)?.names ?? { en: tile.id, fr: tile.id }
  return how === 'door'
    ? { en: `${names.en} door`, fr: `porte (${names.fr})` }
    : { en: `${names.en} window`, fr: `fenêtre (${names.fr})` }
}

/** Another way between two cells. */
export function withWay(tile: TileFile, edge: EdgeRef, how: How): TileFile {
  const before = wayAt(tile, edge)
  if (before === null || before.how === how) return tile
  const passages = passagesOf(tile).filter(
    ({ at }) => at === undefined || !(same(at[0], edge.a) && same(at[1], edge.b)),
  )
  if (how === 'wall') return tidied({ ...tile, passages })
  const between = [zoneAt(tile, edge.a), zoneAt(tile, edge.b)] as const
  const isOpening = how === 'door' || how === 'window'
  const id = isOpening ? freshOpening(tile, how) : ''
  const indoors = tile.zones.find(({ id: zone, kind }) => between.includes(zone) && kind !== 'street')
  const openings = isOpening
    ? { ...tile.openings, [id]: openingNames(tile, how, indoors?.id ?? between[0]) }
    : tile.openings
  const passage: PassageFile = { between, how, ...(isOpening ? { id } : {}), at: [edge.a, edge.b] }
  return tidied({ ...tile, passages: [...passages, passage], openings })
}

/** What comes after a way when somebody presses its edge again. */
export function nextHow(how: How): How {
  return hows[(hows.indexOf(how) + 1) % 4] ?? 'wall'
}

export function borderWay(
  tile: TileFile,
  side: Side,
  part: number,
): { readonly how: string; readonly id: string } {
  const [how = 'wall', id = ''] = (tile.borders[side][part] ?? 'wall').split(':')
  return { how, id }
}

/** Another part of a border; a door or window is called by an id, which the neighbour must share. */
export function withBorder(tile: TileFile, side: Side, part: number, how: string, id = ''): TileFile {
  const isOpening = how === 'door' || how === 'window'
  const called = isOpening && id === '' ? freshOpening(tile, how) : id
  const way = isOpening ? `${how}:${called}` : how
  const borders = { ...tile.borders, [side]: tile.borders[side].map((one, n) => (n === part ? way : one)) }
  const zone = zoneAt(tile, borderCells(side, part).a)
  const openings =
    isOpening && tile.openings[called] === undefined
      ? { ...tile.openings, [called]: openingNames(tile, how, zone) }
      : tile.openings
  return tidied({ ...tile, borders, openings })
}

/** A cell goes over to another zone, or to one of its own. */
export function withCell(tile: TileFile, [r, c]: CellAt, zone: string): TileFile {
  const id = zone === '' ? freshZone(tile) : zone
  const rows = tile.rows.map((row, y) => row.map((cell, x) => (y === r && x === c ? id : cell)))
  const old = tile.zones.find((one) => one.id === zoneAt(tile, [r, c]))
  const added =
    zone === '' ? [{ ...blankZone(id), kind: old?.kind ?? 'street', ...roomFor(id, old?.kind) }] : []
  const zones = [...tile.zones, ...added].filter((one) => rows.some((row) => row.includes(one.id)))
  const ways = innerEdges.flatMap((edge) => {
    const way = wayAt(tile, edge)
    return way === null ? [] : [{ edge, way }]
  })
  const between = (edge: EdgeRef) =>
    [rows[edge.a[0]]?.[edge.a[1]] ?? '', rows[edge.b[0]]?.[edge.b[1]] ?? ''] as const
  const passages = ways.flatMap(({ edge, way }) => {
    const [one, other] = between(edge)
    if (one === other || way.how === 'wall') return []
    return [
      {
        between: [one, other] as const,
        how: way.how,
        ...(way.id === '' ? {} : { id: way.id }),
        at: [edge.a, edge.b] as const,
      },
    ]
  })
  return tidied({ ...tile, rows, zones, passages })
}

function freshZone({ zones }: TileFile): string {
  let n = 1
  while (zones.some(({ id }) => id === `z${n}`)) n++
  return `z${n}`
}

function blankZone(id: string): ZoneFile {
  const n = id.slice(1)
  return { id, names: { en: `place ${n}`, fr: `lieu ${n}`, gender: 'm' }, kind: 'street' }
}

function roomFor(id: string, kind: ZoneKind | undefined): { readonly room?: string } {
  return kind === undefined || kind === 'street' || kind === 'fountain' ? {} : { room: id }
}

export function withZone(tile: TileFile, id: string, change: Partial<ZoneFile>): TileFile {
  return { ...tile, zones: tile.zones.map((zone) => (zone.id === id ? { ...zone, ...change } : zone)) }
}

/** Another kind: indoors a zone belongs to a room, outdoors to none. */
export function withKind(tile: TileFile, id: string, kind: ZoneKind): TileFile {
  const zones = tile.zones.map((zone) => {
    if (zone.id !== id) return zone
    const { room, ...rest } = zone
    const isOutdoors = kind === 'street' || kind === 'fountain'
    return { ...rest, kind, ...(isOutdoors ? {} : { room: room ?? id }) }
  })
  return { ...tile, zones }
}

/** An empty tile: nine streets, open all around. */
export function blankTile(id: string): TileFile {
  const zones = cells.map((_, n) => ({ ...blankZone(`z${n + 1}`), id: `z${n + 1}` }))
  const rows = three.map((r) => three.map((c) => `z${r * 3 + c + 1}`))
  const open = ['open', 'open', 'open']
  const tile: TileFile = {
    id,
    names: { en: `Tile ${id}`, fr: `Dalle ${id}` },
    level: 'ground',
    rows,
    zones,
    passages: innerEdges.map((edge) => ({
      between: [rows[edge.a[0]]?.[edge.a[1]] ?? '', rows[edge.b[0]]?.[edge.b[1]] ?? ''] as const,
      how: 'open',
      at: [edge.a, edge.b] as const,
    })),
    borders: { N: open, E: open, S: open, W: open },
    openings: {},
    confidence: 'high',
  }
  return tile
}

/** The tile as somebody looks at it, made so: turned or mirrored cells, edges and borders. `drawn` says where a cell goes. */
export function withLook(tile: TileFile, drawn: (cell: CellAt) => CellAt): TileFile {
  const rows = three.map((r) =>
    three.map((c) => zoneAt(tile, cells.find((cell) => same(drawn(cell), [r, c])) ?? [r, c])),
  )
  const passages = passagesOf(tile).map((passage) => {
    const [one = [0, 0], other = [0, 0]] = (passage.at ?? []).map(drawn)
    const edge = innerEdges.find(
      ({ a, b }) => (same(a, one) && same(b, other)) || (same(a, other) && same(b, one)),
    ) ?? { a: one, b: other }
    const between = [edge.a, edge.b].map(([r, c]) => rows[r]?.[c] ?? '') as [string, string]
    return { ...passage, between, at: [edge.a, edge.b] as const }
  })
  const borderFrom = (side: Side, part: number): string => {
    const { a, b } = borderCells(side, part)
    const from = borderParts.find((one) => {
      const edge = borderCells(one.side, one.part)
      return same(drawn(edge.a), a) && same(drawn(edge.b), b)
    })
    return from === undefined ? 'wall' : (tile.borders[from.side][from.part] ?? 'wall')
  }
  const borders = Object.fromEntries(
    sides.map((side) => [side, three.map((part) => borderFrom(side, part))]),
  ) as Record<Side, string[]>
  return { ...tile, rows, passages, borders }
}
