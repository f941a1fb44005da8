import { procedure, type Query, type Seat, shuffleInto, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { isKind } from '../query/card.ts'
import { reveal } from './reveal.ts'
import { idsOf, seatZone, sharedZone } from '../table.ts'

interface NemesisVars {
  seat: Seat
  /** The reveal that brought it, which gains surge when the minion was used up before. */
  event: number
}

/** A set-aside nemesis arrives: minion first, then its side scheme, then the rest into the encounter deck (R69). */
export const nemesisArrives = procedure<NemesisVars>('champions.nemesisArrives', {
  minion(m, f) {
    const minion = asideOf(m, f.seat, 'minion')
    if (minion !== undefined) reveal(m, f.seat, minion, false)
    else {
      m.done()
      if (f.event >= 0) m.ownEventOf(f.event, event.reveal).surge = true
    }
  },
  scheme(m, f) {
    const scheme = asideOf(m, f.seat, 'side-scheme')
    if (scheme !== undefined) reveal(m, f.seat, scheme, false)
  },
  rest(m, f) {
    m.done()
    const rest = idsOf(m, seatZone.setAside, f.seat).filter((id) => !isKind(m, id, 'obligation'))
    shuffleInto(m, sharedZone.encounterDeck, rest)
  },
})

function asideOf(q: Query, seat: Seat, kind: 'minion' | 'side-scheme'): ThingId | undefined {
  return idsOf(q, seatZone.setAside, seat).find((id) => isKind(q, id, kind))
}
