import type { ThingId } from '@quadriga/kernel'
import { idleMark, marksOf, type PieceMark } from '../act/pieceMarks.ts'
import { usePress } from '../act/usePress.ts'
import { useChoosing } from './choosing.ts'
import { usePlay } from './PlayContext.ts'

/** How a piece of the text table is marked, and what pointing at it does. */
export interface Mark extends PieceMark {
  readonly isHovered: boolean
  readonly point: () => void
  readonly hover: (isOver: boolean) => void
}

/** Marks a piece as the question wants it, in the same way as on a board. */
export function useMark(thing: ThingId): Mark {
  const play = usePlay()
  const { intent, picks, hovered, keysFrom } = useChoosing()
  const press = usePress(play)
  const marks = marksOf(play.question, intent, picks, [...play.outcomes.at.keys()], keysFrom)
  const mark = marks.get(thing) ?? idleMark
  return {
    ...mark,
    isHovered: hovered === thing,
    point: () => press.piece(thing),
    hover: (isOver) => useChoosing.setState({ hovered: isOver ? thing : null }),
  }
}
