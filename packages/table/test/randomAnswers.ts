import { createRng, type Decision, sample } from '@quadriga/kernel'

/** Legal picks for whatever is asked, the same for the same seed and questions. */
export function randomAnswers(seed: string): (decision: Decision) => readonly string[] {
  const rng = createRng(seed)
  return (decision) => sample(decision, rng)
}
