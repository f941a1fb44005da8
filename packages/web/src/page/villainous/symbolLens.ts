import { create } from 'zustand'
import type { ActionType } from '@quadriga/villainous'
import type { Act } from '../../model/table/act.ts'
import type { Question } from '../../model/table/question.ts'

/** The verbs that an action symbol begins with a card. */
const verbs: Readonly<Partial<Record<ActionType, readonly string[]>>> = {
  'play-card': ['play'],
  activate: ['activate'],
  relocate: ['relocate'],
  vanquish: ['vanquish', 'sweep'],
}

/** A symbol that was pressed and waits for its card: only cards that it can be used for are offered. */
export interface Lens {
  /** The question that it belongs to, or -1. */
  readonly question: number
  readonly symbol: string
  readonly types: readonly ActionType[]
}

const none: Lens = { question: -1, symbol: '', types: [] }

export const useLens = create<Lens>(() => none)

export function closeLens(): void {
  useLens.setState(none)
}

/** What can be begun with a symbol now. */
export function actsOf(question: Question | null, types: readonly ActionType[]): readonly Act[] {
  const wanted = types.flatMap((type) => verbs[type] ?? [])
  return question?.fan.acts.filter(({ verb, source }) => source >= 0 && wanted.includes(verb)) ?? []
}
