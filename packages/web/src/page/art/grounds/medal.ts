import { circle, type Ground, height, n, onCircle, point, type Stroke, width } from '../ground.ts'

/** Scales all over and a medal with ticks: what a villain can do. */
export const medal: Ground = (draws) => {
  const size = draws.pick([16, 18, 20])
  const scales: string[] = []
  for (let row = 0; row * size * 0.6 < height + size; row++)
    for (let x = row % 2 === 0 ? 0 : -size / 2; x < width + size; x += size)
      scales.push(`M${n(x)} ${n(row * size * 0.6)}a${n(size / 2)} ${n(size / 2)} 0 0 0 ${n(size)} 0`)
  const [x, y] = [width / 2, height / 2]
  const ticks = Array.from({ length: 28 }, (_, i) => {
    const turn = i / 28
    return `M${point(...onCircle(x, y, 66, turn))}L${point(...onCircle(x, y, i % 2 === 0 ? 74 : 70, turn))}`
  })
  const rim: Stroke = { d: circle(x, y, 66) + circle(x, y, 61), as: 'line', tone: 3, second: true }
  return [
    { d: scales.join(''), as: 'line', tone: 1 },
    { d: circle(x, y, 61), as: 'fill', tone: 1 },
    rim,
    { d: ticks.join(''), as: 'line', tone: 3, second: true },
  ]
}
