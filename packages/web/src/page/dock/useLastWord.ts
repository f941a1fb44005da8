import { useEffect, useRef } from 'react'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'

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

/** Thinks of what speaks against ending a turn, until it is told to stop; null if nothing does. */
export type Thinking<Doubt> = (stop: AbortSignal) => Promise<Doubt | null>

/**
 * Holds an end of a turn up while what speaks against it is thought of, and goes on with that or with null. Who presses again meanwhile
 * means it.
 */
export function useLastWord<Doubt>(
  { id }: Question,
  think: Thinking<Doubt>,
): (then: (doubt: Doubt | null) => void) => void {
  const thought = useRef<AbortController | null>(null)
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
    const goOn = (doubt: Doubt | null): void => {
      if (thought.current !== stop) return
      thought.current = null
      clearTimeout(timer)
      then(doubt)
      stop.abort()
    }
    const timer = setTimeout(() => goOn(null), MOST)
    think(stop.signal).then(goOn, (fault: unknown) => {
      if (!stop.signal.aborted) throw fault
    })
  }
}
