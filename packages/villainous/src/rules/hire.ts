import { type Machine, NOTHING, procedure, type Seat, sizeOf, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, isKind } from '../query/domain.ts'
import { playNow } from './play.ts'

interface Hire {
  /** Who is paid, and whose deck is looked through. */
  seat: Seat
  other: Seat
  before: number
  found: ThingId
  /** The Power that is gained. */
  pay: number
}

/** Another player's deck is revealed until an Ally appears, which that player plays for free; its cost and 1 more is gained. */
export const hire = procedure<Hire>('villainous.hire', {
  reveal(m, f) {
    if (sizeOf(m.zone('deck', f.other)) + m.ids('discard', f.other).length === 0) return
    const { thing } = m.happen(event.reveal, { ...by(m, f.other), pile: 'deck' })
    if (isKind(m, thing, 'ally')) f.found = thing
    else m.goto('reveal')
  },
  shuffle(m, f) {
    const shown = m.ids('played', f.other).slice(f.before)
    const cards = shown.filter((id) => id !== f.found)
    if (cards.length > 0) m.happen(event.shuffleBack, { ...by(m, f.other), cards })
    if (f.found === NOTHING) m.done()
    else f.pay = (m.definition(f.found).stats['cost'] ?? 0) + 1
  },
  play(m, f) {
    playNow(m, f.other, f.found, true)
  },
  paid(m, f) {
    m.done()
    m.happen(event.gainPower, { ...by(m, f.seat), n: f.pay })
  },
})

/** Begins it; the text that asked for it speaks for the player who is paid. */
export function beginHire(m: Machine, seat: Seat, other: Seat): void {
  m.call(hire, { seat, other, before: m.ids('played', other).length, found: NOTHING, pay: 0 })
}
