import { logistic } from '../search/model.ts'
import type { Tried } from '../tried.ts'

/** How a bot's points become a chance: the logarithm of the odds is even + what the setting adds + point × worth. */
export interface Curve {
  /** Fewer points and more than these say no more: so few positions were held for them. */
  readonly least: number
  readonly most: number
  readonly even: number
  readonly point: number
  /** What is added for a scenario, a hero, a villain. */
  readonly own: Readonly<Record<string, number>>
}

/** Curves as they lie in their file, with where they come from: how often games were won from positions that were judged so. */
export interface ChancesFile {
  readonly game: string
  readonly build: string
  readonly seed: string
  readonly games: number
  readonly curves: Readonly<Record<string, Curve>>
}

/** What a game is played with and against: positions that are judged alike are won more or less often. */
export interface Setting {
  /** What must have been counted, or nothing can be said; null where all that can be met is alike enough. */
  readonly needs: string | null
  /** What a curve adds by name, and how many times: once what is one's own, minus once what is the opponent's. */
  readonly counts: Readonly<Record<string, number>>
}

/** Whether games were counted that were played so. */
export function isCounted({ needs }: Setting, { own }: Curve): boolean {
  return needs === null || Object.hasOwn(own, needs)
}

export function chanceBy(curve: Curve, { counts }: Setting, worth: number): number {
  let odds = curve.even + curve.point * Math.min(curve.most, Math.max(curve.least, worth))
  for (const name in counts) odds += (counts[name] ?? 0) * (curve.own[name] ?? 0)
  return logistic(odds)
}

/** What samples of an answer come to together. */
export interface Summed {
  /** The mean worth of those in which the game goes on; null where it ended in all. */
  readonly worth: number | null
  /** The part of them in which the game goes on, and the part that was won. */
  readonly open: number
  readonly won: number
}

export function summed({ samples }: Pick<Tried, 'samples'>): Summed {
  let [open, sum, won] = [0, 0, 0]
  for (const { worth, ended } of samples) {
    if (ended !== null) won += ended
    else {
      open++
      sum += worth
    }
  }
  const all = Math.max(1, samples.length)
  return { worth: open === 0 ? null : sum / open, open: open / all, won: won / all }
}

/** The chance of winning after an answer: what was won in imagined worlds, and what may be won where the game goes on. */
export function chanceAfter({ worth, open, won }: Summed, curve: Curve, setting: Setting): number {
  return worth === null ? won : won + open * chanceBy(curve, setting, worth)
}
