import type { ThingId } from '@quadriga/kernel'
import type { Choice } from '../../model/table/question.ts'
import { choicesAt, pointAt, useChoosing } from './choosing.ts'
import { optionKey } from './optionKeys.ts'
import { usePlay } from './PlayContext.ts'

/** How a piece is marked, and what pointing at it does. */
export interface Mark {
  readonly choices: readonly Choice[]
  /** The number key of its first choice, from 1; 0 where it is none. */
  readonly number: number
  readonly isPicked: boolean
  readonly isHovered: boolean
  /** Points of a share that lie on it. */
  readonly points: number
  readonly point: () => void
  readonly hover: (isOver: boolean) => void
}

/** Marks a piece as the question wants it: a ring, a shape and a number where it can be chosen. */
export function useMark(thing: ThingId): Mark {
  const { question } = usePlay()
  const { picks, hovered } = useChoosing()
  const choices = choicesAt(question, thing)
  const [first] = choices
  const keys = choices.map(({ key }) => key)
  const points = picks.filter((pick) => keys.includes(pick)).length
  return {
    choices,
    number:
      first === undefined || question === null
        ? 0
        : Number(optionKey(question, question.choices.indexOf(first)) || 10),
    isPicked: points > 0 && question?.shape !== 'order',
    isHovered: hovered === thing,
    points,
    point: () => pointAt(question, thing),
    hover: (isOver) => useChoosing.setState({ hovered: isOver ? thing : null }),
  }
}
