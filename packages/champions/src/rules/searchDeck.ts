import {
  lookThrough,
  message,
  type Option,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
  shuffleInto,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { definitionOf } from '../query/card.ts'
import { seatZone, zoneOf } from '../table.ts'

interface SearchVars {
  seat: Seat
  trait: string
}

/** A player looks through the deck for an upgrade; not finding one is no problem, the deck is shuffled all the same. */
export const searchDeck = procedure<SearchVars>('champions.searchDeck', {
  shuffle(m, f) {
    shuffleInto(m, zoneOf(seatZone.deck, f.seat), [])
    lookThrough(m, 1 << f.seat)
  },
  choose(m, f) {
    // Asked even when there is nothing to take: passing over the question would tell what the deck holds.
    m.ask({ seat: f.seat, ask: message('ask.search'), options: [...found(m, f), PASS], confirm: true })
  },
  take(m, f) {
    m.done()
    const code = (m.picks[0] ?? '').slice('take:'.length)
    if (m.picks[0] !== PASS.key) m.happen(event.takeFound, { seat: f.seat, code })
  },
})

function found(q: Query, { seat, trait }: SearchVars): Option[] {
  const codes = [...new Set(q.zone('deck', seat).rest)].filter((code) => {
    const card = definitionOf(q, code)
    return card.kind === 'upgrade' && (trait === '' || card.traits.includes(trait))
  })
  return codes.map((code) => plainOption(`take:${code}`, message('option.card', { card: code })))
}
