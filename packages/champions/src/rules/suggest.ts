import { type Decision, judge, type Option, type State, thingAt } from '@quadriga/kernel/author'
import { isPlayZone } from '../table.ts'

/** So many sources are tried in every combination; hands are smaller. */
const mostTried = 12

/** What it takes to use a source: an ability in play is ready again next round, a card of the hand is gone. */
const worth = { ability: 3, card: 10 } as const
/** A resource too much is wasted, but less so than another card would be. */
const wasted = 4

/** A payment to fill in beforehand: few cards of the hand, abilities in play rather than cards, and little too much. */
export function suggest(state: State, decision: Decision): readonly string[] | null {
  if (decision.shape !== 'pay') return null
  const sources = [...decision.options]
    .sort((a, b) => effort(state, a) - effort(state, b))
    .slice(0, mostTried)
  let best: readonly string[] | null = null
  let least = Number.POSITIVE_INFINITY
  for (let set = 1; set < 1 << sources.length; set++) {
    const used = sources.filter((_, place) => (set & (1 << place)) !== 0)
    const price = priceOf(state, decision, used)
    if (price >= least) continue
    const picks = used.map(({ key }) => key)
    if (judge(decision, picks) !== null) continue
    best = picks
    least = price
  }
  return best
}

function priceOf(state: State, { min }: Decision, used: readonly Option[]): number {
  const given = used.reduce((sum, { gives }) => sum + gives.length, 0)
  return used.reduce((sum, option) => sum + effort(state, option), wasted * (given - min))
}

function effort(state: State, { thing }: Option): number {
  return isPlayZone(thingAt(state, thing)?.zone ?? -1) ? worth.ability : worth.card
}
