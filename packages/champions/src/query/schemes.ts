import { NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import type { Stat } from '../card.ts'
import { scaled } from './card.ts'
import { idsIn, idsOf, seatZone, sharedPlayZones, sharedZone } from '../table.ts'

export function mainSchemeOf(q: Query): ThingId {
  return idsIn(q, sharedZone.mainScheme)[0] ?? NOTHING
}

export function sideSchemes(q: Query): readonly ThingId[] {
  return idsIn(q, sharedZone.sideSchemes)
}

export function schemes(q: Query): ThingId[] {
  return [...idsIn(q, sharedZone.mainScheme), ...sideSchemes(q)]
}

export function threatLimit(q: Query, id: ThingId): number {
  return scaled(q, id, 'threatLimit')
}

/** How many icons of a kind are in play; only cards of the scenario's side have any. */
export function iconsInPlay(q: Query, icon: Extract<Stat, 'crisis' | 'hazard' | 'accelerationIcon'>): number {
  let sum = 0
  for (const zone of sharedPlayZones) for (const id of idsIn(q, zone)) sum += q.stat(id, icon)
  for (let seat = 0; seat < q.seats; seat++)
    for (const id of idsOf(q, seatZone.engaged, seat)) sum += q.stat(id, icon)
  return sum
}

/** A scheme with a crisis icon, or NOTHING. */
export function crisisScheme(q: Query): ThingId {
  return sideSchemes(q).find((id) => q.stat(id, 'crisis') > 0) ?? NOTHING
}

/** One placement: acceleration per player, plus one for each icon and token. */
export function stepOneThreat(q: Query): number {
  const main = mainSchemeOf(q)
  return (
    scaled(q, main, 'acceleration') + iconsInPlay(q, 'accelerationIcon') + q.counter(main, 'acceleration')
  )
}
