import { type Ground, height, n, width } from '../ground.ts'

/** Wavy engraved lines over the whole plate: a token or a hero's own sheet. */
export const flutes: Ground = (draws) => {
  const [swing, length] = [draws.between(3, 9), draws.between(40, 90)]
  const shift = draws.between(0, length)
  return Array.from({ length: 24 }, (_, i) => {
    const y = (i - 1) * 7.4
    let d = `M${n(-shift)} ${n(y)}`
    for (let x = -shift; x < width + length; x += length / 2) {
      d += `q${n(length / 4)} ${n((Math.round((x + shift) / (length / 2)) % 2 === 0 ? -1 : 1) * swing)} ${n(length / 2)} 0`
    }
    return {
      d,
      as: 'line' as const,
      tone: i % 4 === 0 ? (2 as const) : (1 as const),
      second: i % 3 === 0 && y < height,
    }
  })
}
