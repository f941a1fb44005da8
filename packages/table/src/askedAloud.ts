import { type Decision, isDeclining, type State } from '@quadriga/kernel'
import type { Eye } from './eye.ts'

/**
 * A reaction as it can be asked aloud at one screen, before its person looks at a hand: with the options that point at what
 * everybody sees. Windows open by public facts, so being asked tells nothing; null for questions that cannot be declined.
 */
export function askedAloud(
  { pending }: Pick<State, 'pending'>,
  id: number,
  { things }: Eye,
): Decision | null {
  const decision = pending.find((one) => one.id === id && !one.open && !one.menu && !one.sealed)
  if (decision === undefined || !decision.options.some(isDeclining)) return null
  const isSeen = (thing: number): boolean => thing < 0 || (things.get(thing)?.code ?? '') !== ''
  return { ...decision, options: decision.options.filter(({ thing }) => isSeen(thing)) }
}
