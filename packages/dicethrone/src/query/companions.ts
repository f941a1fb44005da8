import {
  couldAffect,
  environment,
  NOTHING,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { CompanionDefinition, Variant } from '../definition.ts'
import { heroThing, seatOf } from './heroes.ts'
import { openAttack, recordDepth } from './record.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Companions: what lies beside a hero board and is no status effect. */

export function companionsOf(q: Query, seat: Seat): readonly ThingId[] {
  return idsOf(q, seatZone.companions, seat)
}

export function companionOf(q: Query, companion: ThingId): CompanionDefinition {
  return q.definition(companion) as CompanionDefinition
}

/** The companion of a seat that shows a side, or NOTHING. */
export function companionShowing(q: Query, seat: Seat, face: string): ThingId {
  return companionsOf(q, seat).find((id) => q.thing(id).face === face) ?? NOTHING
}

/** The companion of a seat by what it is, whichever side it shows, or NOTHING. */
export function companionNamed(q: Query, seat: Seat, code: string): ThingId {
  return companionsOf(q, seat).find((id) => q.thing(id).code === code) ?? NOTHING
}

/** Whether a companion was used this turn where it may be only once. */
export function isUsedUp(q: Query, companion: ThingId): boolean {
  const { abilities, stage } = companionOf(q, companion)
  // Those that go when they are used are counted by kind.
  if (stage > 0) return (q.counter(heroThing(q, seatOf(q, companion)), 'used') & kindBit(stage)) > 0
  const { once } = abilities[0] as Variant
  return once && q.counter(companion, 'used') > 0
}

/** Among what a hero used this turn: above the bits of the texts of tokens. */
export function kindBit(stage: number): number {
  return 1 << (8 + stage)
}

/** The companions of a seat that grow, youngest first. */
export function spiritsOf(q: Query, seat: Seat): ThingId[] {
  const all = companionsOf(q, seat).filter((id) => companionOf(q, id).stage > 0)
  return all.sort((a, b) => companionOf(q, a).stage - companionOf(q, b).stage || a - b)
}

/** Whether a companion would do something if it were activated now, whatever it costs and whenever it may be. */
export function couldHelp(q: Query, seat: Seat, companion: ThingId): boolean {
  if (isUsedUp(q, companion)) return false
  const root = q.program(`${q.thing(companion).face}/0`).nodes[0]
  const env = environment({ you: seat, self: companion, event: recordDepth(q) })
  return root !== undefined && couldAffect(q, root, env)
}

/** How often a companion has helped in the open attack. */
export function helpsGiven(q: Query, companion: ThingId): number {
  return openAttack(q)?.helped.filter((id) => id === companion).length ?? 0
}
