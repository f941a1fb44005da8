import type { Track } from '../../model/table/timeline.ts'

/** The box of a chart, in units of its drawing. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where an answer stands from left to right. */
export function xOf({ width, left, right }: Box, answer: number, last: number): number {
  return left + (last === 0 ? 0 : (answer / last) * (width - left - right))
}

/** Where a number stands from bottom to top. */
export function yOf({ height, top, bottom }: Box, value: number, most: number): number {
  return height - bottom - (most === 0 ? 0 : (value / most) * (height - top - bottom))
}

/** A track as the path of steps it takes: a number stays what it is until it changes. */
export function stepPath(box: Box, at: readonly number[], values: Track['values'], most: number): string {
  const last = at.at(-1) ?? 0
  let path = ''
  let y = Number.NaN
  at.forEach((answer, i) => {
    const value = values[i] ?? null
    if (value === null) {
      y = Number.NaN
      return
    }
    const x = round(xOf(box, answer, last))
    const next = round(yOf(box, value, most))
    if (Number.isNaN(y)) path += `M${x} ${next}`
    else path += next === y ? `H${x}` : `H${x}V${next}`
    y = next
  })
  return path
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}

/** The last moment of each round. */
export function roundEnds(rounds: readonly number[]): readonly number[] {
  return rounds.flatMap((round, i) => (rounds[i + 1] === round ? [] : [i]))
}

/** Numbers to write beside the chart: from 0, at most five, each easy to read. */
export function ticks(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => most / one <= 4) ?? most
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step)
}
