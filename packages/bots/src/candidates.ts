import { type Decision, judge, type Rng, sample } from '@quadriga/kernel'
import { payWith, shareOut } from './payment.ts'

/** The most answers tried where a question has more than can be listed. */
const MOST = 12
/** How many answers are drawn at random beside the sensible ones. */
const DRAWN = 4

/** The answers worth trying: every option of a plain choice, a bounded sensible set of any other shape. */
export function candidatesOf(
  decision: Decision,
  suggested: readonly string[] | null,
  rng: Rng,
): readonly (readonly string[])[] {
  const keys = decision.options.map(({ key }) => key)
  if (decision.shape === 'one') return keys.map((key) => [key])
  const tried = suggested === null ? sensible(decision, keys) : [suggested, ...sensible(decision, keys)]
  const drawn = Array.from({ length: DRAWN }, () => sample(decision, rng))
  // Drawn answers come before the last sensible ones, so that a long list does not push them out.
  return distinct(
    [...tried.slice(0, MOST - DRAWN), ...drawn].filter((picks) => judge(decision, picks) === null),
  )
}

/** A bounded set of answers without chance: every option is in one of them. */
export function sensible(
  decision: Decision,
  keys: readonly string[] = decision.options.map(({ key }) => key),
): readonly (readonly string[])[] {
  const { min, max } = decision
  switch (decision.shape) {
    case 'one':
      return keys.map((key) => [key])
    case 'some':
      return [
        keys.slice(0, min),
        ...keys.map((key) => picksWith(keys, key, Math.max(1, min))),
        keys.slice(0, max),
      ]
    case 'order':
      return [keys, keys.toReversed(), ...keys.map((key) => first(keys, key))]
    case 'distribute':
      return [...keys.map((key) => shareOut(decision, first(keys, key), max)), shareOut(decision, keys, min)]
    case 'pay':
      return [keys, keys.toReversed(), ...keys.map((key) => first(keys, key))].map((order) =>
        payWith(decision, order),
      )
  }
}

function first(keys: readonly string[], key: string): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)]
}

function picksWith(keys: readonly string[], key: string, count: number): readonly string[] {
  return first(keys, key).slice(0, count)
}

/** Each answer once. */
export function distinct(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(all.map((picks) => [picks.join('\n'), picks])).values()]
}
