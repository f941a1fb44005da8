import { persons } from './holders.ts'
import { phrase } from './said.ts'
import type { Scene } from './scene.ts'
import { undoTarget } from './session.ts'
import { type Effect, type Sitting, told } from './sitting.ts'

/** Takes back the watcher's last answer, or the last so many; over the barrier everybody else is asked. */
export async function undo(sitting: Sitting, scene: Scene, rest: string): Promise<Effect> {
  const { context, session, watcher } = sitting
  const { history } = session
  const count = rest === '' ? 1 : Number(rest)
  if (!Number.isInteger(count) || count < 1)
    return told(sitting, [context.say('play.unread', { given: `u ${rest}` })])
  const target = undoTarget(session, watcher, count)
  if (target < 0 || session.readOnly) return told(sitting, [context.say('play.undoNothing')])
  const crosses = !history.mayUndoAlone(watcher, target)
  const agreed = crosses ? await agreement(sitting) : []
  const length = history.length
  const refusal = history.undo(target, watcher, agreed)
  if (refusal !== null) return told(sitting, [phrase(scene, refusal)])
  forget(sitting, target)
  told(sitting, [context.say('play.undone', { n: length - target })])
  if (!crosses) return 'changed'
  told(sitting, [
    context.say(persons(session.holders).length === 1 ? 'play.crossed' : 'play.crossedTogether'),
  ])
  return 'changed'
}

/** Bots never mind; every other person at the terminal is asked. */
async function agreement({ session, context, input, watcher }: Sitting): Promise<string[]> {
  const agreed = session.holders.filter((holder) => holder.bot !== null).map((holder) => holder.name)
  for (const person of persons(session.holders)) {
    if (person === watcher) continue
    const line = await input.ask(`${context.say('play.agree', { who: person })} `)
    if (/^[yo]/i.test(line?.trim() ?? '')) agreed.push(person)
  }
  return agreed
}

/** Nobody has seen what lies beyond the present any more. */
function forget({ shown, session }: Sitting, target: number): void {
  session.left.clear()
  for (const [person, seen] of shown) shown.set(person, Math.min(seen, target))
}

/** Does again what was taken back, up to the watcher's next question. */
export function redo(sitting: Sitting, scene: Scene): Effect {
  const { context, session, watcher } = sitting
  const { history } = session
  const refusal = history.redo(watcher)
  if (refusal !== null) return told(sitting, [phrase(scene, refusal)])
  const isAsked = (): boolean =>
    history.state.pending.some((decision) => session.holders[decision.seat]?.name === watcher)
  while (!isAsked() && history.redo(watcher) === null) continue
  told(sitting, [context.say('play.redone')])
  return 'changed'
}
