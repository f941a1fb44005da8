import type { query, Seat, State } from '@quadriga/kernel'
import type { Benefits } from '../benefits.ts'
import type { Style } from '../style/style.ts'
import type { Passing } from '../taste.ts'

/** Reads a state, as games' own legality does. */
export type Reader = ReturnType<typeof query>

/** When a position is judged: as the seat is about to end its turn, or at any other time. */
export type Moment = 'turnEnds' | 'other'

/** How much a bot thinks about one decision: how many ways to go on, in how many worlds, and answers in all. */
export interface Effort {
  readonly tastes: number
  readonly worlds: number
  /** Answers simulated, not time: the same choice on every machine. */
  readonly answers: number
}

/** What a bot must know of a game to judge a position. Outcomes are judged for every game alike. */
export interface Evaluation {
  /** How good a position is for a seat: more is better, and an outcome weighs more than any sum of these. */
  value(q: Reader, seat: Seat, moment: Moment): number
  /** What a position holds in things that players count, to say what an answer is good for. */
  benefits?(state: State, seat: Seat): Benefits
  /** The same as somebody of a style sees it; missing where a style changes nothing. */
  styled?(style: Style): Evaluation
  /** Whether the seat is taking its turn, so that all that happens next is its own doing. */
  inTurn(q: Reader, seat: Seat): boolean
  /** How often other seats are thought to do nothing where they may: partners can be left out of account. */
  readonly others: Passing
  /** How much to think in one's own turn, where chance says little, and elsewhere, where it says much. */
  readonly turnEffort: Effort
  readonly otherEffort: Effort
  /** How much to think about an opportunity beside another seat's menu: there are many, and few are worth it. */
  readonly openEffort: Effort
}

/** How somebody of a style judges. */
export function styledBy(style: Style, evaluation: Evaluation): Evaluation {
  return evaluation.styled?.(style) ?? evaluation
}
