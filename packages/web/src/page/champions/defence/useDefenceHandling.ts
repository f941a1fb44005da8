import { useMemo } from 'react'
import type { PieceMark } from '../../act/pieceMarks.ts'
import { idleMark } from '../../act/pieceMarks.ts'
import { type Handling, useHandling } from '../../cards/handling.ts'
import { useDefending } from './useDefending.ts'

const target: PieceMark = { ...idleMark, state: 'target' }
const chosen: PieceMark = { ...idleMark, state: 'chosen' }

/** While all hands defend at once, a press on a piece does what its line of the sheet does, whoever's it is. */
export function useDefenceHandling(): Handling {
  const handling = useHandling()
  const defending = useDefending()
  return useMemo((): Handling => {
    if (defending === null || defending === 'soon' || defending.isBusy) return handling
    const able = new Set(
      defending.attacks.flatMap(({ defences }) => defences.map(({ defender }) => defender)),
    )
    const defenders = new Set(Object.values(defending.plan))
    return {
      ...handling,
      markOf: (piece) =>
        able.has(piece) ? (defenders.has(piece) ? chosen : target) : { ...handling.markOf(piece), key: '' },
      press: (piece) => (able.has(piece) ? defending.press(piece) : handling.press(piece)),
    }
  }, [handling, defending])
}
