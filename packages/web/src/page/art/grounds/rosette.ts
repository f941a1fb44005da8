import { type Ground, height, n, onCircle, point, width } from '../ground.ts'

/** Engraver's rosette, a curve wound around itself: an ability or a card of the tournament. */
export const rosette: Ground = (draws) => {
  const petals = draws.whole(5, 12)
  const [x, y] = [width / 2, height / 2]
  const curve = (outer: number, inner: number, phase: number) => {
    const steps = petals * 16
    const points = Array.from({ length: steps }, (_, i) => {
      const turn = i / steps
      const wave = (1 + Math.cos(2 * Math.PI * (turn * petals + phase))) / 2
      return point(...onCircle(x, y, inner + (outer - inner) * wave, turn))
    })
    return `M${points.join('L')}Z`
  }
  const rings = Array.from({ length: 7 }, (_, i) => ({
    d: curve(96 - i * 7, 46 - i * 3, i / 14),
    as: 'line' as const,
    tone: i % 3 === 0 ? (2 as const) : (1 as const),
    second: i % 2 === 1,
  }))
  const frame = `M8 8H${width - 8}V${height - 8}H8ZM13 13H${width - 13}V${height - 13}H13Z`
  return [
    ...rings,
    { d: frame, as: 'line', tone: 3 },
    { d: `M${n(x)} 0V8M${n(x)} ${height - 8}V${height}`, as: 'line', tone: 3 },
  ]
}
