import type { LogLine } from '../../model/table/logLine.ts'
import type { Play } from '../play/PlayContext.ts'

/** Whether the film has come to a line of the log; without a film everything is told. */
export function isToldBy(film: Play['film'], { id, answer }: LogLine): boolean {
  if (film === null || answer < film.answer) return true
  return answer === film.answer && film.line !== '' && eventOf(id) <= eventOf(film.line)
}

/** The number of the event in its answer, `answer.event`; other lines stand before the events. */
function eventOf(id: string): number {
  const event = Number(id.split('.')[1])
  return Number.isInteger(event) ? event : -1
}
