import {
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
import { crisisCard, targetOf } from '../query/crises.ts'
import { by, cardOf, crisesInPlay, villainOf } from '../query/domain.ts'
import { eventVictims, fateHosts, heroPlaces } from '../query/fating.ts'
import { hostPlace } from '../query/attaching.ts'
import { modeOf } from '../query/mode.ts'
import { resolveText } from './play.ts'
import { spendSymbol } from './symbolUse.ts'
import { whereTo } from './whereTo.ts'

interface Fate {
  seat: Seat
  card: ThingId
  victim: Seat
  /** The symbol it uses; '' when a card gives it. */
  symbol: string
  /** The card must be played on oneself. */
  onSelf: boolean
}

/** The Fate action: the top Fate card is revealed and played against one opponent, or put away. */
export const fate = procedure<Fate>('villainous.fate', {
  reveal(m, f) {
    if (f.symbol !== '') spendSymbol(m, f.seat, f.symbol, 'fate')
    f.card = m.happen(event.reveal, { ...by(m, f.seat), pile: 'fateDeck' }).thing
    const kind = f.card === NOTHING ? '' : (cardOf(m, f.card)?.kind ?? '')
    if (kind === '') m.done()
    else m.goto(kind === 'hero' || kind === 'item' || kind === 'crisis' ? kind : 'event')
  },
  hero(m, f) {
    const options = whereTo(m, heroPlaces(m, f.seat, f.onSelf))
    m.ask({ seat: f.seat, ask: message('ask.to'), options, because: f.card, confirm: true })
  },
  put(m, f) {
    const [place = NOTHING] = m.chosen()
    m.done()
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place })
  },
  item(m, f) {
    const options = thingOptions(m, 'on', fateHosts(m, f.seat, f.card, f.onSelf))
    if (options.length === 0) m.goto('away')
    else m.ask({ seat: f.seat, ask: message('ask.on'), options, because: f.card, confirm: true })
  },
  attach(m, f) {
    const [host = NOTHING] = m.chosen()
    m.done()
    m.propose(event.enter, { ...by(m, f.seat), thing: f.card, place: hostPlace(m, host), host })
  },
  crisis(m, f) {
    if (!isPlayable(m, f)) m.goto('away')
    else {
      m.done()
      m.propose(event.crisisBegins, { ...by(m, f.seat), thing: f.card })
    }
  },
  event(m, f) {
    const victims = eventVictims(m, f.seat, f.card, f.onSelf).map((who) => villainOf(m, who))
    const options = thingOptions(m, 'against', victims)
    // Nobody it would touch: it goes away without effect.
    if (options.length === 0) m.goto('away')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.against'),
        options,
        because: f.card,
        confirm: !f.onSelf,
      })
  },
  resolve(m, f) {
    const [villain = NOTHING] = m.chosen()
    f.victim = m.thing(villain).owner
    resolveText(m, f.card, f.seat, f.victim)
  },
  away(m, f) {
    m.done()
    m.propose(event.putAway, { ...by(m, f.seat), thing: f.card, fromHand: false })
  },
})

/**
 * Whether a revealed Crisis stays: a global one beside no other, except in Immortal mode; a targeted one for every villain
 * but the one who revealed it. Drawn on oneself, only Immortal mode lets a global one stay.
 */
function isPlayable(q: Query, { seat, card, onSelf }: Fate): boolean {
  const isImmortal = modeOf(q) === 'immortal'
  if (crisisCard(q, card).target !== '') return !onSelf && targetOf(q, card) !== seat
  if (isImmortal) return true
  return !onSelf && !crisesInPlay(q).some((id) => crisisCard(q, id).target === '')
}

/** Begins a Fate action, with a symbol or without; or has a seat play a Fate card on itself. */
export function beginFate(m: Machine, seat: Seat, symbol = '', onSelf = false): void {
  m.call(fate, { seat, symbol, card: NOTHING, victim: NOBODY, onSelf })
}
