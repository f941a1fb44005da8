import { type Ground, height, n, polygon, width } from '../ground.ts'

/** Searchlights over roofs: a Crisis, or a place of a domain. */
export const searchlights: Ground = (draws) => {
  const beam = (at: number, lean: number) =>
    polygon([at - 5, height], [at + 5, height], [at + lean + 26, 0], [at + lean - 26, 0])
  let [roofs, x] = [`M0 ${height}V${n(height * 0.8)}`, 0]
  while (x < width) {
    const wide = draws.between(10, 22)
    roofs += `L${n(x)} ${n(height * draws.between(0.62, 0.84))}h${n(wide)}`
    x += wide
  }
  return [
    { d: beam(width * 0.22, draws.between(-50, 10)), as: 'fill', tone: 1 },
    { d: beam(width * 0.5, draws.between(-30, 30)), as: 'fill', tone: 1 },
    { d: beam(width * 0.78, draws.between(-10, 50)), as: 'fill', tone: 1 },
    { d: `${roofs}V${height}Z`, as: 'fill', tone: 2 },
    { d: roofs, as: 'line', tone: 3, second: true },
  ]
}
