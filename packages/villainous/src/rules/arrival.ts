import { environment, type Machine, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'

interface Arrival {
  /** Depth of the event by which the card came. */
  event: number
  next: number
}

/** A card that was played does what it does on arriving, also if it is gone again by then. */
export const arrival = procedure<Arrival>('villainous.arrival', {
  next(m, f) {
    f.next ??= 0
    const draft = m.eventOf(f.event, event.enter, event.crisisBegins)
    const found = isSilent(draft) || !m.exists(draft.thing) ? undefined : arrivals(m, draft.thing)[f.next]
    if (found === undefined) m.done()
    else {
      f.next++
      m.goto('next')
      m.resolve(found, environment({ you: draft.seat, self: draft.thing, who: domainIn(draft) }))
    }
  },
})

function isSilent(draft: object): boolean {
  return 'silent' in draft && draft.silent === true
}

function domainIn(draft: object): Seat {
  return 'domain' in draft ? (draft.domain as Seat) : -1
}

/** The texts that a card has for being played. */
function arrivals(m: Machine, thing: ThingId): string[] {
  return m.abilities(thing).flatMap(({ ability, effect }) => (ability['arrival'] === true ? [effect.id] : []))
}
