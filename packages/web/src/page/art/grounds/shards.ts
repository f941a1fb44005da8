import { type Ground, height, polygon, type Stroke, width } from '../ground.ts'

/** Splinters from below: an enemy. */
export const shards: Ground = (draws) => {
  const strokes: Stroke[] = []
  for (let x = -10; x < width; x += draws.between(14, 26)) {
    const wide = draws.between(16, 40)
    const tall = draws.between(0.3, 1) * height
    const lean = draws.between(-26, 26)
    strokes.push({
      d: polygon([x, height], [x + wide / 2 + lean, height - tall], [x + wide, height]),
      as: 'fill',
      tone: draws.pick([1, 2, 2, 3]),
      second: draws.between(0, 1) < 0.3,
    })
  }
  return strokes
}
