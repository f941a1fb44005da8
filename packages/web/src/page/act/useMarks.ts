import { useMemo } from 'react'
import { shortChange } from '../play/changeText.ts'
import { useChoosing } from '../play/choosing.ts'
import type { Play } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { type Marks, marksOf } from './pieceMarks.ts'

/** The marks of every piece, each with what would become of it. */
export function useMarks({ question, outcomes }: Pick<Play, 'question' | 'outcomes'>): Marks {
  const t = useWords()
  const { picks, intent, keysFrom } = useChoosing()
  return useMemo(() => {
    const found = new Map(marksOf(question, intent, picks, [...outcomes.at.keys()], keysFrom))
    for (const [thing, change] of outcomes.at) {
      const mark = found.get(thing)
      if (mark !== undefined && mark.note === '' && (mark.state === 'target' || mark.state === 'chosen'))
        found.set(thing, { ...mark, note: shortChange(t, change) })
    }
    return found
  }, [question, intent, picks, outcomes, keysFrom, t])
}
