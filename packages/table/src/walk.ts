import { answer, type History, recorded, type State } from '@quadriga/kernel'

/** Calls `visit` with the state after each answer from number `from` on, each played once. */
export function walk(history: History, from: number, visit: (state: State, answered: number) => void): void {
  let state = history.stateAt(from)
  history.answers.slice(from).forEach((entry, i) => {
    const result = answer(state, entry, recorded(entry.spoken))
    if (!result.ok) throw new Error(`a kept answer was refused: ${result.reasons[0]?.key ?? ''}`)
    state = result.state
    visit(state, from + i)
  })
}
