import { type Ground, height, polygon, width } from '../ground.ts'

/** Two spotlights that cross, and lozenges within each other: a thing on show. */
export const lozenges: Ground = (draws) => {
  const lean = draws.between(0.16, 0.3) * width
  const [x, y] = [width / 2, height / 2]
  const beam = (from: number, to: number) =>
    polygon([from - 10, height], [from + 10, height], [to + 44, 0], [to - 44, 0])
  const rings = Array.from({ length: 6 }, (_, i) => {
    const r = 84 - i * 9
    return {
      d: polygon([x, y - r], [x + r, y], [x, y + r], [x - r, y]),
      as: 'line' as const,
      tone: i % 2 === 0 ? (3 as const) : (1 as const),
      second: i % 2 === 0,
    }
  })
  return [
    { d: beam(x - lean, x + lean), as: 'fill', tone: 1 },
    { d: beam(x + lean, x - lean), as: 'fill', tone: 1 },
    ...rings,
  ]
}
