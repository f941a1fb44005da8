import {
  couldAffect,
  environment,
  type Machine,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { shownCard } from '../events/cards.ts'
import { proposeFor } from '../events/propose.ts'
import { isKind, locationsOf, villainOf } from '../query/domain.ts'
import { pickedThing, whereTo } from './picks.ts'
import { resolveText } from './play.ts'
import { useSymbol } from './symbolUse.ts'

interface Fate {
  seat: Seat
  card: ThingId
  victim: Seat
  free: boolean
}

/** The Fate action: the top Fate card is revealed and played against one opponent. */
export const fate = procedure<Fate>('villainous.fate', {
  reveal(m, f) {
    if (!f.free) useSymbol(m, f.seat, 'fate')
    proposeFor(m, f.seat, 'reveal', { pile: 'fateDeck' })
    f.card = shownCard(m, f.seat)
    if (f.card === NOTHING) m.done()
    else if (!isKind(m, f.card, 'hero')) m.goto('against')
  },
  where(m, f) {
    m.ask({
      seat: f.seat,
      ask: message('ask.to'),
      options: whereTo(m, opposing(m, f.seat)),
      because: f.card,
      confirm: true,
    })
  },
  put(m, f) {
    const place = pickedThing(m, whereTo(m, opposing(m, f.seat)))
    m.done()
    proposeFor(m, f.seat, 'enter', { thing: f.card, place })
  },
  against(m, f) {
    const victims = victimsOf(m, f)
    // Nobody it would touch: it goes away without effect.
    if (victims.length === 0) m.goto('away')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.against'),
        options: thingOptions(m, 'against', victims),
        because: f.card,
        confirm: true,
      })
  },
  resolve(m, f) {
    f.victim = m.thing(pickedThing(m, thingOptions(m, 'against', victimsOf(m, f)))).owner
    resolveText(m, f.card, f.seat, f.victim)
  },
  away(m, f) {
    m.done()
    proposeFor(m, f.seat, 'putAway', { thing: f.card })
  },
})

function opponents(q: Query, seat: Seat): Seat[] {
  return q.order().filter((other) => other !== seat)
}

function opposing(q: Query, seat: Seat): ThingId[] {
  return opponents(q, seat).flatMap((other) => locationsOf(q, other))
}

function victimsOf(m: Machine, f: Fate): ThingId[] {
  const { root } = m.program(`${m.thing(f.card).face}/0`)
  return opponents(m, f.seat)
    .filter((who) => couldAffect(m, root, environment({ you: f.seat, self: f.card, who })) === true)
    .map((who) => villainOf(m, who))
}
