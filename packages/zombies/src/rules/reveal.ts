import { message, procedure, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { boardIn, hasFlag, missionOf, surveyIn } from '../query/board.ts'
import { tableOf } from '../table.ts'
import { drawCard, resolveCard } from './spawn.ts'
import { chooser, pickedZones, zoneOptions } from './zoneOptions.ts'

interface Revealing {
  /** A zone of the building that was opened. */
  zone: string
  /** Zones that still draw a Spawn card. */
  spawns: readonly string[]
  /** Every zone that is new. */
  fresh?: readonly string[]
}

/** A building is opened for the first time: Spawn cards for its symbols in an order the players choose, then citizens. */
export const reveal = procedure<Revealing>('zombies.reveal', {
  begin(m, f) {
    const { revealed } = tableOf(m)
    const building = surveyIn(m).building(f.zone)
    f.fresh = boardIn(m).places.filter((name) => building.includes(name) && !revealed.includes(name))
    f.spawns = f.fresh.filter((name) => draws(m, name))
    if (f.fresh.length === 0) m.done()
    else m.happen(event.reveals, { zones: f.fresh })
  },
  order(m, f) {
    if (f.spawns.length > 1) {
      const options = zoneOptions(m, 'next', f.spawns)
      m.ask({ seat: chooser(m), ask: message('ask.order'), shape: 'order', options })
    }
  },
  ordered(m, f) {
    if (f.spawns.length > 1) f.spawns = pickedZones(m)
  },
  spawn(m, f) {
    const [zone] = f.spawns
    if (zone === undefined) return
    f.spawns = f.spawns.slice(1)
    m.goto('spawn')
    const [card] = hiddenIn(m, zone, 'hidden-spawn')
    if (card === undefined) m.call(drawCard, { zone, card: '' })
    else {
      const code = m.thing(card).code
      m.happen(event.showsSpawn, { card, zone })
      m.call(resolveCard, { zone, card: code })
    }
  },
  citizens(m, f) {
    m.done()
    if (!hasFlag(m, 'inHiding')) m.call(showCards, { zones: f.fresh ?? [] })
  },
})

/** Whether a zone brings a Spawn card when it is opened: one of the deck for a symbol, or one that lies in it. */
function draws(q: Query, zone: string): boolean {
  const { lair, quiet } = missionOf(q).layout
  if (hasFlag(q, 'deserted')) return false
  if (lair.length > 0) return hiddenIn(q, zone, 'hidden-spawn').length > 0
  return boardIn(q).zones.get(zone)?.marks.includes('spawn') === true && !quiet.includes(zone)
}

function hiddenIn(q: Query, zone: string, face: string): ThingId[] {
  return q.ids(zone).filter((id) => q.thing(id).face === face)
}

/** Citizen cards of some zones are turned up, one after the other. */
export const showCards = procedure<{ zones: readonly string[] }>('zombies.showCards', {
  next(m, f) {
    for (const zone of f.zones) {
      const [citizen] = hiddenIn(m, zone, 'hidden-citizen')
      if (citizen === undefined) continue
      m.goto('next')
      m.propose(event.showsCitizen, { citizen, card: '', zone })
      return
    }
    m.done()
  },
})

export const revealRules = [reveal, showCards]
