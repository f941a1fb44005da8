import { useMemo } from 'react'
import { idleMark } from '../act/pieceMarks.ts'
import { type Handling, useHandling } from '../cards/handling.ts'
import { noIntent } from '../act/intent.ts'
import { useChoosing } from '../play/choosing.ts'
import { onlySells, useSelling } from './selling.ts'

/**
 * Cards of the hand are pressed like any piece, but one that can only be sold is no offer: it stays quiet, and a press says
 * on it why it cannot be played and lets the place that sells wait for it. A second press opens the rule.
 */
export function useHandHandling(): Handling {
  const handling = useHandling()
  return useMemo(
    (): Handling => ({
      ...handling,
      markOf(card) {
        const mark = handling.markOf(card)
        return mark.state === 'able' && onlySells(handling, card) ? idleMark : mark
      },
      press(card) {
        const isSold = onlySells(handling, card)
        const isAgain = useSelling.getState().card === card
        useSelling.setState({ card: isSold ? card : null })
        if (isSold) useChoosing.setState({ intent: noIntent, explained: isAgain ? card : null })
        else handling.press(card)
      },
    }),
    [handling],
  )
}
