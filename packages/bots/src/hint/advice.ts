import type { Decision, View } from '@quadriga/kernel'
import type { Adapter } from '../search/adapter.ts'
import type { Breadth } from '../search/beam.ts'
import { type Allowance, type Clock, makeBudget } from '../search/budget.ts'
import { type Choice, type Found, rngOf, samePicks, search, searchAfter } from '../search/search.ts'
import type { Thinking } from '../search/thinking.ts'
import { isClearlyBetter } from './clarity.ts'
import { type Compared, notCompared } from './compared.ts'
import { type PlanEnd, type Planned, plannedActs } from './planned.ts'
import { changeTo, type Tally } from './tally.ts'

/** What to do in a seat's place, and what speaks for it. It comes from the seat's view alone. */
export interface Advice extends Compared {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  /** The acts of the turn from here on, as far as they can be foreseen. */
  readonly plan: readonly Planned[]
  readonly planEnd: PlanEnd
  /** What happened in the imagined replies until the seat's next turn. */
  readonly replies: {
    readonly samples: number
    readonly won: number
    readonly lost: number
    readonly change: Tally
  }
}

/** How hints think: as broadly as a plan of the turn needs. */
const breadth: Breadth = { width: 10, ends: 8, part: 0.45 }

/** What advice is asked about: a question as its seat sees it. */
export interface Asked {
  readonly seen: View
  readonly decision: Decision
}

/** How much to think about it. */
export interface Pondering {
  readonly seed: string
  readonly allowance: Allowance
  readonly clock?: Clock
  /**
   * What a bot at the table would answer. It is advised where the search sees no clear difference, and always where positions are judged by
   * hand: such a search plays worse than the bot (docs/bots-tried.md), and only tells how to go on.
   */
  readonly usual: readonly string[] | null
  /** How that answer compares with the next best, by the bot's own trials: what is told where a search judges by hand. */
  readonly compared?: Compared
}

/** Thinks about a question and says what it would do there; null where it found nothing to say. */
export function* adviseOn(
  adapter: Adapter,
  { seen, decision }: Asked,
  { seed, allowance, clock, usual, compared = notCompared }: Pondering,
): Thinking<Advice | null> {
  const budget = makeBudget(allowance, clock)
  const rng = rngOf(`${seed}/advice`, decision)
  const task = { seat: decision.seat, adapter, budget, rng }
  if (adapter.byHand === true) {
    const found = yield* searchAfter(seen, decision, usual, task, breadth)
    return found === null ? null : { ...adviceIn(found, found.best, adapter, decision), ...compared }
  }
  const found = yield* search(seen, decision, task, breadth)
  const best = chosen(found, usual)
  return { ...adviceIn(found, best, adapter, decision), ...comparedIn(found, best) }
}

/** How a way compares with the next best that begins otherwise. */
function comparedIn({ choices }: Found, best: Choice): Compared {
  const next = choices.find((one) => one !== best)
  if (next === undefined) return { chance: best.chance, next: null, isClear: false }
  const { picks, chance } = next
  return { chance: best.chance, next: { picks, chance }, isClear: isClearlyBetter(best, next) }
}

/** What a way comes to, apart from how it compares. */
function adviceIn(
  found: Found,
  best: Choice,
  adapter: Adapter,
  decision: Decision,
): Omit<Advice, keyof Compared> {
  const { seat } = decision
  const { acts, end } = plannedActs(found.world, decision, best.plan, adapter, seat)
  const tally = adapter.tally ?? (() => ({}))
  const later = best.replies.ends.map((state) => tally(state, seat))
  const { samples, won, lost } = best.replies
  return {
    picks: best.picks,
    plan: acts,
    planEnd: end,
    replies: { samples, won, lost, change: changeTo(tally(found.world, seat), later) },
  }
}

/** The best way; where it is not clearly better than what is usual, the usual one. */
function chosen({ best, choices }: Found, usual: readonly string[] | null): Choice {
  const other = choices.find(({ picks }) => samePicks(picks, usual))
  return other === undefined || other === best || isClearlyBetter(best, other) ? best : other
}
