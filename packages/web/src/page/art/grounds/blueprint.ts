import { circle, type Ground, height, n, type Stroke, width } from '../ground.ts'

/** Squared paper with construction circles: something built. */
export const blueprint: Ground = (draws) => {
  const step = draws.between(15, 20)
  const strokes: Stroke[] = []
  let grid = ''
  for (let x = step / 2; x < width; x += step) grid += `M${n(x)} 0V${height}`
  for (let y = step / 2; y < height; y += step) grid += `M0 ${n(y)}H${width}`
  strokes.push({ d: grid, as: 'line', tone: 1 })
  for (let i = 0; i < 3; i++) {
    const [x, y] = [draws.between(0.2, 0.8) * width, draws.between(0.2, 0.8) * height]
    const radius = draws.between(24, 70)
    strokes.push({ d: circle(x, y, radius), as: 'line', tone: 2, second: i === 1 })
    strokes.push({
      d: `M${n(x - radius - 8)} ${n(y)}H${n(x + radius + 8)}M${n(x)} ${n(y - radius - 8)}V${n(y + radius + 8)}`,
      as: 'line',
      tone: 2,
    })
  }
  return strokes
}
