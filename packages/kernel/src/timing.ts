import type { Answerable } from './event.ts'
import type { Machine } from './machine.ts'

/** One line of a timing table. */
export type Stage =
  | { readonly do: 'commit' }
  | { readonly do: 'window'; readonly window: string; readonly order: 'forced' | 'inPlayerOrder' }
  | { readonly do: 'run'; readonly rule: string }
  | { readonly do: 'check'; readonly check: Check }

/** A rule that is carried out in one go; it is given the depth of its event. */
export type Check = (m: Machine, event: number) => void

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
export function forced(window: string): Stage {
  return { do: 'window', window, order: 'forced' }
}

/** Abilities that may answer: offered in player order, round and round, until everybody passes in a row. */
export function inPlayerOrder(window: string): Stage {
  return { do: 'window', window, order: 'inPlayerOrder' }
}

/** A procedure of the rulebook at this point: several steps, or one that asks. */
export function run(rule: string): Stage {
  return { do: 'run', rule }
}

/** A rule of the book that asks nothing and proposes or calls last of all: it needs no frame of its own. */
export function check(rule: Check): Stage {
  return { do: 'check', check: rule }
}
