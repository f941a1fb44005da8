import type { Question } from '../../model/table/question.ts'

/** How many points lie on an option. */
export function shareOf(picks: readonly string[], key: string): number {
  return picks.filter((pick) => pick === key).length
}

/** The picks with one point more or less on an option; as before where that is not possible. */
export function withShare(
  question: Question,
  picks: readonly string[],
  key: string,
  more: number,
): readonly string[] {
  const cap = question.choices.find((choice) => choice.key === key)?.cap ?? 0
  const n = shareOf(picks, key) + more
  const others = picks.filter((pick) => pick !== key)
  const most = Math.min(cap, question.max - others.length)
  return [...others, ...new Array<string>(Math.max(0, Math.min(n, most))).fill(key)]
}

/** All points dealt out one by one, as evenly as the caps allow. */
export function evenShares({ choices, max }: Question): readonly string[] {
  const picks: string[] = []
  for (let isOpen = true; isOpen && picks.length < max; ) {
    isOpen = false
    for (const { key, cap } of choices) {
      if (picks.length >= max || shareOf(picks, key) >= cap) continue
      picks.push(key)
      isOpen = true
    }
  }
  return picks
}
