import type { GuideStep, Seen } from './guideStep.ts'

/** The step that is due: the first one that is not done and whose moment it is; null in between. */
export function stepDue(steps: readonly GuideStep[], done: readonly string[], seen: Seen): GuideStep | null {
  return steps.find((step) => !done.includes(step.id) && step.when(seen)) ?? null
}

/** What is done once a step was shown and the table has gone on; the same list where nothing is. */
export function doneAfter(shown: GuideStep | null, done: readonly string[], seen: Seen): readonly string[] {
  if (shown === null || shown.until === 'read' || done.includes(shown.id)) return done
  return shown.until(seen) ? [...done, shown.id] : done
}

/** The guide ends with its last step, however many of the others were met. */
export function isOver(steps: readonly GuideStep[], done: readonly string[]): boolean {
  return done.includes(steps.at(-1)?.id ?? '')
}
