import {
  create,
  drawTop,
  type EventKind,
  type Machine,
  move,
  remove,
  type Seat,
  shuffleInto,
  sizeOf,
  takeCode,
  type ThingId,
} from '@quadriga/kernel/author'
import type { AbilityDefinition } from '../definition.ts'
import { heroThing, teamBits } from '../query/heroes.ts'
import { idsOf, pileOf, seatZone, zoneOf } from '../zones.ts'

/** Cards: drawn, played, sold, laid over abilities. */

export const deckSources = ['deck.0', 'deck.1', 'deck.2', 'deck.3'] as const

/** Draws a card; an empty deck is made anew from the discard pile first. */
export function draw(m: Machine, seat: Seat): void {
  if (sizeOf(pileOf(m, seatZone.deck, seat)) === 0) {
    if (idsOf(m, seatZone.discard, seat).length === 0) return
    m.propose({ kind: 'reshuffle', seat })
  }
  m.propose({ kind: 'draw', seat })
}

const drawn: EventKind = {
  kind: 'draw',
  commit(m, draft) {
    const { seat } = draft
    draft['thing'] = drawTop(
      m,
      zoneOf(seatZone.deck, seat),
      zoneOf(seatZone.hand, seat),
      deckSources[seat] as string,
      seat,
    )
    draft['hero'] = heroThing(m, seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
  audience: (q, draft) => teamBits(q, draft.seat),
}

const reshuffled: EventKind = {
  kind: 'reshuffle',
  commit(m, draft) {
    shuffleInto(m, zoneOf(seatZone.deck, draft.seat), idsOf(m, seatZone.discard, draft.seat))
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

/** A deck is looked through: nobody knows its order any more. */
const searched: EventKind = {
  kind: 'search',
  commit(m, draft) {
    shuffleInto(m, zoneOf(seatZone.deck, draft.seat), [])
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

/** A chosen card of the deck comes into the hand, unseen by the others. */
const fetched: EventKind = {
  kind: 'fetch',
  commit(m, draft) {
    const { seat } = draft
    const [from, to] = [zoneOf(seatZone.deck, seat), zoneOf(seatZone.hand, seat)]
    draft['thing'] = takeCode(m, from, String(draft['code']), to, seat)
    draft['code'] = ''
    draft['hero'] = heroThing(m, seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
  audience: (q, draft) => teamBits(q, draft.seat),
}

/** A card leaves the hand for a public zone and keeps the id that it gets there. */
function showCard(kind: string, zone: number): EventKind {
  return {
    kind,
    commit(m, draft) {
      draft['thing'] = move(m, draft['thing'] as ThingId, zoneOf(zone, draft.seat))
      draft['hero'] = heroThing(m, draft.seat)
    },
    log: ['hero', 'thing'],
    things: ['hero', 'thing'],
  }
}

const upgraded: EventKind = {
  kind: 'upgrade',
  commit(m, draft) {
    const { seat } = draft
    const thing = move(m, draft['thing'] as ThingId, zoneOf(seatZone.board, seat))
    coverSlot(m, seat, thing)
    draft['thing'] = thing
    draft['hero'] = heroThing(m, seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
}

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

export const cardEvents: readonly EventKind[] = [
  drawn,
  reshuffled,
  searched,
  fetched,
  upgraded,
  showCard('play', seatZone.playing),
  showCard('discard', seatZone.discard),
  showCard('sell', seatZone.discard),
]
