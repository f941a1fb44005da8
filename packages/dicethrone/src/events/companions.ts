import { create, commits, type EventRule, move, NOTHING, remove, turnFace } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { companionOf, kindBit } from '../query/companions.ts'
import { heroThing } from '../query/heroes.ts'
import { seatZone, zoneOf } from '../zones.ts'

/** Companions are hurt and healed, built, turned over and activated. */

/** Damage beyond its health is lost; one that falls to 0 shows its other side. */
const hurt = commits(event.companion, (m, draft) => {
  const thing = draft.thing
  const damage = draft.damage
  const { health: most, turnsTo } = companionOf(m, thing)
  const wanted = m.counter(thing, 'health') - damage + draft.heal
  const after = Math.max(0, Math.min(most, wanted))
  m.own(thing)['health'] = after
  if (after === 0 && damage > 0 && turnsTo !== '') turnFace(m, thing, turnsTo)
  draft.hero = heroThing(m, draft.seat)
})

/** A companion comes from the leaflet into play, with one of its sides up. */
const built = commits(event.build, (m, draft) => {
  const thing = move(m, draft.thing, zoneOf(seatZone.companions, draft.seat))
  turnFace(m, thing, draft.side)
  draft.thing = thing
  draft.hero = heroThing(m, draft.seat)
})

const turned = commits(event.turnCompanion, (m, draft) => {
  const thing = draft.thing
  turnFace(m, thing, companionOf(m, thing).turnsTo)
  draft.hero = heroThing(m, draft.seat)
})

/** A companion is activated: it remembers that for the turn, and an open attack how often it was. */
const helped = commits(event.help, (m, draft) => {
  const thing = draft.thing
  m.own(thing)['used'] = m.counter(thing, 'used') + 1
  const attack = m.nearest(event.attack)
  if (attack >= 0) {
    const record = m.ownEventOf(attack, event.attack)
    record.helped = [...record.helped, thing]
  }
  draft.hero = heroThing(m, draft.seat)
})

/** A companion that grows: a new one of the first kind, or one of the next kind instead of another. */
const grew = commits(event.grow, (m, draft) => {
  const from = draft.from
  if (from !== NOTHING) remove(m, from)
  const into = draft.companion
  draft.thing = create(m, into, zoneOf(seatZone.companions, draft.seat), draft.seat)
  draft.hero = heroThing(m, draft.seat)
})

/** A companion goes; what was spent is remembered by kind for the turn. */
const lost = commits(event.loseCompanion, (m, draft) => {
  const thing = draft.thing
  const hero = heroThing(m, draft.seat)
  if (draft.how === 'spent')
    m.own(hero)['used'] = m.counter(hero, 'used') | kindBit(companionOf(m, thing).stage)
  draft.companion = m.thing(thing).face
  draft.hero = hero
  remove(m, thing)
})

export const companionEvents: readonly EventRule[] = [hurt, built, turned, helped, grew, lost]
