import type { Curve } from '../chance/curve.ts'
import { logistic } from '../search/model.ts'
import { mean } from './net.ts'

/** A position that was judged, and whether the game was won from there. */
export interface CurvePoint {
  readonly worth: number
  readonly counts: Readonly<Record<string, number>>
  readonly won: boolean
}

const STEPS = 500
const RATE = 1.5
/** How strongly names are drawn to nothing, in games: of what was met in few games little is known. */
const DRAWN = 5
/**
 * The parts of the positions at either end whose points say no more than that they are few or many. Above there are more: where dice may
 * win at once, points are the mean of a victory and of going on, and promise too much.
 */
const LOW = 0.03
const HIGH = 0.1

/** Logistic regression by plain descent; more points are never worth less. */
export function fittedCurve(points: readonly CurvePoint[], games: number): Curve {
  const { least, most } = endsOf(points)
  const worths = points.map(({ worth }) => Math.min(most, Math.max(least, worth)))
  const middle = mean(worths)
  const scale = Math.sqrt(mean(worths.map((worth) => (worth - middle) ** 2))) || 1
  const names = [...new Set(points.flatMap(({ counts }) => Object.keys(counts)))].toSorted()
  const rows = points.map(({ counts, won }, n): Row => {
    const own = Object.entries(counts).map(([name, n]): Count => [names.indexOf(name), n])
    return { x: ((worths[n] as number) - middle) / scale, own, won: Number(won) }
  })
  const found: Descent = { even: 0, point: 1, own: names.map(() => 0) }
  for (let step = 0; step < STEPS; step++) descend(found, rows, Math.min(0.5, DRAWN / games))
  const point = found.point / scale
  return {
    least,
    most,
    even: rounded(found.even - point * middle),
    point: rounded(point),
    own: Object.fromEntries(names.map((name, n) => [name, rounded(found.own[n] ?? 0)])),
  }
}

function endsOf(points: readonly CurvePoint[]): Pick<Curve, 'least' | 'most'> {
  const sorted = points.map(({ worth }) => worth).toSorted((a, b) => a - b)
  const at = (part: number) => rounded(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return { least: at(LOW), most: at(1 - HIGH) }
}

type Count = readonly [name: number, n: number]

interface Row {
  readonly x: number
  readonly own: readonly Count[]
  readonly won: number
}

interface Descent {
  even: number
  point: number
  readonly own: number[]
}

function descend(at: Descent, rows: readonly Row[], drawn: number): void {
  const pulls = at.own.map((now) => drawn * now)
  let [evenPull, pointPull] = [0, 0]
  for (const { x, own, won } of rows) {
    let odds = at.even + at.point * x
    for (const [name, n] of own) odds += n * (at.own[name] as number)
    const wrong = (logistic(odds) - won) / rows.length
    evenPull += wrong
    pointPull += wrong * x
    for (const [name, n] of own) pulls[name] = (pulls[name] as number) + wrong * n
  }
  at.even -= RATE * evenPull
  at.point = Math.max(0, at.point - RATE * pointPull)
  for (const [name, pull] of pulls.entries()) at.own[name] = (at.own[name] as number) - RATE * pull
}

function rounded(n: number): number {
  return Math.round(n * 1e4) / 1e4
}
