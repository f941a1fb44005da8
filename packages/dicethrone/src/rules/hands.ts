import {
  type Machine,
  message,
  plainOption,
  procedure,
  randomThing,
  type Seat,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { idsOf, pileOf, seatZone } from '../zones.ts'

interface DiscardVars {
  /** Who discards, and how many cards. */
  seat: Seat
  n: number
}

/** A player discards cards of their own choice: no sale, so nothing is paid. */
export const discardChosen = procedure<DiscardVars>('dicethrone.discardChosen', {
  which(m, f) {
    const hand = idsOf(m, seatZone.hand, f.seat)
    const n = Math.min(f.n, hand.length)
    const options = thingOptions(m, 'discard', hand)
    if (n === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.discard', { n }), options, shape: 'some', min: n, max: n })
  },
  discard(m, f) {
    m.done()
    const chosen = thingOptions(m, 'discard', idsOf(m, seatZone.hand, f.seat)).filter(({ key }) =>
      m.picks.includes(key),
    )
    for (const { thing } of chosen) m.happen(event.discard, { seat: f.seat, thing })
  },
})

interface SearchVars {
  seat: Seat
}

/** A player looks through their own deck and takes a card; its order is forgotten before, as by shuffling after. */
export const searchDeck = procedure<SearchVars>('dicethrone.searchDeck', {
  open: (m, f) => m.happen(event.search, { seat: f.seat }),
  which(m, f) {
    const codes = [...new Set(pileOf(m, seatZone.deck, f.seat).rest)]
    const options = codes.map((code) => plainOption(`take:${code}`, message('option.take', { thing: code })))
    if (options.length === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.search'), options, confirm: true })
  },
  take(m, f) {
    m.done()
    m.happen(event.fetch, { seat: f.seat, code: (m.picks[0] as string).slice('take:'.length) })
  },
})

/** Chance takes cards from a hand, one after the other. */
export function discardAtRandom(m: Machine, seat: Seat, n: number): void {
  for (let left = Math.min(n, idsOf(m, seatZone.hand, seat).length); left > 0; left--) {
    const thing = randomThing(m, 'random', idsOf(m, seatZone.hand, seat))
    m.happen(event.discard, { seat, thing })
  }
}
