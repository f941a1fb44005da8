import { type Decision, query, type State, type View } from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import { type Sample, sampleIn } from '../tried.ts'
import type { Judgement } from './judgement.ts'
import { weights } from './weights.ts'

/** One question that is thought about. */
export interface Question {
  readonly seen: View
  readonly decision: Decision
  readonly judgement: Judgement
  /** What its luck follows from. */
  readonly seed: string
}

/** An answer that was tried. */
export interface Considered {
  readonly picks: readonly string[]
  /** What it came to in each world it was tried in, in Health. */
  readonly samples: readonly Sample[]
  /** Where it led to in the last of them. */
  readonly end: State | null
}

/** Where a hero has fallen the game is lost, whatever still has to happen. */
export function sampleOf(end: State, { seat }: Decision, value: number): Sample {
  const worth = value / weights.health
  return tableOf(query(end)).fallen ? { worth, ended: 0 } : sampleIn(end, seat, worth)
}

/** By how much one answer did better than another in the worlds that both were tried in. */
export function gainOver(one: Considered, other: Considered): number {
  const worlds = Math.min(one.samples.length, other.samples.length)
  const sum = ({ samples }: Considered) => samples.slice(0, worlds).reduce((all, { worth }) => all + worth, 0)
  return ((sum(one) - sum(other)) * weights.health) / worlds
}

/** Where nothing is to be gained a turn is ended: nobody walks there and back to use up Actions. */
export function trouble({ options }: Decision, picks: readonly string[]): number {
  return options.some(({ key, role }) => role === 'end' && key === picks[0]) ? 0 : weights.trouble
}
