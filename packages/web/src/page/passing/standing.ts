import type { Choice, Question } from '../../model/table/question.ts'
import type { Moment } from '../../model/table/snapshot.ts'

export const passLevels = ['smart', 'always', 'forced'] as const
/** When reactions are asked for: where there is a choice, always, or only what is forced. */
export type PassLevel = (typeof passLevels)[number]

export const orders = ['ask', 'use', 'never'] as const
/** What to do automatically when a card could react. */
export type Order = (typeof orders)[number]

export const untils = ['turn', 'phase', 'round'] as const
/** How long to pass. */
export type UntilKind = (typeof untils)[number]

/** Passing from a moment on. */
export interface Until {
  readonly kind: UntilKind
  readonly from: Pick<Moment, 'round' | 'phase' | 'turn'>
}

/** What somebody has decided beforehand. */
export interface Standing {
  /** By the face of a card; what is not there is asked. */
  readonly orders: Readonly<Record<string, Order>>
  readonly until: Until | null
}

/** Questions that only offer to react to what happens. */
const windows: readonly string[] = ['ask.window', 'ask.action']

/** Whether a question is one that can be passed automatically. */
export function isReaction({ ask, shape, isMenu, open, choices }: Question): boolean {
  return (
    shape === 'one' && !isMenu && !open && windows.includes(ask) && choices.some(({ declines }) => declines)
  )
}

/** What is answered without asking, or null where the person decides. `faceOf` tells which card a choice stands for. */
export function standingAnswer(
  question: Question,
  level: PassLevel,
  { orders: given, until }: Standing,
  faceOf: (choice: Choice) => string,
): readonly string[] | null {
  if (!isReaction(question)) return null
  const offers = question.choices.filter(({ declines }) => !declines)
  const used = offers.find((choice) => given[faceOf(choice)] === 'use')
  if (used !== undefined) return [used.key]
  // Who is attacked, could fall or lose the scheme decides for themselves, whatever they said before, if there is a choice.
  if (question.danger !== null && offers.length > 0) return null
  // What serves as well a little later is no reason to interrupt somebody in their own turn.
  const open = offers.filter((choice) => given[faceOf(choice)] !== 'never' && choice.waits !== true)
  const passes = until !== null || level === 'forced' || (level === 'smart' && open.length === 0)
  const [pass] = question.choices.filter(({ declines }) => declines)
  return passes && pass !== undefined ? [pass.key] : null
}

/** Whether passing has come to its end. */
export function isOver({ kind, from }: Until, now: Until['from'], mine: readonly number[]): boolean {
  const isNewRound = now.round !== from.round
  switch (kind) {
    case 'turn':
      return mine.includes(now.turn) && (isNewRound || now.turn !== from.turn)
    case 'phase':
      return isNewRound || now.turn !== from.turn || now.phase !== from.phase
    case 'round':
      return isNewRound
  }
}

/** Whether nothing but passing is possible. */
export function isVain({ choices }: Pick<Question, 'choices'>): boolean {
  return choices.every(({ declines }) => declines)
}

/** Questions whose answer could tell something by its speed all last so long. */
export const PACED = 900
/** So long one sees that something passes automatically. */
const SEEN = 350

/**
 * Milliseconds before a question is answered automatically: where time could tell something to somebody, always the same; where one
 * plays alone and nothing but passing is possible, none.
 */
export function delayOf(question: Pick<Question, 'paced' | 'choices'>, pace: number, people: number): number {
  if (question.paced && people > 1) return PACED
  return isVain(question) ? 0 : Math.min(pace, SEEN)
}
