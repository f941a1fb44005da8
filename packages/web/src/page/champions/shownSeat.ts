import { useState } from 'react'
import type { Seat } from '@quadriga/kernel'
import type { Snapshot } from '../../model/table/snapshot.ts'

/**
 * Whose side of the table is in front. It follows the seat that is asked and the seat one looks from; who turns to
 * another one stays there until one of these changes.
 */
export function useShownSeat({ question, seat }: Snapshot): readonly [Seat, (seat: Seat) => void] {
  const asked = question?.seat ?? seat
  const [at, setAt] = useState({ shown: asked, asked, seat })
  if (at.asked !== asked || at.seat !== seat) setAt({ shown: at.asked === asked ? seat : asked, asked, seat })
  return [Math.max(0, at.shown), (shown) => setAt({ shown, asked, seat })]
}
