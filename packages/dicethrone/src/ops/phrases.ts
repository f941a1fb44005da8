import { type Effect, you } from '@quadriga/kernel/author'
import { dealDamage } from './damage.ts'
import { gain, gainCp } from './gains.ts'
import { target } from './players.ts'

/** Lines that stand on every board, put together from ops. */

/** Normal damage to the target. */
export function normal(n: number): Effect {
  return dealDamage(n, target, 'normal')
}

/** Undefendable damage to the target. */
export function undefendable(n: number): Effect {
  return dealDamage(n, target, 'undefendable')
}

/** You gain tokens of a status. */
export function youGain(status: { readonly id: string }, n = 1): Effect {
  return gain(status.id, n, you)
}

/** You gain combat points. */
export function paid(n: number): Effect {
  return gainCp(n, you)
}
