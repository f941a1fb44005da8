import { answer, type Answer, type Decision, type State } from '@quadriga/kernel'
import type { SlowAnswer } from '../case.ts'
import { playTable, setupOf, type Tables } from './tables.ts'

type Candidate = { state: State; given: Answer; seed: number; number: number; took: number }

const kept = 200
const repeats = 10

/** The slowest answer, and the time that 99 of 100 answers keep. */
export type AnswerTimes = { slowest: SlowAnswer; p99Microseconds: number }

/**
 * How long single answers take at the tables played in the time given. What takes long once may have met the collector or
 * another program: every answer is given twice, for answering leaves a state as it was, the slowest ones again and again,
 * and their best times count.
 */
export function answerTimes(tables: Tables, firstSeed: number, seconds: number): AnswerTimes {
  const times: number[] = []
  const candidates = slowOnes(tables, firstSeed, seconds, times)
  for (const candidate of candidates) candidate.took = bestTime(candidate)
  const [slowest] = candidates.toSorted((a, b) => b.took - a.took)
  if (slowest === undefined) throw new Error('nothing was answered')
  const { state, given, seed, number, took } = slowest
  const { ask } = state.pending.find(({ id }) => id === given.decision) as Decision
  const setup = setupOf(tables, seed)
  const microseconds = took * 1000
  return {
    slowest: { microseconds, seed, answer: number, ask: ask.key, picks: given.picks, setup },
    p99Microseconds: 1000 * (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] as number),
  }
}

function slowOnes(tables: Tables, firstSeed: number, seconds: number, times: number[]): Candidate[] {
  const slow: Candidate[] = []
  const end = performance.now() + seconds * 1000
  for (let seed = firstSeed; performance.now() < end; seed++) {
    playTable(tables, seed, (state, given, of, number) => {
      const took = Math.min(timed(state, given), timed(state, given))
      times.push(took)
      slow.push({ state, given, seed: of, number, took })
    })
    if (slow.length > 10 * kept) keepSlowest(slow)
  }
  keepSlowest(slow)
  return slow
}

function keepSlowest(slow: Candidate[]): void {
  slow.sort((a, b) => b.took - a.took)
  slow.length = Math.min(slow.length, kept)
}

function bestTime({ state, given }: Candidate): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < repeats; time++) best = Math.min(best, timed(state, given))
  return best
}

/** Milliseconds that an answer takes. */
function timed(state: State, given: Answer): number {
  const begun = performance.now()
  answer(state, given)
  return performance.now() - begun
}
