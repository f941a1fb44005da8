import { answer, type Game, type Json, start, type State, view } from '@quadriga/kernel'
import { greedyBot } from '../greedy.ts'
import type { Adapter } from '../search/adapter.ts'
import type { Allowance } from '../search/budget.ts'
import { samePicks } from '../search/search.ts'
import { finish, type Thinking } from '../search/thinking.ts'
import { type Advice, adviseOn, type Asked } from './advice.ts'
import { adviseByMind } from './mindAdvice.ts'

/** How often a short thought gives the same hint as a long one. */
export interface Agreement {
  /** Questions at which both were asked. */
  readonly asked: number
  /** Those at which the long thought calls its answer clearly better than the next best. */
  readonly clear: number
  /** Those of the clear ones at which the short thought says the same. */
  readonly same: number
}

export interface Comparison {
  readonly game: Game
  readonly setup: Json
  readonly seed: string
  /** Null for a game whose bot has a mind of its own: a hint is its answer then. */
  readonly adapter: Adapter | null
  readonly short: Allowance
  readonly long: Allowance
  /** Every so manieth question is asked, so that a few games show many positions. */
  readonly every: number
  readonly most: number
}

/** Plays a game by a bot and asks for two hints along the way: one after a short thought, one after a long one. */
export function agreementIn(wanted: Comparison): Agreement {
  const begun = start(wanted.game, wanted.setup, wanted.seed)
  if (!begun.ok) throw new Error(`the set-up is refused: ${begun.reasons[0]?.key ?? ''}`)
  let state = begun.state
  const count = { asked: 0, clear: 0, same: 0 }
  const players = Array.from({ length: state.seats }, (_, seat) => greedyBot(`${wanted.seed}/${seat}`))
  for (let n = 0; state.outcome === null && count.asked < wanted.most; n++) {
    const decision = state.pending.find(({ open }) => !open)
    if (decision === undefined) break
    const usual = players[decision.seat]?.decide(view(state, decision.seat), decision) ?? []
    if (decision.options.length > 1 && n % wanted.every === 0)
      compare(state, decision.id, usual, wanted, count)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: usual })
    if (!result.ok) throw new Error(`a bot's answer is refused: ${result.reasons[0]?.key ?? ''}`)
    state = result.state
  }
  return count
}

function compare(
  state: State,
  id: number,
  usual: readonly string[],
  { adapter, seed, short, long }: Comparison,
  count: { asked: number; clear: number; same: number },
): void {
  const decision = state.pending.find((one) => one.id === id)
  if (decision === undefined) return
  const asked = { seen: view(state, decision.seat), decision }
  // Both think of other worlds: what they share is the position alone.
  const advised = (name: string, allowance: Allowance) =>
    adapter === null
      ? finish(mindful(asked, `${seed}/${name}/${id}`, allowance))
      : finish(adviseOn(adapter, asked, { seed: `${seed}/${name}`, allowance, usual }))
  const after = advised('long', long)
  count.asked++
  if (after === null || !after.isClear) return
  count.clear++
  const before = advised('short', short)
  if (before !== null && samePicks(before.picks, after.picks)) count.same++
}

/** What a bot advises that imagines worlds of its own. */
function mindful(asked: Asked, seed: string, allowance: Allowance): Thinking<Advice> {
  const bot = greedyBot(seed)
  const usual = bot.decide(asked.seen, asked.decision)
  return adviseByMind(bot, asked, { seed, allowance, usual })
}
