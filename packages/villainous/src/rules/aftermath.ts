import {
  environment,
  message,
  type Machine,
  NOTHING,
  procedure,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event, type Fallen } from '../kinds/index.ts'
import { allLocations, by, hasKeyword, seatOfVillain } from '../query/domain.ts'
import { whereTo } from './whereTo.ts'

interface Aftermath {
  /** Depth of the Vanquish or defeat. */
  event: number
  next: number
}

/** What follows when characters were defeated: each fall is told, then what the fallen and the Allies used do about it. */
export const aftermath = procedure<Aftermath>('villainous.aftermath', {
  fall(m, f) {
    f.next ??= 0
    const { fallen, seat } = m.eventOf(f.event, event.vanquish, event.defeat)
    const one = fallen[f.next]
    if (one === undefined) m.goto('used')
    // Told only where somebody listens: the Vanquish or defeat itself stands in the log already.
    else if (isHeard(m)) m.propose(event.fall, { ...by(m, seat), ...one })
  },
  fallen(m, f) {
    const { fallen, seat } = m.eventOf(f.event, event.vanquish, event.defeat)
    const one = fallen[f.next] as Fallen
    f.next++
    m.goto('fall')
    if (hasKeyword(m, one.thing, 'comesBack')) m.call(comeBack, { seat, thing: one.thing, from: one.domain })
    else resolveAfter(m, 'whenDefeated', one.thing, one.code, speakerOf(m, one, seat), one.place)
  },
  used(m, f) {
    f.next = 0
  },
  helped(m, f) {
    const draft = m.eventOf(f.event, event.vanquish, event.defeat)
    if (draft.kind !== 'vanquish') {
      m.done()
      return
    }
    const id = draft.fighters[f.next]
    if (id === undefined) m.done()
    else {
      f.next++
      m.goto('helped')
      if (m.exists(id)) resolveAfter(m, 'whenUsed', id, m.thing(id).face, draft.seat, draft.place)
    }
  },
})

function isHeard(m: Machine): boolean {
  const ears = m.loaded.events.get(event.fall.name)?.ears ?? []
  return ears.some((ear) => ear !== NOTHING && m.listeners(ear).length > 0)
}

/** A rival belongs to the villain in whose guide it stands; every other text is its defeater's. */
function speakerOf(m: Machine, { code }: Fallen, defeater: Seat): Seat {
  const owner = m.loaded.definitions.get(code)?.kind === 'rival' ? seatOfVillain(m, 'killmonger') : -1
  return owner >= 0 ? owner : defeater
}

function resolveAfter(
  m: Machine,
  flag: string,
  self: ThingId,
  code: string,
  you: Seat,
  place: ThingId,
): void {
  const found = m.loaded.abilities.get(code)?.find(({ ability }) => ability[flag] === true)
  if (found !== undefined) m.resolve(found.effect.id, environment({ you, self, names: { place } }))
}

/** Who cannot be brought down gets stronger and goes on into the domain of another player. */
export const comeBack = procedure<{ seat: Seat; thing: ThingId; from: Seat }>('villainous.comeBack', {
  grow(m, f) {
    m.happen(event.strengthTokens, { ...by(m, f.seat), thing: f.thing, n: 1 })
  },
  where(m, f) {
    const places = allLocations(m).filter((place) => m.thing(place).owner !== f.from)
    m.ask({
      seat: f.seat,
      ask: message('ask.to'),
      options: whereTo(m, places),
      because: f.thing,
      confirm: true,
    })
  },
  go(m, f) {
    const [place = NOTHING] = m.chosen()
    m.done()
    m.propose(event.relocate, { ...by(m, f.seat), thing: f.thing, place })
  },
})
