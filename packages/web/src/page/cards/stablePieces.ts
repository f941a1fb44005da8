import { useMemo, useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import type { Piece } from '../../model/table/piece.ts'

type Pieces = Readonly<Record<ThingId, Piece>>

/**
 * The pieces of a snapshot, with those that did not change being the same objects as before: every snapshot comes as a
 * copy, and a card that is the same object need not be drawn again.
 */
export function useStablePieces(pieces: Pieces): Pieces {
  const [memory] = useState(() => new Map<string, { readonly text: string; readonly piece: Piece }>())
  return useMemo(() => {
    const stable = Object.entries(pieces).map(([id, piece]) => {
      const text = JSON.stringify(piece)
      const known = memory.get(id)
      if (known?.text === text) return [id, known.piece] as const
      memory.set(id, { text, piece })
      return [id, piece] as const
    })
    return Object.fromEntries(stable)
  }, [pieces, memory])
}
