import { same } from '../text/said.ts'
import { nameTooLong, tooLarge, tooSmall } from '../text/fileProblems.ts'
import type { Words } from '../kit.ts'
import type { Spot } from './format.ts'
import type { Report } from './tree.ts'

/**
 * How much a scenario file may ask for. No table of any game comes near; beyond it a slip of the finger would keep the
 * machine busy for hours or fill its memory.
 */
export const most = {
  /** Characters of a file: a recorded game of thirty thousand answers has as many. */
  characters: 4_000_000,
  /** Levels of lists and mappings within each other. */
  depth: 32,
  /** Characters of a name, a place, a sentence of `run`. */
  name: 300,
  /** Characters of any other single value. */
  text: 5000,
  /** Cases and variants of one file. */
  runs: 1000,
  /** Steps of one run. */
  steps: 1000,
  /** Copies (`walker x4`), the size of a zone, hit points, tokens, shares, rounds. */
  amount: 1000,
  /** Things of a position, all zones and everything they hold together. */
  things: 5000,
} as const

/** The number, or undefined after reporting that it asks for too much. */
export function within(
  at: Spot,
  what: Words | string,
  value: number,
  report: Report,
  highest: number = most.amount,
): number | undefined {
  const named = typeof what === 'string' ? same(what) : what
  if (value > highest) report(at, tooLarge(named, value, highest))
  else if (value < -highest) report(at, tooSmall(named, value, -highest))
  else return value
  return undefined
}

/** Whether a text is short enough for a name, after reporting that it is not. */
export function isName(at: Spot, text: string, report: Report): boolean {
  if (text.length <= most.name) return true
  report(at, nameTooLong(text.length, most.name))
  return false
}
