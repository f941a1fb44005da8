import type { Decision, Option, State } from '@quadriga/kernel'

/** The part of Dice Throne that `rules/duel` plays: dice, abilities and sales; no card is played and no token spent. */
const inTheLoop = /^(?:activate|reroll|sell|payOff|defend|choose|pass$|end$)/

/** The question that holds the game up, and its options that belong to the loop. */
export function loopQuestion({ pending }: State): { decision: Decision; options: readonly Option[] } {
  const decision = pending.find(({ open }) => !open) as Decision
  return { decision, options: decision.options.filter(({ key }) => inTheLoop.test(key)) }
}
