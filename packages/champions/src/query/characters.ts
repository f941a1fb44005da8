import { NOTHING, type Query, type Seat, statParts, type ThingId } from '@quadriga/kernel/author'
import { cardOf, scaled } from './card.ts'
import { idsIn, idsOf, seatZone, sharedZone, tableOf } from '../table.ts'
import { DRONE } from './drone.ts'
import { identityOf, isHero, playerOrder } from './seat.ts'

export function villainOf(q: Query): ThingId {
  return idsIn(q, sharedZone.villain)[0] ?? NOTHING
}

/** Minions in play, those of the first player first. */
export function minions(q: Query): ThingId[] {
  return addMinions(q, [])
}

function addMinions(q: Query, found: ThingId[]): ThingId[] {
  for (const seat of playerOrder(q)) for (const id of idsOf(q, seatZone.engaged, seat)) found.push(id)
  return found
}

/** Cards that count as Drones face down; asked whenever a number that Drones have is wanted. */
export function facedownDrones(q: Query): ThingId[] {
  const found: ThingId[] = []
  for (const seat of playerOrder(q)) {
    for (const id of idsOf(q, seatZone.engaged, seat)) if (q.thing(id).face === DRONE) found.push(id)
  }
  return found
}

export function minionsOf(q: Query, seat: Seat): readonly ThingId[] {
  return idsOf(q, seatZone.engaged, seat)
}

export function enemies(q: Query): ThingId[] {
  return addMinions(q, idsIn(q, sharedZone.villain).slice())
}

export function alliesOf(q: Query, seat: Seat): ThingId[] {
  const found: ThingId[] = []
  for (const id of idsOf(q, seatZone.play, seat)) if (cardOf(q, id).kind === 'ally') found.push(id)
  return found
}

/** Identities in hero form. */
export function heroes(q: Query): ThingId[] {
  return playerOrder(q)
    .filter((seat) => isHero(q, seat))
    .map((seat) => identityOf(q, seat))
}

export function identities(q: Query): ThingId[] {
  return playerOrder(q).map((seat) => identityOf(q, seat))
}

/** Identities and allies. */
export function friends(q: Query): ThingId[] {
  return playerOrder(q).flatMap((seat) => [identityOf(q, seat), ...alliesOf(q, seat)])
}

export function characters(q: Query): ThingId[] {
  return [...friends(q), ...enemies(q)]
}

export function isEnemy(q: Query, id: ThingId): boolean {
  const { kind } = cardOf(q, id)
  return kind === 'villain' || kind === 'minion'
}

export function isCharacter(q: Query, id: ThingId): boolean {
  const { kind } = cardOf(q, id)
  return kind === 'villain' || kind === 'minion' || kind === 'ally' || kind === 'hero' || kind === 'alter-ego'
}

export function maxHitPoints(q: Query, id: ThingId): number {
  return scaled(q, id, 'hp')
}

/** Hit points as printed, per player where the card says so; a face-down Drone has those its environment gives (R71). */
export function printedHitPoints(q: Query, id: ThingId): number {
  const card = cardOf(q, id)
  const scale = card.perPlayer.includes('hp') ? tableOf(q).players : 1
  const base = statParts(q, id, 'hp').filter(({ how }) => how === 'base')
  return base.reduce((sum, { n }) => sum + n, 0) * scale
}

export function remaining(q: Query, id: ThingId): number {
  return Math.max(0, maxHitPoints(q, id) - q.counter(id, 'damage'))
}

export function isReady(q: Query, id: ThingId): boolean {
  return q.counter(id, 'exhausted') === 0
}
