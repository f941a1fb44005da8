import {
  type Entering,
  forget,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { tooManyAllies } from '../query/allyLimit.ts'
import { areaOf, attachedTo, inPlay } from '../query/card.ts'
import { counters } from '../counters.ts'
import { seatZone, sharedZone, zoneOf } from '../table.ts'

/** Where a card goes when it is discarded: its owner's pile; the scenario owns encounter cards. */
export function discardPile(m: Machine, id: ThingId): number {
  const { owner } = m.thing(id)
  return owner === NOBODY ? sharedZone.encounterDiscard : zoneOf(seatZone.discard, owner)
}

/**
 * Moves a card out of play (or from one place out of play to another). A card that leaves play keeps nothing: no
 * counters, no host, no bonus; what was attached to it is discarded.
 */
export function putAway(m: Machine, id: ThingId, zone: number, how: Entering = {}): ThingId {
  const leaves = inPlay(m, id)
  const orphans = leaves ? attachedTo(m, id) : []
  if (leaves) strip(m, id)
  detach(m, id)
  const area = areaOf(m, id)
  const gaveHitPoints = leaves && raisesHitPoints(m, id)
  const now = move(m, id, zone, how)
  for (const orphan of orphans) m.happen(event.discard, { thing: orphan })
  // What raised the limit may be gone: its player discards before anything else goes on (R17).
  if (leaves && area !== NOBODY && tooManyAllies(m, area)) m.callNamed('champions.allyLimit', { seat: area })
  // Whoever is left without hit points falls at once (R45).
  if (gaveHitPoints) m.callNamed('champions.lostHitPoints', {})
  return now
}

/** Only a card in play has anything on it. */
function strip(m: Machine, id: ThingId): void {
  const thing = m.own(id)
  for (const counter of counters) thing[counter] = 0
  forget(m, id)
}

/** Most discarded cards come from a hand, where nothing is to be changed. */
function detach(m: Machine, id: ThingId): void {
  const { host, controller, owner } = m.thing(id)
  if (host === NOTHING && controller === owner) return
  const thing = m.own(id)
  thing.host = NOTHING
  thing.controller = owner
}

/** Whether a card in play gives hit points to others. */
function raisesHitPoints(m: Machine, id: ThingId): boolean {
  return (m.loaded.constants.get(m.thing(id).face) ?? []).some(({ args }) => args['stat'] === 'hp')
}
