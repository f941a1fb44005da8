import {
  type Machine,
  message,
  NOTHING,
  procedure,
  type Seat,
  sizeOf,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, locationsOf } from '../query/domain.ts'
import { isPlayableAlly } from '../query/playing.ts'
import { playNow } from './play.ts'
import { whereTo } from './whereTo.ts'

interface Hire {
  /** Who is paid, and whose deck is looked through. */
  seat: Seat
  other: Seat
  before: number
  found: ThingId
  /** The Power that is gained. */
  pay: number
}

/**
 * Another player's deck is revealed until an Ally appears that can be played; that player plays it at home for free, and its
 * cost and 1 more is gained.
 */
export const hire = procedure<Hire>('villainous.hire', {
  reveal(m, f) {
    if (sizeOf(m.zone('deck', f.other)) + m.ids('discard', f.other).length === 0) return
    const { thing } = m.happen(event.reveal, { ...by(m, f.other), pile: 'deck' })
    if (isPlayableAlly(m, f.other, thing)) f.found = thing
    else m.goto('reveal')
  },
  shuffle(m, f) {
    const shown = m.ids('played', f.other).slice(f.before)
    const cards = shown.filter((id) => id !== f.found)
    if (cards.length > 0) m.happen(event.shuffleBack, { ...by(m, f.other), cards })
    if (f.found === NOTHING) m.done()
    else f.pay = (m.definition(f.found).stats['cost'] ?? 0) + 1
  },
  where(m, f) {
    const options = whereTo(m, locationsOf(m, f.other))
    m.ask({ seat: f.other, ask: message('ask.to'), options, because: f.found, confirm: true })
  },
  play(m, f) {
    playNow(m, f.other, f.found, true, m.chosen()[0])
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
