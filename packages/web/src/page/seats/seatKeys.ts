import { useLayoutEffect } from 'react'
import type { Seat } from '@quadriga/kernel'

/** Alt with 1 to 4 turns to a player's side. By the place of the key, for in French digits want Shift. */
export function useSeatKeys(players: number, show: (seat: Seat) => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const seat = Number(/^Digit([1-4])$/.exec(event.code)?.[1] ?? 0) - 1
      if (!event.altKey || event.ctrlKey || event.metaKey || seat < 0 || seat >= players) return
      event.preventDefault()
      show(seat)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [players, show])
}
