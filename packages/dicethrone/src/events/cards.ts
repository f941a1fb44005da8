import {
  create,
  drawTop,
  commits,
  type EventRule,
  type Machine,
  move,
  remove,
  type Seat,
  shuffleInto,
  sizeOf,
  takeCode,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { AbilityDefinition } from '../definition.ts'
import { heroThing, teamBits } from '../query/heroes.ts'
import { idsOf, pileOf, seatZone, zoneOf } from '../zones.ts'

/** Cards: drawn, played, sold, laid over abilities. */

export const deckSources = ['deck.0', 'deck.1', 'deck.2', 'deck.3'] as const

/** Draws a card; an empty deck is made again from the discard pile first. */
export function draw(m: Machine, seat: Seat): void {
  if (sizeOf(pileOf(m, seatZone.deck, seat)) === 0) {
    if (idsOf(m, seatZone.discard, seat).length === 0) return
    m.happen(event.reshuffle, { seat })
  }
  m.happen(event.draw, { seat })
}

const drawn = commits(
  event.draw,
  (m, draft) => {
    const { seat } = draft
    draft.thing = drawTop(
      m,
      zoneOf(seatZone.deck, seat),
      zoneOf(seatZone.hand, seat),
      deckSources[seat] as string,
      seat,
    )
    draft.hero = heroThing(m, seat)
  },
  (q, draft) => teamBits(q, draft.seat),
)

const reshuffled = commits(event.reshuffle, (m, draft) => {
  shuffleInto(m, zoneOf(seatZone.deck, draft.seat), idsOf(m, seatZone.discard, draft.seat))
  draft.hero = heroThing(m, draft.seat)
})

/** A deck is looked through: nobody knows its order any more. */
const searched = commits(event.search, (m, draft) => {
  shuffleInto(m, zoneOf(seatZone.deck, draft.seat), [])
  draft.hero = heroThing(m, draft.seat)
})

/** A chosen card of the deck comes into the hand, unseen by the others. */
const fetched = commits(
  event.fetch,
  (m, draft) => {
    const { seat } = draft
    const [from, to] = [zoneOf(seatZone.deck, seat), zoneOf(seatZone.hand, seat)]
    draft.thing = takeCode(m, from, draft.code, to, seat)
    draft.code = ''
    draft.hero = heroThing(m, seat)
  },
  (q, draft) => teamBits(q, draft.seat),
)

/** A card leaves the hand for a public zone and keeps the id that it gets there. */
function showCard(
  kind: typeof event.play | typeof event.discard | typeof event.sell,
  zone: number,
): EventRule {
  return commits(kind, (m, draft) => {
    draft.thing = move(m, draft.thing, zoneOf(zone, draft.seat))
    draft.hero = heroThing(m, draft.seat)
  })
}

const upgraded = commits(event.upgrade, (m, draft) => {
  const { seat } = draft
  const thing = move(m, draft.thing, zoneOf(seatZone.board, seat))
  coverSlot(m, seat, thing)
  draft.thing = thing
  draft.hero = heroThing(m, seat)
})

/** An upgrade on the board covers what lay in its place, with the abilities that came with it, and brings its own. */
export function coverSlot(m: Machine, seat: Seat, upgrade: ThingId): void {
  const { slot, adds } = m.definition(upgrade) as AbilityDefinition
  const board = idsOf(m, seatZone.board, seat)
  const below = board.find((id) => id !== upgrade && (m.definition(id) as AbilityDefinition).slot === slot)
  if (below !== undefined) {
    const { adds: came } = m.definition(below) as AbilityDefinition
    for (const id of board.filter((other) => came.includes(m.thing(other).face))) remove(m, id)
    move(m, below, zoneOf(seatZone.covered, seat))
  }
  for (const added of adds) create(m, added, zoneOf(seatZone.board, seat), seat)
}

export const cardEvents: readonly EventRule[] = [
  drawn,
  reshuffled,
  searched,
  fetched,
  upgraded,
  showCard(event.play, seatZone.playing),
  showCard(event.discard, seatZone.discard),
  showCard(event.sell, seatZone.discard),
]
