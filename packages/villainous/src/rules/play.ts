import {
  environment,
  type Machine,
  message,
  NOBODY,
  NOTHING,
  plainOption,
  procedure,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import type { Card, OtherPrice } from '../card.ts'
import { event } from '../kinds/index.ts'
import { alike } from '../query/alike.ts'
import { hostPlace } from '../query/attaching.ts'
import { by, cardOf, hasKeyword, isKind, powerOf, villainOf } from '../query/domain.ts'
import { costOf, otherPrice, placesFor } from '../query/playing.ts'
import { useSymbol } from './symbolUse.ts'

export interface Play {
  seat: Seat
  /** The card in hand or pile; once it is shown, `card` is its id. */
  thing: ThingId
  card: ThingId
  /** Without a symbol. */
  given: boolean
  /** Without its cost. */
  free: boolean
  /** The only place it may be put, or NOTHING. */
  place: ThingId
  /** Where it was played from. */
  from: string
}

const payPower = plainOption('price:power', message('option.payPower'))
const payCards = plainOption('price:cards', message('option.payCards'))

/** Plays a card: it is shown and paid, then put where its player says or, an Event, resolved and put away. */
export const play = procedure<Play>('villainous.play', {
  show(m, f) {
    f.from = m.state.zones[m.thing(f.thing).zone]?.name ?? ''
    if (f.given !== true) useSymbol(m, f.seat, 'play-card')
    f.card = m.happen(event.show, { ...by(m, f.seat), thing: f.thing }).thing
    f.thing = NOTHING
  },
  price(m, f) {
    const hasOther = f.free !== true && (cardOf(m, f.card)?.otherPrice ?? null) !== null
    if (!hasOther || m.ids('hand', f.seat).length === 0) m.goto('pay')
    else {
      // Asked whatever the hand holds: to be asked only with the right cards in it would tell the others.
      const options = [
        ...(costOf(m, f.seat, f.card) <= powerOf(m, f.seat) ? [payPower] : []),
        ...(otherPrice(m, f.seat, f.card).length > 0 ? [payCards] : []),
      ]
      m.ask({ seat: f.seat, ask: message('ask.price'), options, because: f.card, confirm: true, paced: true })
    }
  },
  priced(m) {
    m.goto(m.picks[0] === payCards.key ? 'cards' : 'pay')
  },
  cards(m, f) {
    const { cards } = (m.definition(f.card) as Card).otherPrice as OtherPrice
    const options = thingOptions(m, 'discard', otherPrice(m, f.seat, f.card))
    const ask = message('ask.discard')
    m.ask({ seat: f.seat, ask, shape: 'some', min: cards, max: cards, options, because: f.card })
  },
  discarded(m, f) {
    for (const thing of alike(m, f.seat, m.chosen())) m.happen(event.discardCard, { ...by(m, f.seat), thing })
    m.goto('where')
  },
  pay(m, f) {
    const n = f.free === true ? 0 : costOf(m, f.seat, f.card)
    if (n > 0) m.happen(event.payPower, { ...by(m, f.seat), n })
    if (isKind(m, f.card, 'event')) m.goto('resolve')
    else if (isKind(m, f.card, 'specialty')) m.goto('specialty')
  },
  where(m, f) {
    const places = isFixed(f) ? [f.place] : allowed(m, f)
    // Nowhere is left for a card that was found: it goes to its pile.
    if (places.length === 0) m.goto('away')
    else {
      const attaches = !isKind(m, places[0] as ThingId, 'location', 'crisis')
      m.ask({
        seat: f.seat,
        ask: message(attaches ? 'ask.on' : 'ask.to'),
        options: thingOptions(m, attaches ? 'on' : 'to', places),
        because: f.card,
        confirm: !isFixed(f),
      })
    }
  },
  put(m, f) {
    const [picked = NOTHING] = m.chosen()
    m.done()
    const host = isKind(m, picked, 'location', 'crisis') ? NOTHING : picked
    const place = host === NOTHING ? picked : hostPlace(m, host)
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place, host })
  },
  specialty(m, f) {
    m.done()
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place: villainOf(m, f.seat) })
  },
  resolve(m, f) {
    resolveText(m, f.card, f.seat)
  },
  away(m, f) {
    m.done()
    m.propose(event.putAway, { ...by(m, f.seat), thing: f.card, fromHand: f.from === 'hand' })
  },
})

function isFixed({ place }: Play): boolean {
  return place !== undefined && place >= 0
}

/** A card that only a Specialty raises from the pile stays in its player's own domain. */
function allowed(m: Machine, f: Play): ThingId[] {
  const onlyAtHome = f.from === 'discard' && f.free !== true && !hasKeyword(m, f.card, 'fromPile')
  return placesFor(m, f.seat, f.card, onlyAtHome)
}

/** A play that needs no symbol, of a card anywhere; free, or for its cost. */
export function playNow(
  m: Machine,
  seat: Seat,
  thing: ThingId,
  free: boolean,
  place: ThingId = NOTHING,
): void {
  m.call(play, { seat, thing, card: NOTHING, given: true, free, place, from: '' })
}

/** Resolves the text of an Event, against a player where it is a Fate card. */
export function resolveText(m: Machine, card: ThingId, you: Seat, who: Seat = NOBODY): void {
  m.resolve(`${m.thing(card).face}/0`, environment({ you, self: card, who }))
}
