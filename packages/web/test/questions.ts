import type { Choice, Question } from '../src/model/table/question.ts'

/** A choice with what matters in a test. */
export const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  key,
  label: [],
  thing: -1,
  zone: '',
  twins: [],
  verb: '',
  cap: 3,
  gives: [],
  declines: false,
  ...more,
})

/** A question with what matters in a test. */
export const question = (
  shape: Question['shape'],
  choices: readonly Choice[],
  min: number,
  max: number,
): Question => ({
  id: 1,
  seat: 0,
  ask: '',
  prompt: [],
  occasion: [],
  because: -1,
  becauseFace: '',
  shape,
  choices,
  min,
  max,
  need: [],
  suggested: null,
  isMenu: false,
  open: false,
  sealed: false,
  paced: false,
  danger: null,
  fan: { acts: [], payments: [] },
})
