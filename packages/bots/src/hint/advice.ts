import type { Decision, View } from '@quadriga/kernel'
import type { Adapter } from '../search/adapter.ts'
import type { Breadth } from '../search/beam.ts'
import { type Allowance, type Clock, makeBudget } from '../search/budget.ts'
import { type Choice, type Found, rngOf, samePicks, search, searchAfter } from '../search/search.ts'
import type { Thinking } from '../search/thinking.ts'
import { isClearlyBetter } from './clarity.ts'
import { type PlanEnd, type Planned, plannedActs } from './planned.ts'
import { changeTo, type Tally } from './tally.ts'

/** What to do in a seat's place, and what speaks for it. It comes from the seat's view alone. */
export interface Advice {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  /** The acts of the turn from here on, as far as they can be foreseen. */
  readonly plan: readonly Planned[]
  readonly planEnd: PlanEnd
  /** The chance of winning; null where positions are judged by hand, which promises no share of games. */
  readonly chance: number | null
  /** The next best way that begins otherwise. */
  readonly next: { readonly picks: readonly string[] | null; readonly chance: number } | null
  /** What a bot without a search holds for the next best; null where there is none, and where a search says it. */
  readonly second: readonly string[] | null
  /** Whether it is better than the next best by more than the noise of what was imagined. */
  readonly isClear: boolean
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
}

/** Thinks about a question and says what it would do there; null where it found nothing to say. */
export function* adviseOn(
  adapter: Adapter,
  { seen, decision }: Asked,
  { seed, allowance, clock, usual }: Pondering,
): Thinking<Advice | null> {
  const budget = makeBudget(allowance, clock)
  const rng = rngOf(`${seed}/advice`, decision)
  const task = { seat: decision.seat, adapter, budget, rng }
  const found =
    adapter.byHand === true
      ? yield* searchAfter(seen, decision, usual, task, breadth)
      : yield* search(seen, decision, task, breadth)
  return found === null ? null : adviceIn(found, adapter, decision, usual)
}

function adviceIn(
  found: Found,
  adapter: Adapter,
  decision: Decision,
  usual: readonly string[] | null,
): Advice {
  const best = chosen(found, usual)
  const next = found.choices.find((one) => one !== best) ?? null
  const { seat } = decision
  const { acts, end } = plannedActs(found.world, decision, best.plan, adapter, seat)
  const tally = adapter.tally ?? (() => ({}))
  const later = best.replies.ends.map((state) => tally(state, seat))
  const { samples, won, lost } = best.replies
  return {
    picks: best.picks,
    plan: acts,
    planEnd: end,
    chance: adapter.byHand === true ? null : best.chance,
    next: next === null ? null : { picks: next.picks, chance: next.chance },
    second: null,
    isClear: next !== null && isClearlyBetter(best, next),
    replies: { samples, won, lost, change: changeTo(tally(found.world, seat), later) },
  }
}

/** The best way; where it is not clearly better than what is usual, the usual one. */
function chosen({ best, choices }: Found, usual: readonly string[] | null): Choice {
  const other = choices.find(({ picks }) => samePicks(picks, usual))
  return other === undefined || other === best || isClearlyBetter(best, other) ? best : other
}
