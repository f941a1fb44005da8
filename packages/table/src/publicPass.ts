import { type Decision, isDeclining, type State } from '@quadriga/kernel'

/**
 * The question that may be declined in public, before its person looks at a hand: a reaction, which is asked by what everybody
 * can see, so that being asked tells nothing. Null where there is none with this number.
 */
export function publiclyDeclined(
  { pending }: State,
  id: number,
): { decision: Decision; pass: string } | null {
  const decision = pending.find((one) => one.id === id && !one.open && !one.menu && !one.sealed)
  const pass = decision?.options.find(isDeclining)
  return decision === undefined || pass === undefined ? null : { decision, pass: pass.key }
}
