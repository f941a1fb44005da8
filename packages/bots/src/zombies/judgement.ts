import { objectiveOf, type query, type State } from '@quadriga/kernel'
import { missionOf, tableOf } from '@quadriga/zombies'
import { valueOf, worthOf } from './value.ts'
import type { Weights } from './weights.ts'

type Reader = ReturnType<typeof query>

/** How positions are judged. */
export interface Judgement {
  /** What a position is worth in which the heroes are to act, while nothing is decided. */
  before(state: State, q: Reader): number
  /** What it has come to, seen from one that was worth `before`: more is better. */
  value(end: State, q: Reader, before: number): number
}

export function judgementBy(weights: Weights): Judgement {
  return {
    before: (state, q) => worthOf(state, q, weights),
    value: (end, q, before) => valueOf(end, q, before, weights),
  }
}

/** The part of what a lost position would be worth that still counts. */
const HOPE = 0.03

/** The same, with defeats told apart: who sees nothing but defeats goes where least is missing, and does not pass. */
export function hopefulBy(weights: Weights): Judgement {
  const plain = judgementBy(weights)
  return {
    before: (state, q) => plain.before(state, q),
    value(end, q, before) {
      const isLost = (end.outcome !== null && end.outcome.kind !== 'won') || tableOf(q).fallen
      return plain.value(end, q, before) + (isLost ? HOPE * worthOf(end, q, weights) : 0)
    },
  }
}

/** The part of the mission that is done, from 0 to 1. */
export function partDone(state: State, q: Reader): number {
  const parts = objectiveOf(state, missionOf(q).id, 0, -1)?.parts ?? []
  const met = parts.reduce((sum, { have, need }) => sum + (need === 0 ? 1 : Math.min(1, have / need)), 0)
  return met / Math.max(1, parts.length)
}
