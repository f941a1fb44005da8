import { beginHistory, type History, type Json, type Reason } from '@quadriga/kernel'
import { ChanceWanted, type Entered, enteredChance, type Waiting } from './enteredChance.ts'
import type { Holder } from './holder.ts'
import type { TableGame } from './tableGame.ts'

/** A game to begin. */
export interface NewGame {
  readonly of: TableGame
  readonly setup: Json
  readonly seed: string
  readonly holders: readonly Holder[]
  /** Dice and cards lie on a real table: what comes is entered. */
  readonly byHand?: boolean
}

/** What comes of laying a table: a game at its first question, a result that is wanted first, or why not. */
export type Laid =
  | { readonly kind: 'begun'; readonly history: History }
  | { readonly kind: 'waiting'; readonly waiting: Waiting }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] }

/** Lays a table with what was entered so far: by the table's own chance, or by what people draw. */
export function layTable(
  { of, setup, seed, holders, byHand = false }: NewGame,
  entered: readonly Entered[] = [],
): Laid {
  const people = holders.map(({ id }) => id)
  try {
    const chance = byHand ? enteredChance(of, holders, entered) : undefined
    const begun = beginHistory(of.game, setup, seed, people, chance)
    return begun.ok ? { kind: 'begun', history: begun.history } : { kind: 'refused', reasons: begun.reasons }
  } catch (error) {
    if (!(error instanceof ChanceWanted)) throw error
    return { kind: 'waiting', waiting: { given: null, move: null, entered, wanted: error.wanted } }
  }
}
