import { type Ground, height, n, type Stroke, width } from '../ground.ts'

/** A ruled page with its margin: an everyday duty. */
export const diary: Ground = (draws) => {
  const step = draws.between(11, 14)
  let lines = ''
  for (let y = step; y < height; y += step) lines += `M0 ${n(y)}H${width}`
  const strokes: Stroke[] = [{ d: lines, as: 'line', tone: 1 }]
  const margin = n(width * draws.between(0.16, 0.24))
  strokes.push({ d: `M${margin} 0V${height}`, as: 'line', tone: 3, second: true })
  const row = Math.floor(draws.between(2, 7)) * step
  strokes.push({
    d: `M${margin} ${n(row)}h${n(width * 0.5)}v${n(step * 2)}h${n(-width * 0.5)}Z`,
    as: 'fill',
    tone: 1,
  })
  return strokes
}
