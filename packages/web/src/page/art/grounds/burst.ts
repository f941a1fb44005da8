import { type Ground, height, onCircle, polygon, width } from '../ground.ts'

/** Rays from behind the subject: somebody enters. */
export const burst: Ground = (draws) => {
  const rays = draws.whole(11, 16)
  const [x, y] = [width * draws.between(0.42, 0.58), height * draws.between(0.5, 0.62)]
  const start = draws.between(0, 1)
  return Array.from({ length: rays }, (_, i) => {
    const turn = start + i / rays
    const half = draws.between(0.22, 0.3) / rays
    return {
      d: polygon([x, y], onCircle(x, y, width, turn - half), onCircle(x, y, width, turn + half)),
      as: 'fill' as const,
      tone: i % 3 === 0 ? (2 as const) : (1 as const),
      second: i % 4 === 0,
    }
  })
}
