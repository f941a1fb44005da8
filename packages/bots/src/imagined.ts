import { answer, type Decision, loadedGame, type Seat, type State } from '@quadriga/kernel'

/** Playing on in a world that a bot imagined, where every answer comes from the bot itself. */

/** The question that holds the game up: the seat's own first, where several answer unseen. */
export function questionIn({ pending }: State, seat: Seat): Decision {
  let first: Decision | undefined
  for (let i = 0; i < pending.length; i++) {
    const one = pending[i] as Decision
    if (one.open) continue
    if (one.seat === seat) return one
    first ??= one
  }
  if (first === undefined) throw new Error('nobody is asked anything in an imagined world that is not over')
  return first
}

/** The state after an answer. */
export function answered(state: State, { id, seat }: Decision, picks: readonly string[]): State {
  const result = answer(state, { decision: id, seat, picks })
  if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
  return result.state
}

/** What the game itself would fill in. */
export function suggestionOf(state: State, decision: Decision): readonly string[] | null {
  return loadedGame(state).game.suggest?.(state, decision) ?? null
}
