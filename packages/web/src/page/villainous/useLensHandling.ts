import { useEffect, useMemo } from 'react'
import { isBegun, meantActs } from '../act/intent.ts'
import { idleMark, type PieceMark } from '../act/pieceMarks.ts'
import { type Handling, useHandling } from '../cards/handling.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { actsOf, closeLens, useLens } from './symbolLens.ts'

/**
 * Pieces are pressed as everywhere. After a press on a symbol only the cards that it can be used for are offered, and who
 * is to be vanquished is the target, not the one who acts.
 */
export function useLensHandling(): Handling {
  const handling = useHandling()
  const { question } = usePlay()
  const { intent } = useChoosing()
  const lens = useLens()
  const isOn = question !== null && lens.question === question.id && !isBegun(intent)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeLens()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return useMemo((): Handling => {
    if (!isOn) {
      const isFight =
        question?.shape === 'pay' ||
        (question !== null && meantActs(question, intent).some(({ verb }) => verb === 'vanquish'))
      if (!isFight) return handling
      return {
        ...handling,
        markOf: (piece) => fightMark(handling.markOf(piece)),
      }
    }
    const acts = actsOf(question, lens.types)
    const sources = [...new Set(acts.map(({ source }) => source))]
    const standIn = (piece: number): number =>
      question.choices.find(({ twins }) => twins.includes(piece))?.thing ?? piece
    return {
      ...handling,
      markOf: (piece) => (sources.includes(standIn(piece)) ? { ...idleMark, state: 'target' } : idleMark),
      press(piece) {
        const act = acts.find(({ source }) => source === standIn(piece))
        closeLens()
        if (act === undefined) handling.press(piece)
        else handling.start(act.source, act.verb)
      },
    }
  }, [handling, question, intent, isOn, lens])
}

/** The target is chosen; Allies that fight carry the ring of what was given, the builder says how much they bring. */
function fightMark(mark: PieceMark): PieceMark {
  if (mark.state === 'source') return { ...mark, state: 'chosen' }
  return mark.state === 'pays' ? { ...mark, state: 'source', gives: [] } : mark
}
