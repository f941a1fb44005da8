import { odds } from '@quadriga/dicethrone'
import { type State, view, type View } from '@quadriga/kernel'
import type { OddsResult } from '../case.ts'
import { playTable, type Tables } from './tables.ts'

const kept = 100
const repeats = 10

/** Queries of odds at every roll of tables played at random: how long one takes, and the slowest, each at its best time. */
export function measureOdds(tables: Tables, seconds: number, seed: number): OddsResult {
  const seen: View[] = []
  const end = performance.now() + seconds * 1000
  const slow: { view: View; took: number }[] = []
  let [queries, sum] = [0, 0]
  for (let table = seed; performance.now() < end; table++) {
    seen.length = 0
    playTable(tables, table, (state) => collect(state, seen))
    for (const one of seen) {
      const took = timed(one)
      queries += 1
      sum += took
      slow.push({ view: one, took })
    }
    slow.sort((a, b) => b.took - a.took)
    slow.length = Math.min(slow.length, kept)
  }
  const best = slow.map(({ view: one }) => Math.min(...Array.from({ length: repeats }, () => timed(one))))
  return { queries, meanMilliseconds: sum / queries, slowestMilliseconds: Math.max(...best) }
}

function collect(state: State, seen: View[]): void {
  const decision = state.pending.find(({ ask }) => ask.key === 'ask.attempt')
  if (decision !== undefined) seen.push(view(state, decision.seat))
}

function timed(seen: View): number {
  const begun = performance.now()
  odds(seen)
  return performance.now() - begun
}
