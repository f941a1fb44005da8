/** Height lines of streets: marching squares over value noise, always the same for the same seed. */

const STEP = 0.125
const LEVELS = [0.3, 0.42, 0.54, 0.66]

function hash(x: number, y: number, seed: number): number {
  let n = (x * 374_761_393 + y * 668_265_263 + seed * 974_711) | 0
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177)
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_296
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  const top = mix(hash(i, j, seed), hash(i + 1, j, seed), u)
  const low = mix(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u)
  return mix(top, low, v)
}

function seedOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum
}

/** Line pieces in cells, as one path for a drawing with cells of one unit. */
export function contourLines(of: string, columns: number, rows: number): string {
  const seed = seedOf(of)
  const heightAt = (x: number, y: number): number =>
    0.65 * noise(x * 0.75, y * 0.75, seed) + 0.35 * noise(x * 1.6 + 9, y * 1.6, seed)
  const pieces: string[] = []
  for (let y = 0; y < rows; y += STEP)
    for (let x = 0; x < columns; x += STEP)
      for (const level of LEVELS) pieces.push(...square(heightAt, x, y, level))
  return pieces.join('')
}

type Point = readonly [number, number]

/** The piece of a line within one square of the noise. */
function square(heightAt: (x: number, y: number) => number, x: number, y: number, level: number): string[] {
  const corners: readonly Point[] = [
    [x, y],
    [x + STEP, y],
    [x + STEP, y + STEP],
    [x, y + STEP],
  ]
  const heights = corners.map(([a, b]) => heightAt(a, b))
  const cuts: Point[] = []
  for (let side = 0; side < 4; side++) {
    const [a = 0, b = 0] = [heights[side], heights[(side + 1) % 4]]
    if (a < level === b < level) continue
    const t = (level - a) / (b - a)
    const [p, q] = [corners[side] as Point, corners[(side + 1) % 4] as Point]
    cuts.push([mix(p[0], q[0], t), mix(p[1], q[1], t)])
  }
  const [from, to] = cuts
  if (from === undefined || to === undefined) return []
  const written = ([a, b]: Point): string => `${a.toFixed(2)} ${b.toFixed(2)}`
  return [`M${written(from)}L${written(to)}`]
}
