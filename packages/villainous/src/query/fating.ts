import { couldAffect, environment, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { attachedTo, cardOf, charactersIn, hasKeyword, isKind, locationsOf, villainCard } from './domain.ts'

/** The opponents of a seat, or the seat itself where a card is played on oneself. */
export function victimsFor(q: Query, seat: Seat, onSelf: boolean): Seat[] {
  return onSelf ? [seat] : q.order().filter((other) => other !== seat)
}

/** The locations where a Hero may be put. */
export function heroPlaces(q: Query, seat: Seat, onSelf: boolean): ThingId[] {
  return victimsFor(q, seat, onSelf).flatMap((other) => locationsOf(q, other))
}

/** What a Fate Item may be attached to: Heroes in a domain, or Specialties of a player. */
export function fateHosts(q: Query, seat: Seat, card: ThingId, onSelf: boolean): ThingId[] {
  const attaches = cardOf(q, card)?.attaches
  return victimsFor(q, seat, onSelf).flatMap((victim) => {
    if (attaches === 'heroOfVictim')
      return charactersIn(q, victim).filter(
        (id) => isKind(q, id, 'hero') && !hasKeyword(q, id, 'noAttachments'),
      )
    return q
      .ids('specialty', victim)
      .filter(
        (id) => !isKind(q, id, 'item') && !attachedTo(q, id).some((on) => hasKeyword(q, on, 'switchesOff')),
      )
  })
}

/** The players against whom a Fate Event would do something. */
export function eventVictims(q: Query, seat: Seat, card: ThingId, onSelf: boolean): Seat[] {
  const { root } = q.program(`${q.thing(card).face}/0`)
  return victimsFor(q, seat, onSelf).filter((who) => {
    const villain = villainCard(q, who).id
    if (hasKeyword(q, card, 'neverOnThanos') && villainCard(q, who).raids) return false
    // Whoever must play it on themselves: its text names the one domain it is about.
    if (!onSelf && hasKeyword(q, card, 'onlyOnKillmonger') && villain !== 'killmonger') return false
    return couldAffect(q, root, environment({ you: seat, self: card, who }))
  })
}
