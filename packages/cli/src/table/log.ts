import { type Committed, plain } from '@quadriga/kernel'
import { eventsTold, toldTogether } from '@quadriga/table'
import { eventSaid } from './said.ts'
import type { Scene } from './scene.ts'
import type { Session } from './session.ts'

/** The events of some answers, the first (-1 for the set-up) included, as the scene's seat may know them. */
function eventsSince(session: Session, scene: Scene, first: number, until: number): Committed[] {
  const events: Committed[] = []
  for (let n = first; n < until; n++) events.push(...eventsTold(session.table, n, { seat: scene.seat }))
  // What a choice that made itself leads to is told anyway; the choice would only lengthen the log on a terminal.
  return events.filter(({ kind }) => kind !== 'forced')
}

/** What happened since a person last looked. */
export function newsLines(session: Session, scene: Scene, first: number): string[] {
  return linesOf(scene, eventsSince(session, scene, first, session.history.length))
}

/** Each line under what it happened within. */
function linesOf(scene: Scene, events: readonly Committed[]): string[] {
  return toldTogether(events, (event) => eventSaid(scene, event)).map(
    ({ event, text }) => `${'  '.repeat(event.depth)}${plain(text)}`,
  )
}

/** The log from the beginning up to some answer, or its last lines. */
export function logLines(
  session: Session,
  scene: Scene,
  last: string,
  until = session.history.length,
): string[] {
  const lines = linesOf(scene, eventsSince(session, scene, -1, until))
  if (lines.length === 0) return [scene.say('play.noLog')]
  return /^\d+$/.test(last) ? lines.slice(-Number(last) || lines.length) : lines
}
