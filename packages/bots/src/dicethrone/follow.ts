import { answer, createRng, type Decision, query, type Rng, type Seat, type State } from '@quadriga/kernel'
import { candidatesOf } from '../candidates.ts'
import { asksForDice, weighDice } from './attempt.ts'
import { chanceOf, type Memory } from './rollPhase.ts'
import { asked, isResting, unmoved } from './settle.ts'

/** Plays an imagined table on, where one's own further questions are answered as well as one can. */

/** Own questions within own questions, answers tried to each, and answers on the way. */
const DEEPEST = 3
const MOST = 12
const LONGEST = 24
/** How often an answer is tried where dice decide what it brings: the best of single throws would promise too much. */
const THROWS = 3
const thrown = ['ask.rerollDie', 'ask.rerollDice', 'ask.defend']

/** Who plays on, for whom, and how a position is judged in which somebody has a menu. */
export interface Following {
  readonly seat: Seat
  readonly memory: Memory
  readonly rng: Rng
  readonly worth: (state: State) => number
}

/** A position that was reached, and what it is worth. */
export interface Reached {
  readonly end: State
  readonly worth: number
}

/** Plays on until somebody has a menu or the game is over. The same seed throws the same dice, as far as answers throw the same. */
export function followed(begun: State, seed: string, by: Following, depth = 0): Reached {
  const chance = chanceOf(createRng(`${seed}/${depth}`))
  let state = begun
  for (let n = 0; n < LONGEST && state.outcome === null; n++) {
    const decision = asked(state)
    if (decision === undefined || isResting(decision)) break
    const isOwn = decision.seat === by.seat && decision.options.length > 1
    const isDice = isOwn && asksForDice(query(state), decision)
    if (isOwn && !isDice && depth < DEEPEST) return bestOf(state, decision, seed, by, depth)
    const picks = isDice ? (weighDice(state, decision, by.memory, by.rng).picks ?? []) : unmoved(decision)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks }, chance)
    if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
    state = result.state
  }
  return { end: state, worth: by.worth(state) }
}

function bestOf(state: State, decision: Decision, seed: string, by: Following, depth: number): Reached {
  const throws = thrown.includes(decision.ask.key) ? THROWS : 1
  let best: Reached = { end: state, worth: Number.NEGATIVE_INFINITY }
  for (const picks of candidatesOf(decision, null, by.rng).slice(0, MOST)) {
    let sum = 0
    let end = state
    for (let n = 0; n < throws; n++) {
      const own = `${seed}/${n}`
      const chance = chanceOf(createRng(`${own}/answer`))
      const result = answer(state, { decision: decision.id, seat: decision.seat, picks }, chance)
      if (!result.ok) throw new Error(`an imagined answer is refused: ${result.reasons[0]?.key}`)
      const reached = followed(result.state, own, by, depth + 1)
      sum += reached.worth
      end = reached.end
    }
    if (sum / throws > best.worth) best = { end, worth: sum / throws }
  }
  return best
}
