import { type Decision, judge, type Option, query, type State } from '@quadriga/kernel'
import { distinct } from '../candidates.ts'
import { payWith } from '../payment.ts'
import type { Reader } from '../evaluate/evaluation.ts'

/**
 * Few ways to pay: sources in play come back next round, so they pay first; of the hand go the cheap cards, or the dear ones. All
 * combinations would be thousands.
 */
export function paymentsOf(state: State, decision: Decision): readonly (readonly string[])[] {
  const q = query(state)
  const cheap = [...decision.options].sort((a, b) => price(q, decision, a) - price(q, decision, b))
  const dear = [...decision.options].sort((a, b) => dearness(q, a) - dearness(q, b))
  const ways = [cheap, dear].map((order) =>
    payWith(
      decision,
      order.map(({ key }) => key),
    ),
  )
  return distinct(ways.filter((picks) => judge(decision, picks) === null))
}

/** One way to pay, for playing on. */
export function quickPayment(state: State, decision: Decision): readonly string[] {
  return paymentsOf(state, decision)[0] ?? []
}

/** A card that gives two resources is made for paying where two are asked. */
const DOUBLE = 10
const IN_PLAY = 100

function price(q: Reader, { min }: Decision, option: Option): number {
  if (!inHand(q, option)) return -IN_PLAY
  const double = option.gives.length > 1 && min > 1 ? DOUBLE : 0
  return costOf(q, option) - double
}

function dearness(q: Reader, option: Option): number {
  if (!inHand(q, option)) return -IN_PLAY
  return -costOf(q, option)
}

function inHand(q: Reader, { thing }: Option): boolean {
  return thing >= 0 && q.state.zones[q.thing(thing).zone]?.name === 'hand'
}

function costOf(q: Reader, { thing }: Option): number {
  return thing < 0 ? 0 : (q.definition(thing)?.stats['cost'] ?? 0)
}
