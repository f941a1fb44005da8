import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'

/** Milliseconds after which nobody is held up any longer. */
const MOST = 1500

/** A suggestion that is worth a word before a turn ends: one that does something, and is better than ending by more than a hair. */
export function worthAWord(
  found: Suggestion | null,
  { choices }: Pick<Question, 'choices'>,
): Suggestion | null {
  if (found === null) return null
  const ends = new Set(choices.filter(({ declines }) => declines).map(({ key }) => key))
  const isEnd = (picks: readonly string[] | null): boolean => picks?.every((key) => ends.has(key)) === true
  return isEnd(found.picks) || isEnd(found.rival) ? null : found
}

/** Thinks of what speaks against ending a turn, until it is told to stop; null if nothing does. */
export type Thinking<Doubt> = (stop: AbortSignal) => Promise<Doubt | null>

/** An end of a turn that may be held up. */
export interface LastWord<Doubt> {
  /** Goes on with what speaks against the end, or with null. */
  readonly before: (then: (doubt: Doubt | null) => void) => void
  /** It is being thought of: the button says so at once. */
  readonly isThinking: boolean
}

/** Holds an end of a turn up while what speaks against it is thought of. Who presses again meanwhile means it. */
export function useLastWord<Doubt>({ id }: Question, think: Thinking<Doubt>): LastWord<Doubt> {
  const thought = useRef<AbortController | null>(null)
  const [thinkingOf, setThinkingOf] = useState<number | null>(null)
  useEffect(
    () => () => {
      thought.current?.abort()
      thought.current = null
    },
    [id],
  )
  const before: LastWord<Doubt>['before'] = (then) => {
    setThinkingOf(null)
    if (thought.current !== null) {
      thought.current.abort()
      thought.current = null
      return then(null)
    }
    const stop = new AbortController()
    thought.current = stop
    setThinkingOf(id)
    const goOn = (doubt: Doubt | null): void => {
      if (thought.current !== stop) return
      thought.current = null
      setThinkingOf(null)
      clearTimeout(timer)
      then(doubt)
      stop.abort()
    }
    const timer = setTimeout(() => goOn(null), MOST)
    think(stop.signal).then(goOn, (fault: unknown) => {
      if (!stop.signal.aborted) throw fault
    })
  }
  return { before, isThinking: thinkingOf === id }
}
