import { type Bot, greedyBot } from '@quadriga/bots'
import { answer, type Decision, start, type State, view, type View } from '@quadriga/kernel'
import type { GreedyResult } from '../case.ts'
import { setupOf, type Tables } from './tables.ts'

type Thought = { seen: View; decision: Decision; seed: number; took: number }

const warmUpSeconds = 8
const kept = 100
// Ten are too few: code that seldom runs is still being compiled then, and takes two and a half times as long.
const repeats = 40

/**
 * Whole tables between greedy bots, and the slowest single decision: the slowest ones are decided again and again by a new
 * bot, which remembers nothing, and their best times count, so that the collector and the compiler are not taken for thinking.
 */
export function measureGreedy(tables: Tables, seconds: number, seed: number): GreedyResult {
  playFor(tables, warmUpSeconds, seed, [])
  const slow: Thought[] = []
  const timed = playFor(tables, seconds, seed, slow)
  for (const thought of slow) thought.took = bestTime(thought)
  const [slowest] = slow.toSorted((a, b) => b.took - a.took)
  if (slowest === undefined) throw new Error('nothing was decided')
  return { ...timed, slowestMilliseconds: slowest.took, slowestAsk: slowest.decision.ask.key }
}

function playFor(tables: Tables, seconds: number, seed: number, slow: Thought[]) {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  let [games, decisions, thinking, elapsed] = [0, 0, 0, 0]
  do {
    const played = playOne(tables, seed + games, slow)
    decisions += played.decisions
    thinking += played.thinking
    games += 1
    elapsed = (performance.now() - begun) / 1000
  } while (elapsed < seconds)
  const { user, system } = process.cpuUsage(used)
  return {
    games,
    decisions,
    seconds: elapsed,
    cpuSeconds: (user + system) / 1e6,
    thinkingSeconds: thinking / 1000,
  }
}

function playOne(tables: Tables, seed: number, slow: Thought[]): { decisions: number; thinking: number } {
  const begun = start(tables.game, setupOf(tables, seed), seed)
  if (!begun.ok) throw new Error(`a table of ${tables.game.id} could not be set up`)
  let { state } = begun
  const players = Array.from({ length: state.seats }, (_, seat) => greedyBot(`${seed}/${seat}`))
  const sum = { decisions: 0, thinking: 0 }
  while (state.outcome === null) state = next(state, players, seed, slow, sum)
  return sum
}

function next(
  state: State,
  players: readonly Bot[],
  seed: number,
  slow: Thought[],
  sum: { decisions: number; thinking: number },
): State {
  for (const decision of state.pending.toSorted((a, b) => Number(b.open) - Number(a.open))) {
    const seen = view(state, decision.seat)
    const begun = performance.now()
    const picks = players[decision.seat]?.decide(seen, decision) ?? null
    const took = performance.now() - begun
    if (decision.options.length > 1) {
      sum.decisions += 1
      sum.thinking += took
      slow.push({ seen, decision, seed, took })
      if (slow.length > 10 * kept) keepSlowest(slow)
    }
    if (picks === null) continue
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.reasons)}`)
    return result.state
  }
  throw new Error('nobody answers')
}

function keepSlowest(slow: Thought[]): void {
  slow.sort((a, b) => b.took - a.took)
  slow.length = Math.min(slow.length, kept)
}

function bestTime({ seen, decision, seed }: Thought): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < repeats; time++) {
    const bot = greedyBot(`${seed}`)
    const begun = performance.now()
    bot.decide(seen, decision)
    best = Math.min(best, performance.now() - begun)
  }
  return best
}
