import type { Condition, Effect } from '@quadriga/kernel/author'
import type { Requirement, Trigger, Variant } from '../definition.ts'

/** Texts of abilities, cards and tokens: when they speak, and what they cost. */

export const spoken = {
  window: '',
  forced: false,
  from: '',
  when: null,
  only: null,
  price: 0,
  tokens: 0,
  any: false,
  aged: false,
  of: '',
  once: false,
  instead: false,
} as const

/** What an ability does once the dice meet this requirement. */
export function on(requires: Requirement, effect: Effect, tier = ''): Variant {
  return { ...spoken, requires, tier, effect }
}

/** The three tiers of a row of equal symbols. */
export function tiers(symbol: string, counts: readonly number[], effects: readonly Effect[]): Variant[] {
  return counts.map((count, i) => on({ [symbol]: count }, effects[i] as Effect, String(count)))
}

/** A text that its player uses by paying combat points. */
export function paying(price: number, effect: Effect, only: Condition | null = null): Variant {
  return { ...spoken, requires: null, tier: '', price, only, effect }
}

/** A text that its player uses by spending tokens of the stack. */
export function spending(
  tokens: number,
  effect: Effect,
  only: Condition | null = null,
  once = false,
): Variant {
  return { ...spoken, requires: null, tier: '', tokens, once, only, effect }
}

/** A text that its player uses by spending a companion, and combat points with it where it says so. */
export function spendingSelf(effect: Effect, only: Condition | null = null, price = 0): Variant {
  return { ...spending(1, effect, only), price }
}

/** A text for which its player spends as many tokens of the stack as wanted; `perSpent` then counts them. */
export function spendingAny(effect: Effect, only: Condition | null = null, aged = false): Variant {
  return { ...spending(1, effect, only), any: true, aged }
}

/** A text of a board or a companion that its player uses by spending tokens of a status. */
export function using(
  tokens: number,
  of: string,
  effect: Effect,
  only: Condition | null = null,
  once = false,
): Variant {
  return { ...spending(tokens, effect, only, once), of }
}

/** A text that is used instead of a Defensive Roll, for no token or for some of the stack. */
export function guarding(tokens: number, effect: Effect, only: Condition | null = null): Variant {
  return { ...spending(tokens, effect, only), instead: true }
}

/** A text that answers an event automatically. */
export function whenever(trigger: Trigger): Variant {
  const { window, when, effect } = trigger
  const only = trigger.only ?? null
  return { ...spoken, requires: null, tier: '', window, forced: true, from: 'play', when, only, effect }
}
