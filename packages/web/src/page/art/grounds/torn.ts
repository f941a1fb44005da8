import { type Ground, height, n, width } from '../ground.ts'

/** A sheet torn across: treachery. */
export const torn: Ground = (draws) => {
  const edge = (from: number, to: number) => {
    let d = ''
    const steps = 16
    for (let i = 0; i <= steps; i++) {
      const y = from + ((to - from) * i) / steps + draws.between(-9, 9)
      d += `L${n((width * i) / steps)} ${n(y)}`
    }
    return d.slice(1)
  }
  const [from, to] = [height * draws.between(0.6, 0.95), height * draws.between(0.05, 0.4)]
  return [
    { d: `M0 ${height}L${edge(from, to)}L${width} ${height}Z`, as: 'fill', tone: 2 },
    { d: `M0 0L${edge(from - 26, to - 26)}L${width} 0Z`, as: 'fill', tone: 1, second: true },
    { d: `M${edge(from - 13, to - 13)}`, as: 'line', tone: 3 },
  ]
}
