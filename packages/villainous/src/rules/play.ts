import {
  environment,
  type Machine,
  message,
  NOBODY,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alliesOf, by, cardOf, isKind, locationsOf, placeOf } from '../query/domain.ts'
import { hasRoom } from '../query/relocating.ts'
import { whereTo } from './whereTo.ts'
import { useSymbol } from './symbolUse.ts'

interface Play {
  seat: Seat
  /** The card in hand or pile; once it is shown, `card` is its id. */
  thing: ThingId
  card: ThingId
  free: boolean
}

/** Plays a card: it is paid and shown, then put where its player says or, an Event, resolved and put away. */
export const play = procedure<Play>('villainous.play', {
  show(m, f) {
    if (f.free !== true) {
      useSymbol(m, f.seat, 'play-card')
      const n = m.stat(f.thing, 'cost')
      if (n > 0) m.happen(event.losePower, { ...by(m, f.seat), n })
    }
    f.card = m.happen(event.show, { ...by(m, f.seat), thing: f.thing }).thing
    f.thing = NOTHING
    if (isKind(m, f.card, 'event')) m.goto('resolve')
  },
  where(m, f) {
    const ask = cardOf(m, f.card)?.attaches === true ? 'ask.on' : 'ask.to'
    m.ask({
      seat: f.seat,
      ask: message(ask),
      options: placesFor(m, f.seat, f.card),
      because: f.card,
      confirm: true,
    })
  },
  put(m, f) {
    const [picked = NOTHING] = m.chosen()
    m.done()
    const host = isKind(m, picked, 'location') ? NOTHING : picked
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place: placeOf(m, picked), host })
  },
  resolve(m, f) {
    resolveText(m, f.card, f.seat)
  },
  away(m, f) {
    m.done()
    m.happen(event.putAway, { ...by(m, f.seat), thing: f.card })
  },
})

/** Resolves the text of an Event, against a player where it is a Fate card. */
export function resolveText(m: Machine, card: ThingId, you: Seat, who: Seat = NOBODY): void {
  m.resolve(`${m.thing(card).face}/0`, environment({ you, self: card, who }))
}

/** Where a card may be put: any location of the own domain, or one of the own Allies. */
export function placesFor(q: Query, seat: Seat, card: ThingId) {
  if (cardOf(q, card)?.attaches === true) return thingOptions(q, 'on', alliesOf(q, seat))
  return whereTo(
    q,
    locationsOf(q, seat).filter((place) => hasRoom(q, card, place)),
  )
}
