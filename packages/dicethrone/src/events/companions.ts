import {
  create,
  type EventKind,
  move,
  NOTHING,
  remove,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import { companionOf, kindBit } from '../query/companions.ts'
import { heroThing } from '../query/heroes.ts'
import type { AttackRecord } from '../query/record.ts'
import { seatZone, zoneOf } from '../zones.ts'

/** Companions are hurt and healed, built, turned over and activated. */

/** Damage beyond its health is lost; one that falls to 0 shows its other side. */
const hurt: EventKind = {
  kind: 'companion',
  commit(m, draft) {
    const thing = draft['thing'] as ThingId
    const damage = draft['damage'] as number
    const { health: most, turnsTo } = companionOf(m, thing)
    const wanted = m.counter(thing, 'health') - damage + (draft['heal'] as number)
    const after = Math.max(0, Math.min(most, wanted))
    m.own(thing)['health'] = after
    if (after === 0 && damage > 0 && turnsTo !== '') turnFace(m, thing, turnsTo)
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'thing', 'damage', 'heal'],
  things: ['hero', 'thing'],
}

/** A companion comes from the leaflet into play, with one of its sides up. */
const built: EventKind = {
  kind: 'build',
  commit(m, draft) {
    const thing = move(m, draft['thing'] as ThingId, zoneOf(seatZone.companions, draft.seat))
    turnFace(m, thing, String(draft['side']))
    draft['thing'] = thing
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
}

const turned: EventKind = {
  kind: 'turnCompanion',
  commit(m, draft) {
    const thing = draft['thing'] as ThingId
    turnFace(m, thing, companionOf(m, thing).turnsTo)
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
}

/** A companion is activated: it remembers that for the turn, and an open attack how often it was. */
const helped: EventKind = {
  kind: 'help',
  commit(m, draft) {
    const thing = draft['thing'] as ThingId
    m.own(thing)['used'] = m.counter(thing, 'used') + 1
    const attack = m.nearest('attack')
    if (attack >= 0) {
      const record = m.ownEvent<AttackRecord>(attack)
      record.helped = [...record.helped, thing]
    }
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
}

/** A companion that grows: a new one of the first kind, or one of the next kind instead of another. */
const grew: EventKind = {
  kind: 'grow',
  commit(m, draft) {
    const from = draft['from'] as ThingId
    if (from !== NOTHING) remove(m, from)
    const into = String(draft['companion'])
    draft['thing'] = create(m, into, zoneOf(seatZone.companions, draft.seat), draft.seat)
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
}

/** A companion goes; what was spent is remembered by kind for the turn. */
const lost: EventKind = {
  kind: 'loseCompanion',
  commit(m, draft) {
    const thing = draft['thing'] as ThingId
    const hero = heroThing(m, draft.seat)
    if (draft['how'] === 'spent')
      m.own(hero)['used'] = m.counter(hero, 'used') | kindBit(companionOf(m, thing).stage)
    draft['companion'] = m.thing(thing).face
    draft['hero'] = hero
    remove(m, thing)
  },
  log: ['hero', 'companion', 'how'],
  things: ['hero'],
}

export const companionEvents: readonly EventKind[] = [hurt, built, turned, helped, grew, lost]
