import { type Done, peopleOf } from '@quadriga/table'
import { phrase } from './said.ts'
import type { Scene } from './scene.ts'
import { type Effect, type Sitting, told } from './sitting.ts'

/** Takes back the watcher's last answer, or the last so many; over the barrier everybody else is asked. */
export async function undo(sitting: Sitting, scene: Scene, rest: string): Promise<Effect> {
  const { context, session, watcher } = sitting
  const { permissions, holders, isReadOnly } = session.table
  const count = rest === '' ? 1 : Number(rest)
  if (!Number.isInteger(count) || count < 1)
    return told(sitting, [context.say('play.unread', { given: `u ${rest}` })])
  const target = permissions.answersBefore(watcher, count)
  if (target < 0 || isReadOnly) return told(sitting, [context.say('play.undoNothing')])
  const crosses = !permissions.isFree(watcher, target)
  const agreed = crosses ? await agreement(sitting) : []
  const { length } = session.history
  const done = permissions.undo(watcher, target, agreed)
  if (!done.ok) return refused(sitting, scene, done)
  // What was taken back counts as not seen: what is played instead is shown again.
  for (const [person, seen] of sitting.shown) sitting.shown.set(person, Math.min(seen, target))
  told(sitting, [context.say('play.undone', { n: length - target })])
  if (crosses)
    told(sitting, [context.say(peopleOf(holders).length === 1 ? 'play.crossed' : 'play.crossedTogether')])
  return 'changed'
}

function refused(sitting: Sitting, scene: Scene, { reasons }: Extract<Done, { ok: false }>): Effect {
  return told(
    sitting,
    reasons.map((reason) => phrase(scene, reason)),
  )
}

/** Every other person at the terminal is asked. */
async function agreement({ session, context, input, watcher }: Sitting): Promise<string[]> {
  const agreed: string[] = []
  for (const person of peopleOf(session.table.holders)) {
    if (person === watcher) continue
    const line = await input.ask(`${context.say('play.agree', { who: person })} `)
    if (/^[yo]/i.test(line?.trim() ?? '')) agreed.push(person)
  }
  return agreed
}

/** Does again what was taken back, up to the watcher's next question. */
export function redo(sitting: Sitting, scene: Scene): Effect {
  const { context, session, watcher } = sitting
  const done = session.table.permissions.redo(watcher)
  if (!done.ok) return refused(sitting, scene, done)
  told(sitting, [context.say('play.redone')])
  return 'changed'
}
