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
  once: false,
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

/** A text that answers an event by itself. */
export function whenever(trigger: Trigger): Variant {
  const { window, when, effect } = trigger
  const only = trigger.only ?? null
  return { ...spoken, requires: null, tier: '', window, forced: true, from: 'play', when, only, effect }
}
