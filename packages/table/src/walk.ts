import { answer, type History, recorded, type State } from '@quadriga/kernel'

/** Calls `visit` with the state after each answer from number `from` on, each played once; up to number `to`, which is left out. */
export function walk(
  history: History,
  from: number,
  visit: (state: State, answered: number) => void,
  to = history.length,
): void {
  let state = history.stateAt(from)
  history.answers.slice(from, to).forEach((entry, i) => {
    const result = answer(state, entry, recorded(entry.spoken))
    if (!result.ok) throw new Error(`a kept answer was refused: ${result.reasons[0]?.key ?? ''}`)
    state = result.state
    visit(state, from + i)
  })
}
