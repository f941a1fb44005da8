import { createContext, useContext } from 'react'
import type { Line } from '../../model/table/act.ts'
import type { Refusal } from '../../model/table/answers.ts'
import type { TableClient } from '../table/client.ts'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Outcomes } from './useOutcomes.ts'

/** What every part of a table screen shares. */
export interface Play {
  readonly table: TableClient
  /** The moment that is shown: the present, or a past one. */
  readonly shown: Snapshot
  /** The present. */
  readonly snapshot: Snapshot
  /** The question the dock shows: the main one, or an opportunity that was opened. */
  readonly question: Question | null
  /** A question that passes itself, for nothing but passing is possible: nobody is asked it. */
  readonly veiled: Question | null
  /** Why the last answer was refused. */
  readonly refusals: readonly Refusal[]
  /** The film runs: `shown` is one of its moments, and the last line of the log it has told. */
  readonly film: { readonly line: string; readonly answer: number } | null
  /** In a replay, what happened from this answer on is not told yet. */
  readonly until?: number
  /** What would follow from what is meant. */
  readonly outcomes: Outcomes
  /** Gives an answer to the question. */
  readonly answer: (picks: readonly string[]) => void
  /** Gives the answers of an act. */
  readonly give: (line: Line) => void
  /** Goes back to after so many answers; over the barrier it asks first. */
  readonly undo: (to: number) => void
  readonly redo: () => void
  /** Shows a past moment, or the present with null. */
  readonly see: (answers: number | null) => void
}

export const PlayContext = createContext<Play | null>(null)

/** The table screen around a component. */
export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (play === null) throw new Error('no table screen around this component')
  return play
}
