import { type Ground, height, n, type Stroke, width } from '../ground.ts'

/** Roofs against the sky: a place or somebody who is there for you. */
export const skyline: Ground = (draws) => {
  const strokes: Stroke[] = []
  for (const [depth, low, high] of [
    [0, 0.3, 0.55],
    [1, 0.45, 0.75],
    [2, 0.65, 0.88],
  ] as const) {
    let [d, x] = [`M0 ${height}`, 0]
    while (x < width) {
      const wide = draws.between(12, 34)
      const top = n(draws.between(low, high) * height)
      d += `L${n(x)} ${top}L${n(x + wide)} ${top}`
      x += wide
    }
    strokes.push({
      d: `${d}L${n(x)} ${height}Z`,
      as: 'fill',
      tone: (depth + 1) as 1 | 2 | 3,
      second: depth === 1,
    })
  }
  return strokes
}
