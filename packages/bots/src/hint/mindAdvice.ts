import { createRng, type Decision, imagine, type Seat, type State, type View, view } from '@quadriga/kernel'
import { answered, questionIn } from '../imagined.ts'
import { makeBudget } from '../search/budget.ts'
import { strongest } from '../search/strongest.ts'
import type { Thinking } from '../search/thinking.ts'
import type { Advice, Asked, Pondering } from './advice.ts'
import { notCompared } from './compared.ts'
import type { Planned, PlanTold } from './planned.ts'

/** More acts of a turn than anybody wants to read. */
const MOST_ACTS = 6
/** The most questions that are answered on the way to them. */
const LONGEST = 24
/** One answer of a bot that thinks for itself counts like so many imagined ones. */
const THOUGHT = 40

/**
 * Advice of a bot that has a mind of its own and no search: its answer, what it holds for the next best, and how it would go on in this
 * turn. A second bot like it is asked after each act of an imagined turn. Nothing is told beyond the first act whose result nobody knows.
 */
export function* adviseByMind({ seen, decision }: Asked, pondering: Pondering): Thinking<Advice> {
  const { usual, compared = notCompared } = pondering
  const { acts, end } = usual === null ? nothing : yield* planOf(seen, decision, usual, pondering)
  return {
    picks: usual,
    plan: acts,
    planEnd: end,
    ...compared,
    replies: { samples: 0, won: 0, lost: 0, change: {} },
  }
}

const nothing: PlanTold = { acts: [], end: 'unknown' }

function* planOf(
  seen: View,
  first: Decision,
  picks: readonly string[],
  { seed, allowance, clock }: Pondering,
): Thinking<PlanTold> {
  const budget = makeBudget(allowance, clock)
  // Without seconds of its own: each act would use them all.
  const bot = strongest(`${seed}/plan`)
  const { seat } = first
  const state = imagine(seen, createRng(`${seed}/plan`))
  const acts: Planned[] = []
  let at: Planned = { state, decision: first, picks }
  for (let n = 0; n < LONGEST; n++) {
    if (at.decision === first || at.decision.menu) acts.push(at)
    if (endsTurn(at)) return { acts, end: 'turn' }
    const next = answered(at.state, at.decision, at.picks)
    if (next.outcome !== null) return { acts, end: 'game' }
    const decision = questionIn(next, seat)
    if (isUnknown(next, seat) || decision.seat !== seat || acts.length === MOST_ACTS) break
    if (budget.used() >= 1) break
    budget.spend(THOUGHT)
    yield
    at = { state: next, decision, picks: bot.decide(view(next, seat), decision) ?? [] }
  }
  return { acts, end: 'unknown' }
}

/** Whether the seat learned something by an answer that it did not know, or chance spoke. */
function isUnknown({ learned, spoken }: State, seat: Seat): boolean {
  return (learned & (1 << seat)) !== 0 || spoken.length > 0
}

function endsTurn({ decision: { menu, options }, picks }: Planned): boolean {
  return menu && options.some(({ key, role }) => key === picks[0] && role === 'end')
}
