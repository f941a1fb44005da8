import { type Machine, type Seat, verbOf } from '@quadriga/kernel/author'

/** Carries out the action that a seat picked in a menu or pause; false where it picked none. */
export function act(m: Machine, seat: Seat): boolean {
  const verb = verbOf(m, m.picks[0] as string)
  if (verb === null) return false
  m.callNamed(verb.rule, { seat, thing: m.chosen()[0] })
  return true
}
