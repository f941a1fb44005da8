import { dicethrone } from '@quadriga/dicethrone'
import { answer, start, type State } from '@quadriga/kernel'
import { runCase } from '../case.ts'
import { pickSome } from '../plain/pickSome.ts'
import { loopQuestion } from './duelPicks.ts'

const setup = { heroes: ['barbarian', 'gunslinger'] }

runCase((picks, seed) => {
  const begun = start(dicethrone, setup, seed)
  if (!begun.ok) throw new Error('a duel could not be set up')
  let state: State = begun.state
  let [moves, listed] = [0, 0]
  while (state.outcome === null) {
    const { decision, options } = loopQuestion(state)
    const count = decision.shape === 'some' ? decision.min : 1
    const picked = pickSome(
      options.map(({ key }) => key),
      count,
      picks,
    )
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: picked })
    if (!result.ok) throw new Error('refused')
    state = result.state
    if (options.length < 2) continue
    moves += 1
    listed += options.length
  }
  return { moves, options: listed, winner: state.outcome.winners[0] ?? -1 }
}, 50)
