import { answer, type Chance, type Decision, type Seat, type State } from '@quadriga/kernel'

/** Plays an imagined table on automatically. */

/** Questions where a phase begins or an ability is sought: there a position can be judged. */
const resting = ['ask.main', 'ask.attempt', 'ask.rest']
const LONGEST = 16

export function isResting({ ask }: Decision): boolean {
  return resting.includes(ask.key)
}

/** The question that holds the game up. */
export function asked({ pending }: State): Decision | undefined {
  for (const decision of pending) if (!decision.open) return decision
  return undefined
}

/** Plays on until somebody has a menu or the game is over: nobody acts who need not, and everybody defends. */
export function settled(begun: State, chance: Chance): State {
  let state = begun
  for (let n = 0; n < LONGEST && state.outcome === null; n++) {
    const decision = asked(state)
    if (decision === undefined || isResting(decision)) return state
    const result = answer(
      state,
      { decision: decision.id, seat: decision.seat, picks: unmoved(decision) },
      chance,
    )
    if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
    state = result.state
  }
  return state
}

/** What somebody answers who does nothing that need not be, and defends. */
export function unmoved({ ask, options, shape, min }: Decision): readonly string[] {
  const [first] = options
  if (shape !== 'one') return options.slice(0, min).map(({ key }) => key)
  if (first === undefined) return []
  if (ask.key === 'ask.defend') return [first.key]
  const no = options.find(({ role }) => role === 'pass' || role === 'decline')
  return [(no ?? first).key]
}

const WON = 150

/** What an outcome is worth to a seat; 0 for a draw. */
export function outcomeWorth({ outcome }: State, seat: Seat): number {
  if (outcome === null || outcome.winners.length === 0) return 0
  return outcome.winners.includes(seat) ? WON : -WON
}
