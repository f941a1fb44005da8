import { message, NO, procedure, type Seat, type ThingId, YES } from '@quadriga/kernel/author'
import { activate } from './activate.ts'

/** A player is offered a free activation. */
export const offerActivation = procedure<{ seat: Seat; thing: ThingId }>('villainous.offerActivation', {
  offer(m, f) {
    m.ask({ seat: f.seat, ask: message('ask.activateNow'), options: [YES, NO], because: f.thing })
  },
  answer(m, f) {
    const isWanted = m.picks[0] === YES.key
    m.done()
    if (isWanted) m.call(activate, { seat: f.seat, thing: f.thing, given: true, free: true })
  },
})
