import { circle, type Ground, height, width } from '../ground.ts'

/** Rings that spread: a source of strength. */
export const waves: Ground = (draws) => {
  const [x, y] = [width / 2, height * draws.between(0.5, 0.6)]
  const step = draws.between(13, 19)
  return Array.from({ length: 10 }, (_, i) => ({
    d: circle(x, y, 12 + i * step),
    as: 'line' as const,
    tone: i % 3 === 0 ? (3 as const) : (1 as const),
    second: i % 2 === 0,
  }))
}
