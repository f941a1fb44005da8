import type { Choice, Question } from '../../model/table/question.ts'
import { pieceless } from '../act/pieceMarks.ts'

/** The number key that chooses an option, where it has no piece with a key of its own: '1' to '9', or ''. */
export function optionKey(question: Question, choice: Choice): string {
  const free = pieceless(question)
  const listed = free.length > 0 ? free : question.choices.filter(({ declines }) => !declines)
  const place = listed.indexOf(choice)
  return place >= 0 && place < 9 ? `${place + 1}` : ''
}

/** The option that a number key chooses. */
export function optionAt(question: Question, key: number): Choice | undefined {
  return question.choices.find((choice) => optionKey(question, choice) === `${key}`)
}
