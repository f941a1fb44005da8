import { type Env, NOTHING, type ThingId } from '@quadriga/kernel/author'
import type { Resource } from './card.ts'

/** What rules and texts bind to names for the text that is being carried out: one meaning and one type for each name. */
export interface BoundNames {
  /** Resources spent on the card. */
  spent: readonly Resource[]
  /** Counters on the card before its cost was paid. */
  held: Readonly<Record<string, number>>
  /** How many cards were discarded as part of the cost. */
  discardedForCost: number
  /** What the cards print that the text has discarded. */
  discardedIcons: readonly Resource[]
  /** Boost icons of the card that the text has discarded. */
  boostIcons: number
  /** The scheme that the text has thwarted. */
  thwarted: ThingId
  /** Whether the part that wants an attack has led to one. */
  attackMade: boolean
}

/** What is bound so far. */
export function bound({ names }: Env): Readonly<Partial<BoundNames>> {
  return names
}

/** Binds names, in an environment that may be written. */
export function bind(env: Env, more: Partial<BoundNames>): void {
  env.names = { ...env.names, ...more }
}

/** A thing that the text itself gave a name. */
export function namedThing({ names }: Env, name: string): ThingId {
  return (names[name] as ThingId | undefined) ?? NOTHING
}
