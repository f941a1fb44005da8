import { NOTHING } from '../../model/table/nobody.ts'
import type { Choice, Question } from '../../model/table/question.ts'

interface Column {
  readonly seat: number
  readonly choices: readonly Choice[]
}

/** The defenders of each player stand below each other; nobody comes last. */
export function columnsOf({ choices }: Question, controllerOf: (thing: number) => number): readonly Column[] {
  const seatOf = (choice: Choice) => (choice.declines ? NOTHING : controllerOf(choice.thing))
  const seats = [...new Set(choices.map(seatOf))].toSorted((a, b) =>
    a === NOTHING ? 1 : b === NOTHING ? -1 : a - b,
  )
  return seats.map((seat) => ({ seat, choices: choices.filter((choice) => seatOf(choice) === seat) }))
}
