import { answer, type Decision, type Json, query, start, type State, view } from '@quadriga/kernel'
import type { Bot } from '@quadriga/table'
import { tableOf, zombies } from '@quadriga/zombies'
import type { Rehearsal } from '../../model/workshop/workshopService.ts'
import { botMaker } from '../table/makeBot.ts'

/** Decisions after which a game of bots is given up. */
const CAP = 3000
/** Milliseconds of thinking before the tables of the page get their turn. */
const TURN = 40

/** Lets bots play a set-up many times, told after each game; it stops when the reader has seen enough. */
export async function rehearse(
  listener: (now: Rehearsal) => void,
  setup: Json,
  bot: string,
  games: number,
  signal: AbortSignal,
): Promise<void> {
  let now: Rehearsal = { games: 0, won: 0, lost: 0, open: 0, rounds: 0, isOver: false, problem: '' }
  try {
    const make = botMaker('zombies')
    for (let n = 0; n < games && !signal.aborted; n++) {
      const seats = zombies.seatsOf(setup)
      const bots: Bot[] = []
      for (let seat = 0; seat < seats; seat++) bots.push(await make(bot, `run/${n}/${seat}`))
      const state = await played(setup, `run/${n}`, bots, signal)
      if (signal.aborted) return
      now = counted(now, state)
      listener(now)
    }
  } catch (error) {
    now = { ...now, problem: error instanceof Error ? error.message : String(error) }
  }
  if (!signal.aborted) listener({ ...now, isOver: true })
}

function counted(before: Rehearsal, state: State): Rehearsal {
  const kind = state.outcome?.kind
  const games = before.games + 1
  const { round } = tableOf(query(state))
  return {
    ...before,
    games,
    won: before.won + (kind === 'won' ? 1 : 0),
    lost: before.lost + (kind === 'lost' ? 1 : 0),
    open: before.open + (kind === undefined ? 1 : 0),
    rounds: (before.rounds * before.games + round) / games,
  }
}

async function played(setup: Json, seed: string, bots: readonly Bot[], signal: AbortSignal): Promise<State> {
  const begun = start(zombies, setup, seed)
  if (!begun.ok) throw new Error(begun.reasons.map(({ key }) => key).join(', '))
  let { state } = begun
  let since = performance.now()
  for (let n = 0; n < CAP && state.outcome === null && !signal.aborted; n++) {
    const asked = state.pending.filter(({ open }) => !open)
    const decision = (asked[0] ?? state.pending[0]) as Decision
    const picks = (await bots[decision.seat]?.decide(view(state, decision.seat), decision)) ?? []
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(result.reasons.map(({ key }) => key).join(', '))
    state = result.state
    if (performance.now() - since > TURN) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      since = performance.now()
    }
  }
  return state
}
