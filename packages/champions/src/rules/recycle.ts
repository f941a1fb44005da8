import {
  distinctFaces,
  message,
  PASS,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { cardOf } from '../query/card.ts'
import { idsOf, seatZone } from '../table.ts'

interface RecycleVars {
  seat: Seat
  /** How many more may be chosen. */
  n: number
  chosen: readonly ThingId[]
}

/** A player chooses cards with different titles of the discard pile, one by one; they go back into the deck (R79). */
export const recycle = procedure<RecycleVars>('champions.recycle', {
  choose(m, f) {
    const options = optionsOf(m, f)
    if (f.n === 0 || options.length === 0) m.goto('shuffle')
    else {
      const enough = f.chosen.length > 0 ? [PASS] : []
      m.ask({ seat: f.seat, ask: message('ask.recycle'), options: [...options, ...enough], confirm: true })
    }
  },
  take(m, f) {
    const picked = optionsOf(m, f).find(({ key }) => key === m.picks[0])
    if (picked === undefined) return
    f.chosen = [...f.chosen, picked.thing]
    f.n--
    m.goto('choose')
  },
  shuffle(m, f) {
    m.done()
    if (f.chosen.length > 0) m.happen(event.intoDeck, { seat: f.seat, cards: f.chosen, n: f.chosen.length })
  },
})

/** Prints of one title are one card; which of them goes back is still a choice. */
function optionsOf(q: Query, { seat, chosen }: RecycleVars) {
  const titles = new Set(chosen.map((id) => cardOf(q, id).names.en))
  const left = idsOf(q, seatZone.discard, seat).filter((id) => !titles.has(cardOf(q, id).names.en))
  return thingOptions(q, 'card', distinctFaces(q, left))
}
