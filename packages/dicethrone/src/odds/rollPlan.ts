import type { Requirement } from '../definition.ts'
import { NO_DICE } from '../query/multiset.ts'
import { meeting } from '../query/requirement.ts'
import { worthOf } from './attempts.ts'
import { type Plan, planFor } from './plan.ts'

/** The best way to a requirement by the dice alone: what dice are worth is the chance to meet it. */
export function rollPlan(faces: readonly string[], requires: Requirement): Plan {
  const met = meeting(faces, requires)
  const goal = worthOf((dice) => met[dice] as number)
  return planFor({ goal, tools: [], points: 0, locked: NO_DICE })
}
