import { procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { isMarkable } from '../query/marks.ts'

interface PlayedHero {
  seat: Seat
  thing: ThingId
  place: ThingId
  /** It receives a Soul Mark, if it may carry one. */
  marked: boolean
}

/** A Hero is played from the Fate discard pile, with all that its arrival sets off. */
export const playHero = procedure<PlayedHero>('villainous.playHero', {
  show(m, f) {
    f.thing = m.happen(event.show, { ...by(m, f.seat), thing: f.thing }).thing
  },
  put(m, f) {
    m.propose(event.enter, { ...by(m, f.seat), thing: f.thing, place: f.place })
  },
  mark(m, f) {
    m.done()
    if (f.marked && isMarkable(m, f.thing)) m.happen(event.mark, { ...by(m, f.seat), thing: f.thing })
  },
})
