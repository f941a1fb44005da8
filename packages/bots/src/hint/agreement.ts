import { answer, type Game, type Json, start, type State, view } from '@quadriga/kernel'
import { greedyBot } from '../greedy.ts'
import type { Adapter } from '../search/adapter.ts'
import type { Allowance, Clock } from '../search/budget.ts'
import { samePicks } from '../search/search.ts'
import { finish } from '../search/thinking.ts'
import { type Advice, adviseOn } from './advice.ts'
import { hintNow } from './adviser.ts'

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
  /** What a search by this adapter alone would advise; null for hints as people get them. */
  readonly adapter: Adapter | null
  readonly short: Allowance
  readonly long: Allowance
  readonly clock?: Clock
  /** One in so many questions is asked, so that a few games show many positions. */
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
  { adapter, seed, short, long, clock }: Comparison,
  count: { asked: number; clear: number; same: number },
): void {
  const decision = state.pending.find((one) => one.id === id)
  if (decision === undefined) return
  const asked = { seen: view(state, decision.seat), decision }
  // Both think of other worlds: what they share is the position alone.
  const advised = (name: string, allowance: Allowance): Advice | null => {
    const pondering = { seed: `${seed}/${name}/${id}`, allowance, ...(clock === undefined ? {} : { clock }) }
    if (adapter === null) return hintNow(asked, pondering).advice
    return finish(adviseOn(adapter, asked, { ...pondering, usual }))
  }
  const after = advised('long', long)
  count.asked++
  if (after === null || !after.isClear) return
  count.clear++
  const before = advised('short', short)
  if (before !== null && samePicks(before.picks, after.picks)) count.same++
}
