import { type Ground, height, onCircle, point, width } from '../ground.ts'

/** A map's height lines: a scheme that spreads. */
export const contours: Ground = (draws) => {
  const [x, y] = [width * draws.between(0.35, 0.65), height * draws.between(0.4, 0.6)]
  const bumps = Array.from({ length: 9 }, () => draws.between(0.72, 1.28))
  return Array.from({ length: 8 }, (_, ring) => {
    const radius = 14 + ring * 15
    const points = bumps.map((bump, i) => point(...onCircle(x, y, radius * bump, i / bumps.length)))
    const middles = points.map((_, i) => {
      const next = (i + 1) % bumps.length
      const [ax, ay] = onCircle(x, y, radius * (bumps[i] ?? 1), i / bumps.length)
      const [bx, by] = onCircle(x, y, radius * (bumps[next] ?? 1), next / bumps.length)
      return point((ax + bx) / 2, (ay + by) / 2)
    })
    const curve = points.map((corner, i) => `Q${corner} ${middles[i] ?? corner}`).join('')
    return {
      d: `M${middles.at(-1) ?? ''}${curve}Z`,
      as: 'line' as const,
      tone: ring % 3 === 2 ? (3 as const) : (1 as const),
      second: ring % 3 === 2,
    }
  })
}
