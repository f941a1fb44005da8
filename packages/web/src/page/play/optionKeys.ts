import type { Question } from '../../model/table/question.ts'

/** Dice are kept by 1 to 5: where they may be thrown again, the options follow behind. */
const DICE = 5

function firstKey({ choices }: Question): number {
  return choices.some(({ verb }) => verb === 'reroll') ? DICE + 1 : 1
}

/** The number key that chooses an option, by its place from 0; '' beyond 9. */
export function optionKey(question: Question, place: number): string {
  const key = firstKey(question) + place
  return place >= 0 && key <= 9 ? `${key}` : ''
}

/** The place of the option that a number key chooses, or -1. */
export function placeOfKey(question: Question, key: number): number {
  return Math.max(-1, key - firstKey(question))
}
