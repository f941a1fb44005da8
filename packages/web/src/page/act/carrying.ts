import { create } from 'zustand'
import type { ThingId } from '@quadriga/kernel'
import type { Question } from '../../model/table/question.ts'
import { type Intent, meantActs, noIntent, openPieces, sharedPieces } from './intent.ts'

/** A piece that is carried over the table by a mouse or a finger. */
interface Carrying {
  readonly piece: ThingId | null
  /** It needs no target: the table itself takes it. */
  readonly ontoTable: boolean
}

export const useCarrying = create<Carrying>(() => ({ piece: null, ontoTable: false }))

/** What a press of the piece would begin, or null where it begins nothing: only what can act is carried. */
export function carriedIntent({ shape, fan, choices }: Question, piece: ThingId): Intent | null {
  if (shape !== 'one') return null
  const first = choices.find(({ twins }) => twins.includes(piece))?.thing ?? piece
  return fan.acts.some(({ source }) => source === first) ? { ...noIntent, first } : null
}

/** Whether what is carried can be put down on the table, without any target. */
export function goesOntoTable(question: Question, intent: Intent): boolean {
  return meantActs(question, intent).some(({ targets }) => targets.length === 0)
}

/** What dropping means: the piece below is pressed, what is meant is done, a verb is still to be named, or nothing. */
export type Drop = 'presses' | 'does' | 'asks' | 'cancels'

/** Dropping on a piece that takes part presses it; on the table it plays what needs no target; elsewhere it cancels. */
export function dropOf(
  question: Question,
  intent: Intent,
  below: ThingId | null,
  onTable: boolean,
  outcome: readonly ThingId[],
): Drop {
  const acts = meantActs(question, intent)
  const isPart =
    below !== null &&
    below !== intent.first &&
    [...openPieces(acts), ...sharedPieces(acts), ...outcome].includes(below)
  if (isPart) return 'presses'
  if (!onTable || !goesOntoTable(question, intent)) return 'cancels'
  return acts.length === 1 ? 'does' : 'asks'
}
