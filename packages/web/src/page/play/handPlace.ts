import { create } from 'zustand'
import { useMedia } from '../shell/useMedia.ts'

/** Low windows have the dock as a column; a hand of cards stands in it, between the header and the decision. */
export const LOW = '(max-height: 499px) and (min-width: 600px)'

/** Where the screen lets a board put its hand, as far as it is there. */
export const usePlaceOfHand = create<{ readonly element: HTMLElement | null }>(() => ({ element: null }))

/** The place beside the board for the hand; null where the hand lies on the board. */
export function useHandPlace(): HTMLElement | null {
  const { element } = usePlaceOfHand()
  return useMedia(LOW) ? element : null
}
