import type { Language } from '@quadriga/kernel'
import type { Opened } from '../table/tableService.ts'

export const puzzleGames = ['champions', 'dicethrone', 'villainous', 'zombies'] as const
/** The games that have puzzles. */
export type PuzzleGame = (typeof puzzleGames)[number]

export function isPuzzleGame(game: string): game is PuzzleGame {
  return (puzzleGames as readonly string[]).includes(game)
}

/** What is asked: to win the turn, to survive what follows it, which dice to keep. */
export const puzzleKinds = ['win', 'survive', 'keep'] as const
export type PuzzleKind = (typeof puzzleKinds)[number]

/** A puzzle as it is listed. */
export interface PuzzleModel {
  readonly kind: PuzzleKind
  /** From 1 on. */
  readonly n: number
  /** Who is played: a hero or a villain. */
  readonly hero: string
  /** From 1 to 3. */
  readonly difficulty: number
}

/** How a try stands: nothing to say yet, or right or wrong, for dice with what they are worth. */
export type PuzzleVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'win'; readonly isRight: boolean }
  | {
      readonly kind: 'survive'
      readonly isRight: boolean
      /** Of so many imagined replies, how many are survived, and how many by the best way found. */
      readonly replies: number
      readonly survived: number
      readonly best: number
    }
  | {
      readonly kind: 'keep'
      readonly isRight: boolean
      /** The damage to expect, in hundredths. */
      readonly mean: number
      readonly best: readonly number[]
      readonly worth: number
    }

export interface PuzzleDesk {
  list(game: PuzzleGame, language: Language): Promise<readonly PuzzleModel[]>
  /** A table at the position of a puzzle, over a port; it is kept nowhere. */
  open(game: PuzzleGame, n: number, language: Language, port: MessagePort): Promise<Opened>
  verdict(table: string): Promise<PuzzleVerdict>
  /** What one may do, act by act. */
  solution(table: string): Promise<readonly string[]>
}
