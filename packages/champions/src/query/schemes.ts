import { NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import type { Stat } from '../card.ts'
import { cardsInPlay, scaled } from './card.ts'

export function mainSchemeOf(q: Query): ThingId {
  return q.ids('mainScheme')[0] ?? NOTHING
}

export function sideSchemes(q: Query): readonly ThingId[] {
  return q.ids('sideSchemes')
}

export function schemes(q: Query): ThingId[] {
  return [...q.ids('mainScheme'), ...sideSchemes(q)]
}

export function threatLimit(q: Query, id: ThingId): number {
  return scaled(q, id, 'threatLimit')
}

/** How many icons of a kind are in play. */
export function iconsInPlay(q: Query, icon: Extract<Stat, 'crisis' | 'hazard' | 'accelerationIcon'>): number {
  let sum = 0
  for (const id of cardsInPlay(q)) sum += q.stat(id, icon)
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
