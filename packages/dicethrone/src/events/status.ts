import { create, commits, type EventRule, move, NOTHING, type Query, remove } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { StatusDefinition } from '../definition.ts'
import { roomFor } from '../query/status.ts'
import { tableOf } from '../table.ts'
import { heroThing } from '../query/heroes.ts'
import { seatZone, zoneOf } from '../zones.ts'

/** Status tokens come, go and change hands. */

function polarityOf(q: Query, status: string): StatusDefinition['polarity'] {
  return (q.loaded.definitions.get(status) as StatusDefinition).polarity
}

/** A seat gets a token, unless its stack is full: what exceeds the limit is lost. `by` is the seat that gave it. */
const gained = commits(event.status, (m, draft) => {
  const to = draft.to
  const status = draft.status
  draft.hero = heroThing(m, to)
  draft.polarity = polarityOf(m, status)
  draft.thing = NOTHING
  if (roomFor(m, to, status, draft.seat) <= 0) return
  const token = create(m, status, zoneOf(seatZone.status, to), draft.seat)
  const own = m.own(token)
  own.controller = to
  own['since'] = tableOf(m).turns
  draft.thing = token
  const attack = m.nearest(event.attack)
  if (attack >= 0 && to !== draft.seat) {
    const record = m.ownEventOf(attack, event.attack)
    record.given = [...record.given, token]
  }
})

/** A token goes back to its leaflet: spent, removed, paid off or used up. */
const lost = commits(event.loseStatus, (m, draft) => {
  const token = draft.thing
  draft.status = m.thing(token).face
  draft.hero = heroThing(m, draft.seat)
  remove(m, token)
})

const transferred = commits(event.transferStatus, (m, draft) => {
  const token = draft.thing
  const to = draft.to
  draft.status = m.thing(token).face
  draft.polarity = polarityOf(m, m.thing(token).face)
  draft.hero = heroThing(m, to)
  draft.other = heroThing(m, m.thing(token).controller)
  // A full stack takes nothing in: the token is lost.
  if (roomFor(m, to, m.thing(token).face, m.thing(token).owner) <= 0) remove(m, token)
  else {
    move(m, token, zoneOf(seatZone.status, to))
    m.own(token).controller = to
  }
})

/** The stack limit of a hero's own status rises for the rest of the game. */
const raised = commits(event.raiseLimit, (m, draft) => {
  const hero = heroThing(m, draft.seat)
  m.own(hero)['raised'] = m.counter(hero, 'raised') + draft.n
  draft.hero = hero
})

export const statusEvents: readonly EventRule[] = [gained, lost, transferred, raised]
