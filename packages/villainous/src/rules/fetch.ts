import {
  message,
  NOTHING,
  type Option,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
  sizeOf,
} from '@quadriga/kernel/author'
import type { Card } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { isPileLocked } from '../query/playing.ts'
import { playNow } from './play.ts'

interface Fetch {
  seat: Seat
  /** The kinds of card that will do, or the one card. */
  kinds: readonly string[]
  code: string
  /** Into the hand, or into play for free. */
  to: 'hand' | 'play'
}

/** A card is found: in its player's discard pile, else in the deck, which is shuffled; everybody sees it. */
export const fetch = procedure<Fetch>('villainous.fetch', {
  which(m, f) {
    // Whether there is one in the deck is for its player to know: with nothing to find there is still a question.
    const found = fetchable(m, f)
    const options = found.length === 0 ? [PASS] : found
    m.ask({ seat: f.seat, ask: message('ask.find'), options, confirm: true, paced: true })
  },
  take(m, f) {
    const code = (m.picks[0] ?? '').slice('find:'.length)
    const inPile = isPileLocked(m, f.seat)
      ? undefined
      : m.ids('discard', f.seat).find((id) => m.thing(id).face === code)
    m.done()
    if (m.picks[0] === PASS.key) return
    if (inPile === undefined) m.happen(event.shuffleBack, { ...by(m, f.seat), cards: [] })
    const thing = inPile ?? m.happen(event.findOpenly, { ...by(m, f.seat), code }).thing
    if (thing === NOTHING) return
    if (f.to === 'hand') m.happen(event.toHand, { ...by(m, f.seat), thing })
    else playNow(m, f.seat, thing, true)
  },
})

/** What could be found, one option for each name. */
function fetchable(q: Query, { seat, kinds, code }: Omit<Fetch, 'to'>): Option[] {
  const pile = isPileLocked(q, seat) ? [] : q.ids('discard', seat).map((id) => q.thing(id).face)
  const deck = q.zone('deck', seat)
  const known = [...deck.ids, ...deck.low].map((id) => q.thing(id).face)
  const codes = new Set([...pile, ...known, ...deck.rest].filter((one) => fits(q, one, kinds, code)))
  return [...codes].map((one) => plainOption(`find:${one}`, message('option.find', { code: one })))
}

/** Whether a seat could find something, as far as everybody knows. */
export function maySearch(q: Query, seat: Seat): boolean {
  const pile = isPileLocked(q, seat) ? 0 : q.ids('discard', seat).length
  return sizeOf(q.zone('deck', seat)) + pile > 0
}

function fits(q: Query, one: string, kinds: readonly string[], code: string): boolean {
  if (code !== '') return one === code
  const card = q.loaded.definitions.get(one) as Card | undefined
  return card !== undefined && kinds.includes(card.kind)
}
