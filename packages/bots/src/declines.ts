import { type Decision, isDeclining } from '@quadriga/kernel'

/** Whether picks do nothing: none at all, or an option that passes, says no or ends a menu. */
export function declines({ options }: Decision, picks: readonly string[]): boolean {
  const [first] = picks
  return first === undefined || options.some((option) => option.key === first && isDeclining(option))
}
