/** What dice may still come to, and what attacks may deal: exact, and from a view. */
export { type AttackSpread, attackSpread, type DefendedSpread, type SpreadOptions } from './attackSpread.ts'
export type { Distribution, Spread } from './distribution.ts'
export {
  type AbilityOdds,
  type Advice,
  type DamageOdds,
  type DiceOdds,
  odds,
  type OddsOptions,
} from './odds.ts'
export { oddsMessages } from './words.ts'
/** For programs that judge dice by something else than damage. */
export { activationsOf, bestActivation, kindOf } from './activations.ts'
export { activated } from './attack.ts'
export { reachOf } from './changes.ts'
export { diceOf, NO_DICE, pipsIn, withoutDie } from '../query/multiset.ts'
export { type Move, type Plan, planFor, type Problem } from './plan.ts'
export { quieted } from './quiet.ts'
export { rollPlan } from './rollPlan.ts'
export { type Tool, toolsOf } from './tools.ts'
