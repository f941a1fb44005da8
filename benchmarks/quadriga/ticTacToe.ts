import { answer, type Decision, start, type State } from '@quadriga/kernel'
import { ticTacToe } from '@quadriga/testkit/games'
import { checkedGames, runCase } from '../case.ts'
import { pickOption } from './pick.ts'

const setup = {}

runCase((picks, seed) => {
  const begun = start(ticTacToe, setup, seed)
  if (!begun.ok) throw new Error('tic-tac-toe could not be set up')
  let state: State = begun.state
  let [moves, listed] = [0, 0]
  while (state.outcome === null) {
    const decision = state.pending[0] as Decision
    const pick = pickOption(decision.options, picks)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: [pick] })
    if (!result.ok) throw new Error('refused')
    state = result.state
    moves += 1
    listed += decision.options.length
  }
  return { moves, options: listed, winner: state.outcome.winners[0] ?? -1 }
}, checkedGames.ticTacToe)
