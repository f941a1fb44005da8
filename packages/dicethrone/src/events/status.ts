import {
  create,
  type EventKind,
  move,
  NOTHING,
  type Query,
  remove,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { StatusDefinition } from '../definition.ts'
import type { AttackRecord } from '../query/record.ts'
import { roomFor } from '../query/status.ts'
import { tableOf } from '../table.ts'
import { heroThing } from '../query/heroes.ts'
import { seatZone, zoneOf } from '../zones.ts'

/** Status tokens come, go and change hands. */

function polarityOf(q: Query, status: string): StatusDefinition['polarity'] {
  return (q.loaded.definitions.get(status) as StatusDefinition).polarity
}

/** A seat gets a token, unless its stack is full: what exceeds the limit is lost. `by` is whoever gave it. */
const gained: EventKind = {
  kind: 'status',
  commit(m, draft) {
    const to = draft['to'] as Seat
    const status = String(draft['status'])
    draft['hero'] = heroThing(m, to)
    draft['polarity'] = polarityOf(m, status)
    draft['thing'] = NOTHING
    if (roomFor(m, to, status, draft.seat) <= 0) return
    const token = create(m, status, zoneOf(seatZone.status, to), draft.seat)
    const own = m.own(token)
    own.controller = to
    own['since'] = tableOf(m).turns
    draft['thing'] = token
    const attack = m.nearest('attack')
    if (attack >= 0 && to !== draft.seat) {
      const record = m.ownEvent<AttackRecord>(attack)
      record.given = [...record.given, token]
    }
  },
  log: ['hero', 'thing', 'status', 'polarity'],
  things: ['hero', 'thing'],
}

/** A token goes back to its leaflet: spent, removed, paid off or used up. */
const lost: EventKind = {
  kind: 'loseStatus',
  commit(m, draft) {
    const token = draft['thing'] as ThingId
    draft['status'] = m.thing(token).face
    draft['hero'] = heroThing(m, draft.seat)
    remove(m, token)
  },
  log: ['hero', 'status', 'how'],
  things: ['hero'],
}

const transferred: EventKind = {
  kind: 'transferStatus',
  commit(m, draft) {
    const token = draft['thing'] as ThingId
    const to = draft['to'] as Seat
    draft['status'] = m.thing(token).face
    draft['polarity'] = polarityOf(m, m.thing(token).face)
    draft['hero'] = heroThing(m, to)
    draft['other'] = heroThing(m, m.thing(token).controller)
    // A full stack takes nothing in: the token is lost.
    if (roomFor(m, to, m.thing(token).face, m.thing(token).owner) <= 0) remove(m, token)
    else {
      move(m, token, zoneOf(seatZone.status, to))
      m.own(token).controller = to
    }
  },
  log: ['hero', 'status', 'other', 'polarity'],
  things: ['hero', 'other'],
}

/** The stack limit of a hero's own status rises for the rest of the game. */
const raised: EventKind = {
  kind: 'raiseLimit',
  commit(m, draft) {
    const hero = heroThing(m, draft.seat)
    m.own(hero)['raised'] = m.counter(hero, 'raised') + (draft['n'] as number)
    draft['hero'] = hero
  },
  log: ['hero', 'status', 'n'],
  things: ['hero'],
}

export const statusEvents: readonly EventKind[] = [gained, lost, transferred, raised]
