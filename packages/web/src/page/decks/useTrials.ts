import { useEffect, useRef, useState } from 'react'
import type { TrialAsked, TrialProgress } from '../../model/decks/deckTrial.ts'
import { decks } from '../table/engine.ts'

/** The decks are tried one after the other; what was played stays known, so that going on does not begin anew. */
export function useTrials() {
  const [told, setTold] = useState<readonly TrialProgress[]>([])
  const [isRunning, setRunning] = useState(false)
  const stopped = useRef<(() => void) | null>(null)
  const stop = (): void => {
    stopped.current?.()
    stopped.current = null
    setRunning(false)
  }
  const run = ([first, ...rest]: readonly TrialAsked[], place: number): void => {
    if (first === undefined) {
      setRunning(false)
      return
    }
    stopped.current = decks().trial((progress) => {
      setTold((before) => [...before.slice(0, place), progress])
      if (progress.done < progress.games) return
      stopped.current?.()
      run(rest, place + 1)
    }, first)
  }
  useEffect(() => () => stopped.current?.(), [])
  const start = (asked: readonly TrialAsked[]): void => {
    stop()
    setTold([])
    setRunning(true)
    run(asked, 0)
  }
  /** What an earlier visit came to, unless something was begun since. */
  const restore = (progress: TrialProgress): void =>
    setTold((before) => (before.length === 0 ? [progress] : before))
  return { told, isRunning, start, stop, restore }
}
