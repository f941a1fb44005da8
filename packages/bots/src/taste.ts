import { createRng, type Decision, isDeclining, type Option, type Rng } from '@quadriga/kernel'
import { payWith, shareOut } from './payment.ts'

/**
 * A way to answer anything at once, for playing on in imagined worlds: each option key keeps the liking it got when it
 * was first met, so the same taste makes the same plan in every world, and in the next decision again.
 */
export interface Taste {
  answer(decision: Decision, suggested: readonly string[] | null): readonly string[]
}

/** When a taste does nothing if it may: whenever it can, only if nothing else is offered, or as it likes. */
export type Passing = 'always' | 'last' | 'sometimes'

const LIKINGS = 1_000_000

export function makeTaste(seed: string, passing: Passing): Taste {
  const likings = new Map<string, number>()
  const rng = createRng(seed)
  const liking = (option: Option): number => {
    const known = likings.get(option.key) ?? newLiking(rng, option, passing)
    likings.set(option.key, known)
    return known
  }
  const byLiking = ({ options }: Decision) =>
    options.toSorted((a, b) => liking(b) - liking(a)).map(({ key }) => key)
  return {
    answer: (decision, suggested) =>
      passing === 'always' && suggested !== null
        ? suggested
        : answerBy(decision, byLiking(decision), passing),
  }
}

function newLiking(rng: Rng, option: Option, passing: Passing): number {
  if (passing !== 'sometimes' && isDeclining(option)) return passing === 'always' ? LIKINGS : -1
  return rng.below(LIKINGS)
}

function answerBy(decision: Decision, order: readonly string[], passing: Passing): readonly string[] {
  const { min, max } = decision
  switch (decision.shape) {
    case 'one':
      return order.slice(0, 1)
    case 'some':
      return order.slice(0, passing === 'last' ? max : min)
    case 'order':
      return order
    case 'distribute':
      return shareOut(decision, order, passing === 'always' ? min : max)
    case 'pay':
      return payWith(decision, order)
  }
}
