import { type History, readSave, resume, save, type State } from '@quadriga/kernel'
import { textDifference } from './difference.ts'

/** A state without what belongs to one answer only: events, what chance said, who learned. */
export function lasting(state: State, withGenerator = true): string {
  const { rng } = state
  return JSON.stringify({ ...state, learned: 0, spoken: [], events: [], rng: withGenerator ? rng : [] })
}

/** A game that is saved and resumed is where it was; null when so. */
export function brokenReplay(history: History): string | null {
  const read = readSave(JSON.stringify(save(history)))
  if (!read.ok) return `the save cannot be read: ${read.problem.where} ${read.problem.what}`
  const again = resume(history.game, read.save)
  if (!again.ok) return `the save cannot be resumed: ${again.reasons.map((one) => one.key).join(', ')}`
  const { stopped, history: copy } = again.resumed
  if (stopped !== null)
    return `answer ${stopped.answer} is refused: ${stopped.reasons.map((one) => one.key).join(', ')}`
  const [had, has] = [lasting(history.state), lasting(copy.state)]
  return had === has ? null : textDifference(had, has)
}

/** Going back finds the states that were there: at sampled places, and at the start; null when so. */
export function brokenUndo(history: History, kept: ReadonlyMap<number, string>): string | null {
  for (const [n, had] of kept) {
    if (n > history.length) continue
    const has = lasting(history.stateAt(n))
    if (had !== has) return `after ${n} answers: ${textDifference(had, has)}`
  }
  return history.length === 0 ? null : brokenReturn(history)
}

/** On a copy: undo everything with everybody's permission, then redo as far as the table allows. */
function brokenReturn(history: History): string | null {
  const again = resume(history.game, save(history))
  if (!again.ok) return 'the save cannot be resumed'
  const copy = again.resumed.history
  const [first = ''] = copy.people
  const begun = lasting(copy.stateAt(0), false)
  const refusal = copy.undo(0, first, copy.people)
  if (refusal !== null) return `refused: ${refusal.key}`
  const back = lasting(copy.state, false)
  if (begun !== back) return `at the start: ${textDifference(begun, back)}`
  const redoes = copy.redoable > 0
  while (copy.redoable > 0) {
    const not = copy.redo(first, copy.people)
    if (not !== null) return `redo refused: ${not.key}`
  }
  const [had, has] = [lasting(history.state), lasting(copy.state)]
  return redoes && had !== has ? `after redoing: ${textDifference(had, has)}` : null
}
