import { answer, beginHistory, type Decision, type History, start, type State } from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import { type Random, random } from '../random.ts'
import { pickOption } from './pick.ts'

/** A state of cards60 in mid-play: the first game from this seed that lasts so long, after that many answers. */
export function midPlay(seed: number, answers: number): State {
  const picks = random(seed)
  for (let game = 0; ; game++) {
    const begun = start(cards60, {}, seed + game)
    if (!begun.ok) throw new Error('cards60 could not be set up')
    let { state } = begun
    for (let n = 0; n < answers && state.outcome === null; n++) state = next(state, picks)
    if (state.outcome === null) return state
  }
}

function next(state: State, picks: Random): State {
  const result = answer(state, answerTo(state, picks))
  if (!result.ok) throw new Error('refused')
  return result.state
}

/** A game of cards60 with much health, kept whole, after exactly that many answers. */
export function longGame(seed: number, answers: number): History {
  const picks = random(seed)
  for (let game = 0; ; game++) {
    const begun = beginHistory(cards60, { health: 400 }, String(seed + game), ['one', 'one'])
    if (!begun.ok) throw new Error('cards60 could not be set up')
    const { history } = begun
    while (history.length < answers && history.state.outcome === null) {
      if (!history.answer(answerTo(history.state, picks)).ok) throw new Error('refused')
    }
    if (history.length === answers) return history
  }
}

function answerTo(state: State, picks: Random) {
  const { id, seat, options } = state.pending[0] as Decision
  return { decision: id, seat, picks: [pickOption(options, picks)] }
}
