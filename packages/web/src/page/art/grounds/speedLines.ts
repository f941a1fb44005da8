import { type Ground, height, polygon, type Stroke, width } from '../ground.ts'

/** Slanted streaks: something happens fast. */
export const speedLines: Ground = (draws) => {
  const slope = draws.between(-0.5, 0.5)
  const strokes: Stroke[] = []
  for (let y = -60; y < height + 60; y += draws.between(7, 15)) {
    const thick = draws.between(1.5, 6)
    const from = draws.between(-0.2, 0.45) * width
    const to = from + draws.between(0.3, 0.9) * width
    strokes.push({
      d: polygon(
        [from, y + slope * from],
        [to, y + slope * to + thick / 2],
        [from, y + slope * from + thick],
      ),
      as: 'fill',
      tone: thick > 4 ? 3 : 2,
      second: draws.between(0, 1) < 0.25,
    })
  }
  return strokes
}
