import type { Decision, Rng, Seat, State } from '@quadriga/kernel'
import type { Benefits } from '../benefits.ts'
import type { Tally } from '../hint/tally.ts'

/**
 * The named moments at which positions are judged: the seat stands before its own menu with a new turn to play, or it is about to
 * end its turn. Values are learned for each apart.
 */
export type Moment = 'turnBegins' | 'turnEnds'

export const moments: readonly Moment[] = ['turnBegins', 'turnEnds']

/** What must be known of a game to lay plans of a turn and to play a world on: it reads imagined states, in which nothing true is hidden. */
export interface Planner {
  readonly game: string
  /** Whether this is the seat's own menu: where its turn rests between two actions. */
  isMenu(decision: Decision, seat: Seat): boolean
  /** The option of a menu that ends the turn, or null where the turn cannot be ended now. */
  endOfTurn(decision: Decision): string | null
  /** Counts turns or rounds. A reply has been seen when the clock has moved on and the seat is before its menu again. */
  clock(state: State): number
  /** Whether the seat is taking its turn, so that a plan of the turn can be laid. */
  inTurn(state: State, seat: Seat): boolean
  /** Answers at once what comes up while a world is played on, for any seat. */
  policy(state: State, decision: Decision, rng: Rng): readonly string[]
  /** The answers worth trying, the likeliest first: a bounded number, payments included. Never the end of the turn. */
  candidates(state: State, decision: Decision): readonly (readonly string[])[]
}

/** Everything the search must be told of a game: how to plan, and what positions are worth. */
export interface Adapter extends Planner {
  /** Whether the seat could win within this turn, as far as the table shows: false saves a search. */
  mayEnd(state: State, seat: Seat): boolean
  /** The seat's chance of winning, from 0 to 1. */
  value(state: State, seat: Seat, moment: Moment): number
  /** What players count in a position, to say what a plan brought and what the replies did. */
  readonly benefits?: (state: State, seat: Seat) => Benefits
  /** What lies on the table in plain numbers, for hints that tell what the replies did. */
  readonly tally?: (state: State, seat: Seat) => Tally
  /** Whether the chance is judged by hand: it orders positions and promises no share of games. */
  readonly byHand?: boolean
}

/** An adapter whose value can be learned: it tells positions as numbers, too. */
export interface LearningAdapter extends Adapter {
  /** The position as numbers, in the order of the names that the value was learned with. */
  features(state: State, seat: Seat, moment: Moment): Features
}

/** A position as numbers: a fixed list, and how many of each card lie in play for the seat's side. */
export interface Features {
  readonly dense: readonly number[]
  readonly cards: Readonly<Record<string, number>>
}
