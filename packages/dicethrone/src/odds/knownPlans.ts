import type { Requirement } from '../definition.ts'
import { meeting } from '../query/requirement.ts'
import { type Worth, worthOf } from './attempts.ts'
import type { Dice } from './dice.ts'
import { type Plan, planFor } from './plan.ts'
import type { Tool } from './tools.ts'

/** Plans for requirements are remembered: a board asks for the same ones all the time. */

/** A requirement as an end to play for: what dice are worth is the chance to meet it. */
interface Goal {
  readonly worth: Worth
  /** Plans by what they depend on beside the goal. */
  readonly plans: Map<string, Plan>
}

/** How many plans a goal remembers: hands and points differ without end. */
const MOST_PLANS = 12
const goals = new Map<Uint8Array, Goal>()

function goalOf(met: Uint8Array): Goal {
  const found = goals.get(met) ?? { worth: worthOf((dice) => met[dice] as number), plans: new Map() }
  goals.set(met, found)
  return found
}

/** How to play for requirements with these dice and tools. */
export function plansWith({ faces, points, locked }: Dice, tools: readonly Tool[]) {
  const cost = tools.reduce((sum, tool) => sum + tool.cost, 0)
  const key = `${locked}/${Math.min(points, cost)}/${tools.map(toolKey).join()}`
  return (requires: Requirement): Plan => {
    const { worth: goal, plans } = goalOf(meeting(faces, requires))
    const found = plans.get(key)
    if (found !== undefined) return found
    if (plans.size >= MOST_PLANS) plans.clear()
    const made = planFor({ goal, tools, points, locked })
    plans.set(key, made)
    return made
  }
}

function toolKey({ face, cost, deed }: Tool): string {
  return `${face}:${cost}:${JSON.stringify(deed)}`
}
