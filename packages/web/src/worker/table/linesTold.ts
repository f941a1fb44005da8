import type { Committed } from '@quadriga/kernel'
import { eventText, isHeldBy, toldTogether, type ToldTogether, type Voice } from '@quadriga/table'
import type { Course } from './course.ts'
import type { BeatParts, Presenter } from './presenter.ts'

/** A line that tells of events of an answer, and what the film tells with it; null where it is no beat. */
export interface LineTold extends ToldTogether {
  readonly parts: BeatParts | null
}

/** The lines of an answer, for log and film alike. */
export function linesTold(
  presenter: Presenter,
  course: Course,
  voice: Voice,
  n: number,
): readonly LineTold[] {
  const { beat, throws } = presenter
  const isBots = !isHeldBy(course.holders, course.answered(n)?.seat ?? -1)
  const partsOf = (event: Committed): BeatParts | null =>
    beat === undefined || n < 0 ? null : beat(event, isBots, voice.loaded)
  // Each throw shows its own dice, and what belongs to a scene of the film is a beat of its own.
  const isApart = (event: Committed): boolean => {
    const parts = partsOf(event)
    const isThrow = throws?.events.includes(event.kind) === true
    return isThrow || parts?.isBrisk === true || (parts !== null && parts.role !== 'tells')
  }
  // A `forced` event says that the only option was taken: what it leads to is told anyway.
  const textOf = (event: Committed) => (event.kind === 'forced' ? null : eventText(voice, event))
  return toldTogether(course.events(n), textOf, isApart).map((told) => ({
    ...told,
    parts: partsOf(told.event),
  }))
}

/** What a line is called by whom it is shown to, and by the film: its answer, and its last event. */
export function lineId(n: number, { place }: Pick<ToldTogether, 'place'>): string {
  return `${n}.${place}`
}
