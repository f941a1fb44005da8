import { useMemo } from 'react'
import { idleMark } from '../act/pieceMarks.ts'
import { usePress } from '../act/usePress.ts'
import { type Handling, useHandling } from '../cards/handling.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useDuel } from './duel.ts'
import { bestTierOf } from './announcing.ts'
import { onlySells, useSelling } from './selling.ts'

/**
 * Abilities are pressed like any piece, but for three things: the best tier is meant at once, an upgrade is never sold by a
 * press alone, and nothing lights up while the dice still tumble.
 */
export function useAbilityHandling(): Handling {
  const handling = useHandling()
  const play = usePlay()
  const press = usePress(play)
  const { isTumbling } = useDuel()
  const { question } = play
  return useMemo(
    (): Handling => ({
      ...handling,
      markOf(piece) {
        const mark = handling.markOf(piece)
        return isTumbling || (mark.state === 'able' && onlySells(handling, piece)) ? idleMark : mark
      },
      press(piece) {
        const best = bestTierOf(question, piece)
        const { option } = useChoosing.getState().intent
        const isMeant = question?.choices.some(({ key, thing }) => key === option && thing === piece) === true
        if (onlySells(handling, piece)) useSelling.setState({ card: piece })
        else if (isMeant) press.confirm()
        else if (best !== undefined) press.option(best.key)
        else handling.press(piece)
      },
    }),
    [handling, press, question, isTumbling],
  )
}
