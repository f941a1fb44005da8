import { type Ground, height, n, onCircle, polygon, width } from '../ground.ts'

/** A fan that opens from below, with arcs across it: somebody who serves. */
export const fan: Ground = (draws) => {
  const rays = draws.whole(7, 13)
  const [x, y] = [width / 2, height * 1.02]
  const opened = Array.from({ length: rays }, (_, i) => {
    const turn = 0.5 + (i + 0.5) / (2 * rays)
    const half = 0.14 / rays
    return {
      d: polygon([x, y], onCircle(x, y, width, turn - half), onCircle(x, y, width, turn + half)),
      as: 'fill' as const,
      tone: i % 2 === 0 ? (2 as const) : (1 as const),
    }
  })
  const arcs = [0.5, 0.72, 0.94].map((part) => {
    const r = part * width * 0.62
    return {
      d: `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`,
      as: 'line' as const,
      tone: 3 as const,
      second: true,
    }
  })
  return [...opened, ...arcs]
}
