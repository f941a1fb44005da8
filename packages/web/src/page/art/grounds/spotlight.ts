import { type Ground, height, polygon, width } from '../ground.ts'

/** A column of light from above and a long shadow: the villain. */
export const spotlight: Ground = (draws) => {
  const x = width * draws.between(0.44, 0.56)
  const spread = draws.between(62, 84)
  const cone = (half: number, tone: 1 | 2, second: boolean) => ({
    d: polygon([x - 12, 0], [x + 12, 0], [x + half, height], [x - half, height]),
    as: 'fill' as const,
    tone,
    second,
  })
  const bars = Array.from({ length: 9 }, (_, i) => ({
    d: polygon([i * 30 - 14, height], [i * 30 - 4, height - draws.between(14, 46)], [i * 30 + 6, height]),
    as: 'fill' as const,
    tone: 3 as const,
  }))
  return [cone(spread + 26, 1, true), cone(spread, 2, false), ...bars]
}
