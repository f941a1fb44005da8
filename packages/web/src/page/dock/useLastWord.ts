import { useEffect, useRef } from 'react'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'
import { usePlay } from '../play/PlayContext.ts'

/** Milliseconds after which nobody is held up any longer. */
const MOST = 1500

/** A suggestion that is worth a word before a turn ends: one that does something. */
export function worthAWord(
  found: Suggestion | null,
  { choices }: Pick<Question, 'choices'>,
): Suggestion | null {
  const ends = new Set(choices.filter(({ declines }) => declines).map(({ key }) => key))
  return found === null || found.picks.every((key) => ends.has(key)) ? null : found
}

/**
 * Asks what would still be worth doing when somebody wants to end their turn, and goes on with it or with null. Who presses again meanwhile
 * means it.
 */
export function useLastWord(question: Question): (then: (better: Suggestion | null) => void) => void {
  const { table } = usePlay()
  const thought = useRef<AbortController | null>(null)
  const { id } = question
  useEffect(
    () => () => {
      thought.current?.abort()
      thought.current = null
    },
    [id],
  )
  return (then) => {
    if (thought.current !== null) {
      thought.current.abort()
      thought.current = null
      return then(null)
    }
    const stop = new AbortController()
    thought.current = stop
    const goOn = (better: Suggestion | null): void => {
      if (thought.current !== stop) return
      thought.current = null
      clearTimeout(timer)
      then(better)
      stop.abort()
    }
    const timer = setTimeout(() => goOn(null), MOST)
    table.suggest(id, stop.signal).then(
      (found) => goOn(worthAWord(found, question)),
      (fault: unknown) => {
        if (!stop.signal.aborted) throw fault
      },
    )
  }
}
