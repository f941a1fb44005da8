import { circle, type Ground, height, n, type Stroke, width } from '../ground.ts'

/** Stepped towers left and right of a great disc: a Hero of the city. */
export const columns: Ground = (draws) => {
  const towers: Stroke[] = []
  const wide = width / 11
  for (let i = 0; i < 11; i++) {
    const off = Math.abs(i - 5)
    const top = height * (0.12 + 0.08 * off + draws.between(0, 0.12))
    const x = i * wide
    towers.push({
      d: `M${n(x + 1)} ${height}V${n(top + 8)}L${n(x + wide / 2)} ${n(top)}L${n(x + wide - 1)} ${n(top + 8)}V${height}Z`,
      as: 'fill',
      tone: i % 2 === 0 ? 1 : 2,
    })
  }
  return [
    ...towers,
    { d: circle(width / 2, height / 2, 64), as: 'line', tone: 3, second: true },
    { d: circle(width / 2, height / 2, 69), as: 'line', tone: 1, second: true },
  ]
}
