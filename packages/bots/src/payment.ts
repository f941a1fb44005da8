import { type Decision, judge } from '@quadriga/kernel'

/** Pays with these sources in this order until it is enough, and then takes back whatever was too much. */
export function payWith(decision: Decision, order: readonly string[]): readonly string[] {
  const picks: string[] = []
  for (const key of order) {
    if (judge(decision, picks) === null) break
    picks.push(key)
  }
  return picks.reduce<readonly string[]>((kept, key) => {
    const fewer = kept.filter((other) => other !== key)
    return judge(decision, fewer) === null ? fewer : kept
  }, picks)
}

/** Shares out as many points as asked, each option in turn up to its cap. */
export function shareOut(decision: Decision, order: readonly string[], points: number): readonly string[] {
  const caps = new Map(decision.options.map(({ key, cap }) => [key, cap]))
  return order.flatMap((key) => new Array<string>(caps.get(key) ?? 0).fill(key)).slice(0, points)
}
