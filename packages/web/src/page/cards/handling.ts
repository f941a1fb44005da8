import { type ComponentType, createContext, useContext } from 'react'
import type { ThingId } from '@quadriga/kernel'
import type { PieceMark } from '../act/pieceMarks.ts'
import type { Skin } from '../art/skin.ts'
import type { TableClient } from '../table/client.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'

/** A verb that can be named at a piece. */
export interface VerbButton {
  readonly verb: string
  /** The option itself, where one verb has several; ''. */
  readonly option: string
  readonly says: string
}

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
  /** The verbs among which one is named at the piece that was pressed, with what each does; none elsewhere. */
  readonly verbsAt: (piece: ThingId) => readonly VerbButton[]
  /** Whether a piece can do something now, for verbs that are buttons of their own. */
  readonly can: (piece: ThingId, verb: string) => boolean
  /** Starts what a piece does. */
  readonly start: (piece: ThingId, verb: string) => void
  /** Picks an option of the question by its key. */
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
