import {
  distinctFaces,
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
import { mayGoOnCrisis } from '../query/crises.ts'
import { alliesOf, by, isKind } from '../query/domain.ts'
import { playRefusal } from '../query/playing.ts'
import { mayBePut } from '../query/relocating.ts'
import { playNow } from './play.ts'

interface Reinforcement {
  seat: Seat
  /** The Crisis that one more Ally may come to, from hand or from elsewhere; NOTHING for a free play anywhere. */
  crisis: ThingId
  because: ThingId
}

/**
 * A player may play one more Ally from hand for free. It is asked whenever there is a hand at all: to be asked only with an
 * Ally there would tell the others.
 */
export const reinforce = procedure<Reinforcement>('villainous.reinforce', {
  which(m, f) {
    const options = [
      ...thingOptions(m, 'play', playable(m, f)),
      ...thingOptions(m, 'relocate', relocatable(m, f)),
      PASS,
    ]
    if (m.ids('hand', f.seat).length === 0 && options.length === 1) m.done()
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.reinforce'),
        options,
        because: f.because,
        confirm: true,
        paced: true,
      })
  },
  come(m, f) {
    const [thing = NOTHING] = m.chosen()
    m.done()
    if (thing === NOTHING) return
    if (m.inZone(thing, 'hand')) playNow(m, f.seat, thing, true, f.crisis)
    else m.propose(event.relocate, { ...by(m, f.seat), thing, place: f.crisis })
  },
})

function playable(q: Query, { seat, crisis }: Reinforcement): ThingId[] {
  const allies = q
    .ids('hand', seat)
    .filter((id) => isKind(q, id, 'ally') && playRefusal(q, seat, id, true) === null)
  return distinctFaces(
    q,
    crisis === NOTHING ? allies : allies.filter((id) => mayGoOnCrisis(q, seat, id, crisis)),
  )
}

function relocatable(q: Query, { seat, crisis }: Reinforcement): ThingId[] {
  return crisis === NOTHING ? [] : alliesOf(q, seat).filter((id) => mayBePut(q, seat, id, crisis))
}
