import type { Json, Seat } from '@quadriga/kernel'

/** A position of a game with one clearly best answer: kept as the answers that lead to it. */
interface Position {
  readonly id: string
  readonly setup: Json
  readonly seed: string
  /** Who answered what, from the beginning. */
  readonly answers: readonly Answered[]
  readonly seat: Seat
  /** From 1 to 3. */
  readonly difficulty: number
}

export type Answered = readonly [seat: Seat, ...picks: string[]]

/** Which dice to keep for the most damage to expect. */
export interface KeepPuzzle extends Position {
  readonly game: 'dicethrone'
  readonly kind: 'keep'
  /** What the kept dice show. */
  readonly best: readonly number[]
  /** The damage to expect with the best answer and with the next best. */
  readonly worth: number
  readonly next: number
}

/** How to win before the turn ends: every way that wins is right. */
export interface WinPuzzle extends Position {
  readonly game: 'champions' | 'villainous'
  readonly kind: 'win'
  /** Answers that win, whatever lies in the decks: nothing unknown comes up on the way. */
  readonly plan: readonly Answered[]
}

/** How to end the turn so that what comes before the next one is survived; whatever survives nearly as often as the plan is right. */
export interface SurvivePuzzle extends Position {
  readonly game: 'champions' | 'zombies'
  readonly kind: 'survive'
  /** Answers up to the menu at which the turn is ended: nothing unknown comes up on the way. */
  readonly plan: readonly Answered[]
  /** The share of imagined replies that is survived after the plan, and after ending the turn at once. */
  readonly worth: number
  readonly idle: number
}

export type Puzzle = KeepPuzzle | WinPuzzle | SurvivePuzzle

/** The puzzles of a game as they lie in their file. */
export interface PuzzleFile<P extends Puzzle = Puzzle> {
  readonly game: string
  readonly build: string
  readonly puzzles: readonly P[]
}
