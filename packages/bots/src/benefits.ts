import type { Json, Message, State } from '@quadriga/kernel'
import type { BenefitName } from './words.ts'

/** Things that players count in a position: how many there are, and what one of them is worth to a bot. */
export type Benefits = Readonly<Partial<Record<BenefitName, readonly [n: number, worth: number]>>>

/** The most that is told of an answer. */
const MOST = 2
/** What is worth less than this part of the most valuable is not told. */
const TELLING = 0.3

/** What one position has more of than another, the most valuable first: pairs of a name and how many. */
export function benefitsOver(best: Benefits, other: Benefits): readonly (readonly [BenefitName, number])[] {
  const found = (Object.keys(best) as BenefitName[]).map((name) => {
    const [n = 0, worth = 0] = best[name] ?? []
    const more = Math.round(n - (other[name]?.[0] ?? 0))
    return { name, more, worth: more * worth }
  })
  const [first, ...next] = found.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)
  if (first === undefined) return []
  const telling = next.filter(({ worth }) => worth >= first.worth * TELLING)
  return [first, ...telling].slice(0, MOST).map(({ name, more }) => [name, Math.abs(more)] as const)
}

/** Where two answers lead to, in one world. */
export interface Ends {
  readonly best: State
  readonly other: State
}

/** What an outcome tells of an answer; null while both positions are open. */
function outcomeBenefit({ best, other }: Ends, seat: number): BenefitName | null {
  if (best.outcome?.winners.includes(seat) === true)
    return other.outcome?.winners.includes(seat) === true ? null : 'wins'
  const isLost = other.outcome !== null && !other.outcome.winners.includes(seat)
  return isLost && best.outcome === null ? 'saves' : null
}

/** Why an answer is better than doing nothing, or than the next best one. */
export function reasonOver(
  over: 'passing' | 'next',
  { picks, gain }: { readonly picks: readonly string[] | null; readonly gain: number },
  benefits: readonly (readonly [BenefitName, number])[],
): Message {
  const told = benefits.map(([name, n]): Json => [name, n])
  return {
    key: over === 'passing' ? 'bot.overPassing' : 'bot.overNext',
    args: { picks: [...(picks ?? [])], gain: Math.round(gain * 10) / 10, benefits: told },
  }
}

/** What the best answer brings, by where both lead: an outcome before everything else. */
export function benefitsOf(
  ends: Ends,
  seat: number,
  count: (state: State) => Benefits,
): readonly (readonly [BenefitName, number])[] {
  const outcome = outcomeBenefit(ends, seat)
  if (outcome !== null) return [[outcome, 1]]
  return benefitsOver(count(ends.best), count(ends.other))
}
