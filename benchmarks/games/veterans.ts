import { type Bot, bots } from '@quadriga/bots'
import { answer, type Decision, start, type State, view } from '@quadriga/kernel'
import type { VeteranResult } from '../case.ts'
import { weigh } from '../heap.ts'
import { setupOf, type Tables } from './tables.ts'

/** Answers after which a game that nobody has won is stopped. */
const LONGEST = 2_000

/** What the bots of some games took: the processor time of each decision with two or more options, and the heap. */
type Taken = { games: number; times: number[]; heldBytes: number; peakBytes: number }

/**
 * Whole games between Veterans who are given no seconds: what a decision takes, and what they hold in memory. The game that warms them up
 * is not counted.
 */
export function measureVeterans(tables: Tables, seconds: number, seed: number): VeteranResult {
  playOne(tables, seed, noTime())
  const taken = noTime()
  const begun = performance.now()
  for (let n = 1; n === 1 || performance.now() - begun < seconds * 1000; n++) playOne(tables, seed + n, taken)
  const times = taken.times.toSorted((a, b) => a - b)
  if (times.length === 0) throw new Error('nothing was decided')
  return {
    games: taken.games,
    decisions: times.length,
    millisecondsPerDecision: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99Milliseconds: times[Math.floor(times.length * 0.99)] as number,
    slowestMilliseconds: times.at(-1) as number,
    heldBytes: taken.heldBytes,
    peakBytes: taken.peakBytes,
  }
}

const noTime = (): Taken => ({ games: 0, times: [], heldBytes: 0, peakBytes: 0 })

function playOne(tables: Tables, seed: number, taken: Taken): void {
  const before = weigh()
  const begun = start(tables.game, setupOf(tables, seed), seed)
  if (!begun.ok) throw new Error(`a table of ${tables.game.id} could not be set up`)
  let { state } = begun
  const players = Array.from({ length: state.seats }, (_, seat) => veteran(`${seed}/${seat}`))
  for (let n = 0; n < LONGEST && state.outcome === null; n++) {
    state = next(state, players, taken)
    taken.peakBytes = Math.max(taken.peakBytes, process.memoryUsage().heapUsed - before)
  }
  // The table and what its bots remember are still in use here.
  const held = weigh() - before
  if (players.length === state.seats) taken.heldBytes = Math.max(taken.heldBytes, held)
  taken.games += 1
}

function veteran(seed: string): Bot {
  const make = bots['veteran']
  if (make === undefined) throw new Error('there is no Veteran')
  return make(seed)
}

function next(state: State, players: readonly Bot[], { times }: Taken): State {
  for (const decision of state.pending.toSorted((a, b) => Number(b.open) - Number(a.open))) {
    const picks = timed(state, decision, players[decision.seat], times)
    if (picks === null) continue
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.reasons)}`)
    return result.state
  }
  throw new Error('nobody answers')
}

/** By processor time, so that other work on the machine is not taken for thinking. */
function timed(state: State, decision: Decision, bot: Bot | undefined, times: number[]) {
  const seen = view(state, decision.seat)
  const begun = process.cpuUsage()
  const picks = bot?.decide(seen, decision) ?? null
  const { user, system } = process.cpuUsage(begun)
  if (decision.options.length > 1) times.push((user + system) / 1000)
  return picks
}
