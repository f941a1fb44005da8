import { type Ground, height, onCircle, polygon, type Stroke, width } from '../ground.ts'

/** Linked cells: something fixed to something else. */
export const hexChain: Ground = (draws) => {
  const radius = draws.between(15, 20)
  const [wide, tall] = [radius * 1.5, radius * Math.sqrt(3)]
  const strokes: Stroke[] = []
  for (let column = 0; column * wide < width + radius; column++) {
    for (let row = 0; row * tall < height + tall; row++) {
      if (draws.between(0, 1) < 0.4) continue
      const [x, y] = [column * wide, row * tall + (column % 2) * (tall / 2)]
      const corners = [0, 1, 2, 3, 4, 5].map((i) => onCircle(x, y, radius - 2, i / 6))
      const isFull = draws.between(0, 1) < 0.3
      strokes.push({
        d: polygon(...corners),
        as: isFull ? 'fill' : 'line',
        tone: isFull ? 1 : 2,
        second: isFull,
      })
    }
  }
  return strokes
}
