import {
  couldAffect,
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
import { by, isKind, locationsOf, villainOf } from '../query/domain.ts'
import { whereTo } from './whereTo.ts'
import { resolveText } from './play.ts'
import { spendSymbol } from './symbolUse.ts'

interface Fate {
  seat: Seat
  card: ThingId
  victim: Seat
  /** The symbol it uses; '' when a card gives it. */
  symbol: string
}

/** The Fate action: the top Fate card is revealed and played against one opponent. */
export const fate = procedure<Fate>('villainous.fate', {
  reveal(m, f) {
    if (f.symbol !== '') spendSymbol(m, f.seat, f.symbol, 'fate')
    f.card = m.happen(event.reveal, { ...by(m, f.seat), pile: 'fateDeck' }).thing
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
    const [place = NOTHING] = m.chosen()
    m.done()
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place })
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
    const [villain = NOTHING] = m.chosen()
    f.victim = m.thing(villain).owner
    resolveText(m, f.card, f.seat, f.victim)
  },
  away(m, f) {
    m.done()
    m.happen(event.putAway, { ...by(m, f.seat), thing: f.card })
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
    .filter((who) => couldAffect(m, root, environment({ you: f.seat, self: f.card, who })))
    .map((who) => villainOf(m, who))
}

/** Begins a Fate action, with a symbol or without. */
export function beginFate(m: Machine, seat: Seat, symbol = ''): void {
  m.call(fate, { seat, symbol, card: NOTHING, victim: NOBODY })
}
