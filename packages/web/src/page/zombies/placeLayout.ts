import type { GroupModel, PlaceModel, TokenModel } from '../../model/zombies/board.ts'

/** How much of the map is drawn at a size of its cells. */
export type Detail = 'overview' | 'work' | 'reading'

export function detailAt(cell: number): Detail {
  return cell < 88 ? 'overview' : cell < 144 ? 'work' : 'reading'
}

export type Drawn =
  | {
      readonly what: 'token'
      readonly token: TokenModel
      readonly x: number
      readonly y: number
      readonly size: number
    }
  | {
      readonly what: 'group'
      readonly group: GroupModel
      readonly x: number
      readonly y: number
      readonly size: number
    }
  | {
      readonly what: 'hero'
      readonly id: number
      readonly x: number
      readonly y: number
      readonly size: number
    }
  /** All Enemies in one plate: their number, red where a Zombie Hero is among them. */
  | {
      readonly what: 'total'
      readonly n: number
      readonly isRed: boolean
      readonly x: number
      readonly y: number
    }
  /** Several heroes in one disc. */
  | {
      readonly what: 'heroes'
      readonly n: number
      readonly x: number
      readonly y: number
      readonly size: number
    }
  /** The ground of a ledger. */
  | {
      readonly what: 'ledger'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

/** A zone's inner box in pixels; `top` is taken by the room's name, `cost` by the badge in the corner. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly hasBadge: boolean
}

/** Where everything in a zone is drawn: never one over the other, nothing left out. x and y are centres. */
export function layOut(place: PlaceModel, box: Box, cell: number): readonly Drawn[] {
  if (place.groups.length + place.heroes.length + place.tokens.length === 0) return []
  if (detailAt(cell) === 'overview') return overview(place, box)
  // Where there is room to read, figures grow with their zone.
  const most = cell >= 144 ? 2 * Math.floor(cell / 8) : 30
  for (let size = most; size >= 20; size -= 2) {
    const flow = flowed(place, box, size)
    if (flow !== null) return flow
  }
  return ledger(place, box)
}

const GAP = 4

/** The width of a group: the shape, and its number in a box. */
export function groupWidth({ ids }: GroupModel, size: number): number {
  return ids.length < 2 ? size : size + (ids.length > 9 ? 22 : 15)
}

interface Item {
  readonly width: number
  readonly draw: (x: number, y: number) => Drawn
}

/** Tokens at the top right, Enemies in the middle, heroes below; null where it does not fit. */
function flowed({ tokens, groups, heroes }: PlaceModel, box: Box, size: number): readonly Drawn[] | null {
  const inner = box.width - 12
  const small = Math.min(26, size)
  const tokenRows = rowsOf(
    tokens.map((token) => ({
      width: small,
      draw: (x, y): Drawn => ({ what: 'token', token, x, y, size: small }),
    })),
    inner,
  )
  const groupRows = rowsOf(
    groups.map((group) => ({
      width: groupWidth(group, size),
      draw: (x, y): Drawn => ({ what: 'group', group, x, y, size }),
    })),
    inner,
  )
  const heroRows = rowsOf(
    heroes.map((id) => ({ width: size, draw: (x, y): Drawn => ({ what: 'hero', id, x, y, size }) })),
    inner - (box.hasBadge ? 28 : 0),
  )
  const taken = box.top + tokenRows.length * (small + GAP)
  const below = (groupRows.length + heroRows.length) * (size + GAP)
  if (taken + below + GAP > box.height) return null
  if ([...tokenRows, ...groupRows, ...heroRows].some((row) => widthOf(row) > inner)) return null
  // What is left of the height lies between the tokens and the rest.
  const heroTop = box.height - 3 - heroRows.length * (size + GAP)
  const groupTop =
    heroRows.length > 0
      ? heroTop - groupRows.length * (size + GAP)
      : middle(box, taken, groupRows.length * (size + GAP))
  return [
    ...placed(tokenRows, box.top + GAP, small, (row) => box.width - 6 - widthOf(row)),
    ...placed(groupRows, groupTop, size, (row) => (box.width - widthOf(row)) / 2),
    ...placed(heroRows, heroTop, size, (row) => (box.width - (box.hasBadge ? 26 : 0) - widthOf(row)) / 2),
  ]
}

function middle({ height }: Box, top: number, needed: number): number {
  return top + Math.max(GAP, (height - top - needed) / 2)
}

function rowsOf(items: readonly Item[], width: number): readonly (readonly Item[])[] {
  const rows: Item[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last !== undefined && widthOf(last) + GAP + item.width <= width) last.push(item)
    else rows.push([item])
  }
  return rows
}

