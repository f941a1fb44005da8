import { type Ground, height, n, onCircle, polygon, width } from '../ground.ts'

/** Rays from the middle over chevrons at the foot: something happens at once. */
export const chevrons: Ground = (draws) => {
  const rays = 2 * draws.whole(9, 13)
  const [x, y] = [width / 2, height * 0.46]
  const star = Array.from({ length: rays / 2 }, (_, i) => {
    const turn = (2 * i) / rays
    return {
      d: polygon([x, y], onCircle(x, y, width, turn), onCircle(x, y, width, turn + 1 / rays)),
      as: 'fill' as const,
      tone: i % 3 === 0 ? (2 as const) : (1 as const),
    }
  })
  const steps = Array.from({ length: 4 }, (_, i) => ({
    d: `M0 ${n(height * 0.98 + i * 9)}L${n(x)} ${n(height * 0.72 + i * 9)}L${width} ${n(height * 0.98 + i * 9)}`,
    as: 'line' as const,
    tone: 3 as const,
    second: true,
  }))
  return [...star, ...steps]
}
