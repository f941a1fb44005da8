import { type Decision, type History, judge, resume, type Save } from '@quadriga/kernel'
import type { ActFan } from '../src/model/table/act.ts'
import { fanOf } from './fan.ts'
import { cutAt, gameOf, type Recording, saveOf } from './recordings.ts'

/** One recorded answer and what it answers. */
export interface Step {
  /** How many answers lie before it. */
  readonly at: number
  readonly decision: Decision
  readonly picks: readonly string[]
  readonly person: string
  /** What the page fills in beforehand. */
  readonly suggested: readonly string[]
  /** What could be done in one go. */
  readonly fan: ActFan
}

/** Everything that is counted of a recording, answer by answer, replayed by the rules with the recorded chance. */
export function stepsOf(recording: Recording): readonly Step[] {
  const history = replayed(recording.name, saveOf(recording))
  return history.answers.slice(recording.from).map(({ decision: id, picks, person }, n) => {
    const at = recording.from + n
    const decision = history.stateAt(at).pending.find((one) => one.id === id)
    if (decision === undefined) throw new Error(`${recording.name}: nothing was asked at answer ${at}`)
    const fan = fanOf(history.game.id, history.stateAt(at), decision)
    const suggested = history.game.suggest?.(history.stateAt(at), decision) ?? []
    return { at, decision, picks, person, suggested, fan }
  })
}

/** A save replayed to its end; says which answer no longer fits. */
export function replayed(name: string, saved: Save): History {
  const result = resume(gameOf(saved), saved)
  if (!result.ok) throw new Error(`${name}: ${result.where}: ${JSON.stringify(result.reasons)}`)
  const { history, stopped } = result.resumed
  if (stopped === null) return history
  const refused = saved.answers[stopped.answer]
  throw new Error(
    `${name}: ${stopped.where} (${refused?.p.join(' + ')}) is refused: ${JSON.stringify(stopped.reasons)}`,
  )
}

/** Whether the generator of these rules says after an answer what it said in the recording. */
export function repeatsItself(saved: Save, { at, decision, picks }: Step): boolean {
  const history = replayed(saved.game, cutAt(saved, at))
  const result = history.answer({ decision: decision.id, seat: decision.seat, picks })
  const said = history.answers.at(-1)?.spoken.map(({ source, result: word }) => [source, word])
  return result.ok && JSON.stringify(said) === JSON.stringify(saved.answers[at]?.c ?? [])
}

/** Whether a question has one legal answer only: it asks, and there is nothing to choose. */
export function isEmpty(decision: Decision): boolean {
  const { shape, options, min, max } = decision
  const keys = options.map(({ key }) => key)
  switch (shape) {
    case 'one':
    case 'order':
      return options.length <= 1
    case 'some':
      return max === 0 || options.length === 0 || (min === max && min === options.length)
    case 'distribute':
      return options.length === 0 || (min === max && (options.length === 1 || capacity(decision) === min))
    case 'pay':
      // Every source is needed, so that there is one payment.
      return keys.every(
        (key) =>
          judge(
            decision,
            keys.filter((other) => other !== key),
          ) !== null,
      )
  }
}

function capacity({ options }: Decision): number {
  return options.reduce((sum, { cap }) => sum + cap, 0)
}
