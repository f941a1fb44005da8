import type { Deck } from '@quadriga/champions'
import { createContext, useContext } from 'react'
import type { Box, BoxCard, DeckProblem, Judged } from '../../model/decks/box.ts'
import type { Session } from './session.ts'

/** What the parts of a deck builder share. */
export interface Builder {
  readonly id: string
  readonly box: Box
  readonly cardOf: (id: string) => BoxCard | undefined
  readonly deck: Deck
  readonly judged: Judged | null
  readonly session: Session
  /** One copy more or fewer; what the rules refuse is said instead. */
  readonly turn: (card: BoxCard, by: 1 | -1) => void
  readonly look: (card: BoxCard | null) => void
  /** Why the last try was refused. */
  readonly refused: readonly DeckProblem[]
  readonly forget: () => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (builder === null) throw new Error('a part of the deck builder stands alone')
  return builder
}
