import { useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { bindings } from '../shortcuts/bindings.ts'
import type { Replay } from './replayContext.ts'
import { turnAfter, turnBefore } from './turns.ts'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"]') !== null
}

/** Arrows step, brackets go by turns, Home and End to the ends, Space plays. */
export function useReplayKeys({ length, starts, isPlaying, go, play }: Replay): void {
  // Before it is painted: a reader who sees something may press its key.
  useLayoutEffect(() => {
    const quiet = (act: () => void) => (event: KeyboardEvent) => {
      if (isTyping(event)) return
      event.preventDefault()
      act()
    }
    // Space on a button is that button's.
    const onSpace = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('button, a') !== null) return
      quiet(() => play(!isPlaying))(event)
    }
    const acts = {
      replayBack: quiet(() => go((at) => at - 1)),
      replayNext: quiet(() => go((at) => at + 1)),
      replayTurnBack: quiet(() => go((at) => turnBefore(starts, at))),
      replayTurnNext: quiet(() => go((at) => turnAfter(starts, at, length))),
      replayFirst: quiet(() => go(0)),
      replayLast: quiet(() => go(length)),
      replayPlay: onSpace,
    }
    return tinykeys(window, bindings(acts, {}))
  }, [length, starts, isPlaying, go, play])
}
