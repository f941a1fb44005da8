import {
  message,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, isAllyOf, placeOf } from '../query/domain.ts'
import { defeatRefusal } from '../query/vanquish.ts'

interface Strike {
  seat: Seat
  /** Whom it may take, and where they stand. */
  left: readonly ThingId[]
  place: ThingId
  /** How many at most; the first one must be taken. */
  most: number
  isBegun: boolean
  /** The card that strikes, and whether it is discarded for it. */
  because: ThingId
  isPrice: boolean
}

/**
 * An effect defeats one character, or several one after the other: behind a Protector who has fallen the next one can be
 * taken. Where only own Allies are left to take nobody has to.
 */
export const strike = procedure<Strike>('villainous.strike', {
  pay(m, f) {
    if (f.isPrice) m.propose(event.discard, { ...by(m, f.seat), thing: f.because })
  },
  next(m, f) {
    const targets = f.left.filter((id) => canBeStruck(m, f, id))
    const mayPass = f.isBegun || targets.every((id) => isAllyOf(m, id, f.seat))
    const options = [...thingOptions(m, 'target', targets), ...(mayPass ? [PASS] : [])]
    if (targets.length === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.defeat'), options, because: f.because, confirm: true })
  },
  defeat(m, f) {
    const [thing = NOTHING] = m.chosen()
    f.left = f.left.filter((id) => id !== thing)
    f.most--
    f.isBegun = true
    if (thing === NOTHING || f.most === 0) m.done()
    else m.goto('next')
    if (thing !== NOTHING) m.propose(event.defeat, { ...by(m, f.seat), thing, source: f.because })
  },
})

function canBeStruck(q: Query, { place }: Strike, id: ThingId): boolean {
  return placeOf(q, id) === place && defeatRefusal(q, id) === null
}
