import type { Answerable } from './event.ts'
import type { Machine } from './machine.ts'
import type { Query } from './query.ts'
import type { ThingId } from './state.ts'

/** One line of a timing table. */
export type Stage =
  | { readonly do: 'commit' }
  | WindowStage
  | { readonly do: 'join'; readonly to: Joins }
  | { readonly do: 'run'; readonly rule: string }
  | { readonly do: 'check'; readonly check: Check }

/** A rule that is carried out in one go; it is given the depth of its event. */
export type Check = (m: Machine, event: number) => void

export interface WindowStage {
  readonly do: 'window'
  readonly window: string
  readonly order: 'forced' | 'inPlayerOrder'
  /** A rule of the book among the abilities that must answer. */
  readonly rule: WindowRule | null
}

/** A rule that stands among the forced abilities of a window, and is ordered among them. */
export interface WindowRule {
  /** Its name, and the word of its option. */
  readonly id: string
  /** The thing it belongs to, or NOTHING when there is nothing to do. */
  readonly of: (q: Query, event: number) => ThingId
  /** Carries it out, in one go. */
  readonly carryOut: Check
}

/** The depth of the open event that an event is a part of; -1 for one that stands alone. */
export type Joins = (q: Query, event: number) => number

/** The order of everything that happens around one kind of event: one screen per game. */
export interface Timing {
  readonly kind: string
  readonly stages: readonly Stage[]
}

export function timing({ name }: Answerable, stages: readonly Stage[]): Timing {
  return { kind: name, stages }
}

/** The line of the table that changes the game. */
export const commitStage: Stage = { do: 'commit' }

/** Abilities that must answer: one after the other, the order chosen by whom the game says. */
export function forced(window: string, rule: WindowRule | null = null): Stage {
  return { do: 'window', window, order: 'forced', rule }
}

/** Abilities that may answer: offered in player order, round and round, until everybody passes in a row. */
export function inPlayerOrder(window: string): Stage {
  return { do: 'window', window, order: 'inPlayerOrder', rule: null }
}

/**
 * A part of a greater event ends here: the windows that would follow are opened together with those of the greater one,
 * and may be answered in any order with them. An event that is a part of none goes on.
 */
export function joins(to: Joins): Stage {
  return { do: 'join', to }
}

/** A procedure of the rulebook at this point: several steps, or one that asks. */
export function run(rule: string): Stage {
  return { do: 'run', rule }
}

/** A rule of the book that asks nothing and proposes or calls last of all: it needs no frame of its own. */
export function check(rule: Check): Stage {
  return { do: 'check', check: rule }
}
