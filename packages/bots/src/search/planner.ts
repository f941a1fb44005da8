import { type Decision, imagine, type Message, query, type State, type View } from '@quadriga/kernel'
import { benefitsOf, reasonOver } from '../benefits.ts'
import type { Evaluation } from '../evaluate/evaluation.ts'
import type { Adapter } from './adapter.ts'
import type { Clock } from './budget.ts'
import { type Found, rngOf } from './search.ts'
import { type Effort, makeThinker } from './thinker.ts'
import type { Thinking } from './thinking.ts'

/** What a planner answers, and why. */
export interface Planned {
  readonly picks: readonly string[]
  readonly why: Message | null
}

export type Planner = (seen: View, decision: Decision) => Thinking<Planned | null>

/**
 * Plans the own turns of one seat by what an evaluation says of their ends, one game long. Null at every other question, and where it
 * finds no way: somebody else answers these.
 */
export function makePlanner(
  adapter: Adapter,
  evaluation: Evaluation,
  seed: string,
  effort: Effort,
  clock?: Clock,
): Planner {
  const judging = adapter.judgedBy?.(evaluation) ?? adapter
  const thinker = makeThinker(judging, seed, effort, clock)
  let found: Found | null = null
  return function* (seen: View, decision: Decision): Thinking<Planned | null> {
    if (decision.open) return null
    const world = imagine(seen, rngOf(`${seed}/now`, decision))
    if (!adapter.inTurn(world, decision.seat)) return null
    const answered = yield* thinker.think(seen, decision)
    found = answered.found ?? found
    if (answered.picks === null || answered.picks.length < decision.min) return null
    const why = reasonFor({ picks: answered.picks, found, world, decision }, adapter, evaluation)
    return { picks: answered.picks, why }
  }
}

interface Reasoning {
  readonly picks: readonly string[]
  readonly found: Found | null
  readonly world: State
  readonly decision: Decision
}

/** A gain that nobody doubts. */
const SURE = 10

/** What the turn as planned brings over ending it now; over the next best plan where it is ended now. */
function reasonFor(
  { picks, found, world, decision }: Reasoning,
  adapter: Adapter,
  evaluation: Evaluation,
): Message | null {
  const { seat } = decision
  if (found === null || !adapter.isMenu(decision, seat)) return null
  const ends = picks[0] === adapter.endOfTurn(decision)
  const other = ends ? (found.next?.end ?? null) : world
  const best = ends ? world : found.best.end
  if (best === null || other === null) return null
  const worth = (state: State) =>
    state.outcome === null ? evaluation.value(query(state), seat, 'turnEnds') : Number.POSITIVE_INFINITY
  const gain = Math.min(SURE, worth(best) - worth(other))
  const told = benefitsOf({ best, other }, seat, (state) => adapter.benefits?.(state, seat) ?? {})
  return reasonOver(ends ? 'next' : 'passing', { picks, gain }, told)
}
