import type { Seat } from '@quadriga/kernel'
import { useKeysFirst } from '../shortcuts/useKeysFirst.ts'

/** Alt with 1 to 4 turns to a player's side. By the place of the key, for in French digits want Shift. */
export function useSeatKeys(players: number, show: (seat: Seat) => void): void {
  useKeysFirst((event) => {
    const seat = Number(/^Digit([1-4])$/.exec(event.code)?.[1] ?? 0) - 1
    if (!event.altKey || event.ctrlKey || event.metaKey || seat < 0 || seat >= players) return
    event.preventDefault()
    show(seat)
  })
}
