import {
  drawTop,
  type Entering,
  type Machine,
  NOTHING,
  type Query,
  type Seat,
  shuffleInto,
  sizeOf,
  type ThingId,
  type Zone,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { mainSchemeOf } from '../query/schemes.ts'
import { idsIn, idsOf, pileOf, seatZone, sharedZone, zoneOf } from '../table.ts'

/** Decks run out the moment their last card leaves them; used inside commits only. */

export function allSeatsOf(q: Query): number {
  return (1 << q.seats) - 1
}

/** The top card of the encounter deck, looked at before it may become part of a new one; NOTHING when there is none. */
export function takeEncounter(
  m: Machine,
  to: number,
  how: Entering = {},
  seen: (taken: ThingId) => void = () => undefined,
): ThingId {
  if (isEncounterDeckEmpty(m)) refillEncounterDeck(m)
  const taken = drawTop(m, sharedZone.encounterDeck, to, 'encounter', undefined, how)
  if (taken !== NOTHING) seen(taken)
  if (taken !== NOTHING && isEncounterDeckEmpty(m)) refillEncounterDeck(m)
  return taken
}

function isEncounterDeckEmpty(q: Query): boolean {
  return sizeOf(q.state.zones[sharedZone.encounterDeck] as Zone) === 0
}

/** The discard pile becomes the new deck and one acceleration token is placed; cards still on the table stay there. */
export function refillEncounterDeck(m: Machine): void {
  const cards = idsIn(m, sharedZone.encounterDiscard)
  if (cards.length === 0) return
  shuffleInto(m, sharedZone.encounterDeck, cards)
  const main = mainSchemeOf(m)
  if (main !== NOTHING) m.own(main)['acceleration'] = m.counter(main, 'acceleration') + 1
  m.happen(event.newEncounterDeck, {})
}

const deckSources = [0, 1, 2, 3].map((seat) => `deck.${seat}`)

/** The name under which chance speaks of a player's deck. */
export function deckSource(seat: Seat): string {
  return deckSources[seat] as string
}

/** The top card of a player's deck; NOTHING when deck and discard pile are empty. */
export function takeFromDeck(m: Machine, seat: Seat, to: number, how: Entering = {}): ThingId {
  const taken = takeTop(m, seat, to, how)
  if (taken !== NOTHING) refillEmptied(m, seat)
  return taken
}

/** As `takeFromDeck`, but a caller that takes the last card must call `refillEmptied` before anything else happens. */
export function takeTop(m: Machine, seat: Seat, to: number, how: Entering = {}): ThingId {
  refillEmptied(m, seat)
  return drawTop(m, zoneOf(seatZone.deck, seat), to, deckSource(seat), seat, how)
}

export function refillEmptied(m: Machine, seat: Seat): void {
  if (sizeOf(pileOf(m, seatZone.deck, seat)) === 0) refillDeck(m, seat)
}

/** The discard pile becomes the new deck, and its player is dealt an encounter card at once. */
export function refillDeck(m: Machine, seat: Seat): void {
  const cards = idsOf(m, seatZone.discard, seat)
  if (cards.length === 0) return
  shuffleInto(m, zoneOf(seatZone.deck, seat), cards)
  m.happen(event.newDeck, { seat })
  m.happen(event.deal, { seat })
}

/** A card from a discard pile's top back to where it may be drawn; used by searches. */
export function shuffleEncounterDeck(m: Machine): void {
  shuffleInto(m, sharedZone.encounterDeck, [])
}