function widthOf(row: readonly Item[]): number {
  return row.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, row.length - 1)
}

function placed(
  rows: readonly (readonly Item[])[],
  top: number,
  size: number,
  left: (row: readonly Item[]) => number,
): readonly Drawn[] {
  return rows.flatMap((row, n) => {
    let x = left(row)
    return row.map((item) => {
      const drawn = item.draw(x + item.width / 2, top + n * (size + GAP) + size / 2)
      x += item.width + GAP
      return drawn
    })
  })
}

const LEDGER = 18

/** The crowded zone: Enemies in a plate two by two, heroes as small discs three to a row, tokens on the upper wall. */
function ledger({ tokens, groups, heroes }: PlaceModel, box: Box): readonly Drawn[] {
  const width = Math.min(box.width - 8, 110)
  const left = (box.width - width) / 2
  const rows = Math.ceil(groups.length / 2)
  const top = 8
  const perRow = Math.max(3, Math.floor((box.width - 34) / (LEDGER + 2)))
  const heroRows = Math.ceil(heroes.length / perRow)
  return [
    ...(rows === 0 ? [] : [{ what: 'ledger' as const, x: left, y: top, width, height: rows * 19 + 4 }]),
    ...groups.map(
      (group, n): Drawn => ({
        what: 'group',
        group,
        x: left + width * (n % 2 === 0 ? 0.25 : 0.75),
        y: top + 11 + Math.floor(n / 2) * 19,
        size: 16,
      }),
    ),
    ...heroes.map(
      (id, n): Drawn => ({
        what: 'hero',
        id,
        x: 6 + LEDGER / 2 + (n % perRow) * (LEDGER + 2),
        y: box.height - 5 - LEDGER / 2 - (heroRows - 1 - Math.floor(n / perRow)) * (LEDGER + 2),
        size: LEDGER,
      }),
    ),
    ...tokens.map(
      (token, n): Drawn => ({
        what: 'token',
        token,
        x: box.width - 12 - (tokens.length - 1 - n) * Math.min(20, (box.width - 20) / tokens.length),
        y: 0,
        size: LEDGER,
      }),
    ),
  ]
}

/** From afar: one plate with the number of Enemies, one disc, and small tokens. */
function overview({ tokens, groups, heroes }: PlaceModel, { width, height }: Box): readonly Drawn[] {
  const [only] = heroes
  const n = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  const size = Math.min(24, height * 0.4)
  const low = height - size / 2 - 3
  const step = Math.min(19, (width - 6) / Math.max(1, tokens.length))
  const tokenSize = Math.min(18, Math.max(13, width * 0.26))
  const isRed = groups.some(({ kind }) => kind === 'zombieHero' || kind === 'superHero')
  return [
    ...tokens.map(
      (token, i): Drawn => ({
        what: 'token',
        token,
        x: width - 3 - tokenSize / 2 - (tokens.length - 1 - i) * step,
        y: tokenSize / 2 + 3,
        size: tokenSize,
      }),
    ),
    ...(n === 0
      ? []
      : [{ what: 'total' as const, n, isRed, x: heroes.length > 0 ? width * 0.28 : width / 2, y: low }]),
    ...(only === undefined
      ? []
      : heroes.length === 1
        ? [{ what: 'hero' as const, id: only, x: n > 0 ? width * 0.74 : width / 2, y: low, size }]
        : [{ what: 'heroes' as const, n: heroes.length, x: n > 0 ? width * 0.74 : width / 2, y: low, size }]),
  ]
}
