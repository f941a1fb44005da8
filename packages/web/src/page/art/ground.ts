import type { Draws } from './seed.ts'

/** The picture's plane; every ground fills it. */
export const width = 240
export const height = 160

/** One printed shape: a path, filled or drawn as a line, in one of three strengths of the plate. */
export interface Stroke {
  readonly d: string
  readonly as: 'fill' | 'line'
  /** 1 is the faintest. */
  readonly tone: 1 | 2 | 3
  /** Printed with the second plate, next to the first in hue. */
  readonly second?: boolean
}

/** Lines alike that follow each other, as one: a browser draws a few long paths sooner than many short ones. */
export function joined(strokes: readonly Stroke[]): readonly Stroke[] {
  const found: Stroke[] = []
  for (const stroke of strokes) {
    const last = found.at(-1)
    if (last !== undefined && isAlike(last, stroke))
      found[found.length - 1] = { ...last, d: last.d + stroke.d }
    else found.push(stroke)
  }
  return found
}

function isAlike(a: Stroke, b: Stroke): boolean {
  return a.as === 'line' && b.as === 'line' && a.tone === b.tone && a.second === b.second
}

/** What lies behind the subject of a picture. */
export type Ground = (draws: Draws) => readonly Stroke[]

/** A number as a path writes it. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString()

export const point = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** A closed shape through these points. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}Z`

/** A point on a circle; the angle in turns. */
export function onCircle(x: number, y: number, radius: number, turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function circle(x: number, y: number, radius: number): string {
  const r = n(radius)
  return `M${point(x - radius, y)}a${r} ${r} 0 1 0 ${n(2 * radius)} 0a${r} ${r} 0 1 0 ${n(-2 * radius)} 0Z`
}
