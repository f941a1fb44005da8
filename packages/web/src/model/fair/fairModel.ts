import type { Language } from '@quadriga/kernel'
import type { Granted } from '../online/onlineService.ts'
import type { Refusal } from '../table/answers.ts'
import type { GameId } from '../table/snapshot.ts'

/** How often each face of the dice came. */
export interface DiceCount {
  readonly thrown: number
  /** By face, from 1 on. */
  readonly faces: readonly number[]
  /** How often of a hundred times honest dice would stray at least so far. */
  readonly likely: number
}

/** What a finished game proves about its chance. */
export interface FairModel {
  readonly game: GameId
  readonly title: string
  readonly commitment: string
  readonly seed: string
  /** The seed, and every later one after an undo, is the one that was committed to. */
  readonly isCommitted: boolean
  /** Who spoke for chance: the seed, somebody else, or rules of another build, which cannot be checked with these. */
  readonly speaker: 'generator' | 'unchecked' | 'hand'
  /** Null where no dice were thrown in the open. */
  readonly dice: DiceCount | null
}

export type CheckedFair =
  | { readonly ok: true; readonly value: FairModel }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** Checks chance, here in the browser. */
export interface FairDesk {
  /** A finished game on the server, against the commitment that was seen when it began. */
  table(id: string, commitment: string, language: Language): Promise<Granted<CheckedFair>>
  /** A game from a file. */
  file(text: string, commitment: string, language: Language): Promise<CheckedFair>
}
