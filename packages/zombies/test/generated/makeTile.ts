import type { Rng } from '@quadriga/kernel'

/** A tile file that somebody might have drawn, mostly right. */

const shapes = [
  [1, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [2, 2],
] as const

export const picked = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T
export const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent

/** Nine cells covered with rectangles. */
function cover(rng: Rng): string[][] {
  const rows = Array.from({ length: 3 }, () => ['', '', ''])
  let zones = 0
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      if (rows[r]![c] !== '') continue
      const [width, height] = picked(shapes, rng)
      const fits = Array.from({ length: height }, (_, y) => y).every((y) =>
        Array.from({ length: width }, (_, x) => x).every((x) => rows[r + y]?.[c + x] === ''),
      )
      const [w, h] = fits ? [width, height] : [1, 1]
      for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) rows[r + y]![c + x] = `z${zones}`
      zones++
    }
  }
  return rows
}

const kinds = ['street', 'street', 'street', 'room', 'room', 'corridor', 'shaft', 'fountain', 'stairwell']
const ways = ['open', 'open', 'open', 'wall', 'door', 'window', 'elevator', 'clear', 'blind']

export interface TileFile {
  id: string
  zones: { id: string; kind: string; marks: string[]; room?: string; names: unknown }[]
  rows: string[][]
  passages: Record<string, unknown>[]
  borders: Record<string, string[]>
  [field: string]: unknown
}

export function makeTile(id: string, level: string, rng: Rng): TileFile {
  const rows = cover(rng)
  const zones = [...new Set(rows.flat())].map((zone) => {
    const kind = picked(kinds, rng)
    const indoors = kind !== 'street' && kind !== 'fountain'
    return {
      id: zone,
      names: { en: `place ${zone}`, fr: `lieu ${zone}` },
      kind,
      ...(indoors ? { room: chance(rng, 30) ? 'hall' : zone } : {}),
      marks: ['spawn', 'citizen', 'highlight'].filter(() => chance(rng, 30)),
    }
  })
  const openings: Record<string, unknown> = {}
  const passages: Record<string, unknown>[] = []
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      for (const [s, d] of [
        [r + 1, c],
        [r, c + 1],
      ] as const) {
        const [a, b] = [rows[r]?.[c], rows[s]?.[d]]
        if (b === undefined || a === b) continue
        const how = picked(ways, rng)
        const opening = `${how === 'door' ? 'd' : 'w'}-${id.toLowerCase()}-${passages.length}`
        const isOpening = how === 'door' || how === 'window'
        if (isOpening) openings[opening] = { en: `opening ${opening}`, fr: `ouverture ${opening}` }
        passages.push({
          between: [a, b],
          how,
          ...(isOpening ? { id: opening } : {}),
          at: [
            [r, c],
            [s, d],
          ],
        })
      }
    }
  }
  const side = () => (chance(rng, 97) ? ['open', 'open', 'wall'] : ['wall', 'open', 'wall'])
  return {
    id,
    names: { en: `Tile ${id}`, fr: `Dalle ${id}` },
    level,
    rows,
    zones,
    passages,
    borders: { N: side(), E: side(), S: side(), W: side() },
    openings,
    confidence: 'reconstructed',
  }
}
