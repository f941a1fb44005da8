import { type ComponentType, createContext, useContext } from 'react'
import type { ThingId } from '@quadriga/kernel'
import type { Skin } from '../art/skin.ts'
import type { TableClient } from '../table/client.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'

export const markStates = ['idle', 'legal', 'chosen'] as const
/** What the question of the moment has to do with a piece: nothing, it is an answer, it was picked. */
export type MarkState = (typeof markStates)[number]

/** How a piece is marked on the board. */
export interface PieceMark {
  readonly state: MarkState
  /** The key that presses it, '1' to '9', or ''. */
  readonly key: string
  /** A short word beside the mark, such as what the answer would lead to; ''. */
  readonly note: string
}

export const idleMark: PieceMark = { state: 'idle', key: '', note: '' }

/** What the page lets a board do with its pieces. A page provides it around its board. */
export interface Handling {
  readonly skin: Skin
  /** The table, for what a board may ask beside the snapshot. */
  readonly client: TableClient
  /** What is printed on a face; undefined until the face book has it. */
  readonly faceOf: (code: string) => Face | undefined
  readonly markOf: (piece: ThingId) => PieceMark
  /** Answers with it where it is an answer, else says why it is none. */
  readonly press: (piece: ThingId) => void
  /** Picks an option of the question by its key, as the dock does. */
  readonly pick: (choice: string) => void
  /** Shows it large, with everything about it. */
  readonly inspect: (piece: ThingId) => void
  /** What a game adds to a piece that is seen up close. */
  readonly Facts?: ComponentType<{ readonly piece: Piece }> | undefined
}

export const HandlingContext = createContext<Handling | null>(null)

/** The way pieces are handled on this page. */
export function useHandling(): Handling {
  const found = useContext(HandlingContext)
  if (found === null) throw new Error('a board stands outside of its page')
  return found
}
