import { type Decision, judge, type State } from '@quadriga/kernel/author'

/** A payment to fill in beforehand: what gives least first, so that strong cards stay in hand, and nothing too much. */
export function suggest(_state: State, decision: Decision): readonly string[] | null {
  if (decision.shape !== 'pay') return null
  const picks: string[] = []
  for (const { key } of [...decision.options].sort((a, b) => a.gives.length - b.gives.length)) {
    if (judge(decision, picks) === null) break
    picks.push(key)
  }
  const needed = picks.reduce<readonly string[]>((kept, key) => {
    const fewer = kept.filter((other) => other !== key)
    return judge(decision, fewer) === null ? fewer : kept
  }, picks)
  return judge(decision, needed) === null ? needed : null
}
