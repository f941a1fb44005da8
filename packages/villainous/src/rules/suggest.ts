import { type Decision, judge, type Option, type State } from '@quadriga/kernel/author'

/** So many Allies are tried in every combination; no location has more that fight. */
const mostTried = 12

/** Allies to fill in beforehand where a character is vanquished: no more Strength than needed, then few of them. */
export function suggest(_state: State, decision: Decision): readonly string[] | null {
  if (decision.shape !== 'pay') return null
  const fighters = decision.options.slice(0, mostTried)
  let best: readonly string[] | null = null
  let least = Number.POSITIVE_INFINITY
  for (let set = 1; set < 1 << fighters.length; set++) {
    const used = fighters.filter((_, place) => (set & (1 << place)) !== 0)
    const price = strengthOf(used) + used.length / 100
    if (price >= least) continue
    const picks = used.map(({ key }) => key)
    if (judge(decision, picks) !== null) continue
    best = picks
    least = price
  }
  return best
}

function strengthOf(used: readonly Option[]): number {
  return used.reduce((sum, { gives }) => sum + gives.length, 0)
}
