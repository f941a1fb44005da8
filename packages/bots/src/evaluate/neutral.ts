import type { Evaluation } from './evaluation.ts'

/** Knows of no game more than who won: good enough to play legally, and small games well. */
export const neutral: Evaluation = {
  value: () => 0,
  inTurn: () => false,
  others: 'sometimes',
  turnEffort: { tastes: 3, worlds: 8, answers: 300 },
  otherEffort: { tastes: 3, worlds: 8, answers: 300 },
  openEffort: { tastes: 3, worlds: 8, answers: 300 },
}
