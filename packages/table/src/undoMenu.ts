import type { History, State } from '@quadriga/kernel'
import { type Holder, peopleOf } from './holder.ts'
import type { Answered, Log } from './log.ts'
import { isOnlyPass } from './tableGame.ts'

export const granularities = ['act', 'step', 'action', 'turn', 'phase', 'round'] as const
/** How far an undo goes: the last act, the last answer of it, the last action of a menu, back to the beginning of the turn, phase or round. */
export type Granularity = (typeof granularities)[number]

/** One way back. */
export interface UndoTarget {
  readonly granularity: Granularity
  /** The answers that stay. */
  readonly to: number
  /** It goes over the barrier: others answered, or something was revealed. */
  readonly crosses: boolean
}

/** What can be taken back, and how far without a word. */
export interface UndoMenu {
  /** Those that lead somewhere: the last act, then the shortest way first. */
  readonly targets: readonly UndoTarget[]
  /** Up to here the reader goes back freely; before it, chance spoke, somebody learned something or somebody else answered. */
  readonly barrier: number
  /** Other people at this table who must agree to an undo over the barrier. */
  readonly mustAgree: readonly string[]
  readonly redoable: number
}

/** What a person may take back, and how far without a word. */
export function undoMenu(history: History, log: Log, person: string, mustAgree: readonly string[]): UndoMenu {
  const barrier = barrierOf(history, person)
  const found: UndoTarget[] = []
  for (const granularity of granularities) {
    const to = targetOf(granularity, log.answers, person)
    if (to >= 0 && to < history.length && !found.some((target) => target.to === to))
      found.push({ granularity, to, crosses: to < barrier })
  }
  const [act, ...others] = found
  others.sort((a, b) => b.to - a.to)
  return {
    targets: act === undefined ? [] : [act, ...others],
    barrier,
    mustAgree,
    redoable: history.redoable,
  }
}

/** The fewest answers that may stay without anybody's permission. */
function barrierOf(history: History, person: string): number {
  let n = history.length
  while (n > 0 && history.mayUndoAlone(person, n - 1)) n--
  return n
}

function targetOf(granularity: Granularity, answers: readonly Answered[], person: string): number {
  const last = lastIndex(answers, (one) => one.person === person)
  const now = answers[last]
  if (now === undefined) return -1
  switch (granularity) {
    case 'act':
      return firstStep(answers, last)
    case 'step':
      return last
    case 'action':
      return lastIndex(answers, (one) => one.person === person && one.isMenu)
    case 'turn':
      return firstOf(answers, last, (one) => isSameTurn(one, now), person)
    case 'phase':
      return firstOf(answers, last, (one) => isSamePhase(one, now), person)
    case 'round':
      return firstOf(answers, last, (one) => one.moment.round === now.moment.round, person)
  }
}

/** Where the act of an answer began. */
function firstStep(answers: readonly Answered[], last: number): number {
  let first = last
  while (first > 0 && answers[first]?.goesOn === true) first--
  return first
}

function lastIndex(answers: readonly Answered[], fits: (one: Answered) => boolean): number {
  for (let n = answers.length - 1; n >= 0; n--) if (fits(answers[n] as Answered)) return n
  return -1
}

function isSameTurn(a: Answered, b: Answered): boolean {
  return a.moment.round === b.moment.round && a.moment.turn === b.moment.turn
}

function isSamePhase(a: Answered, b: Answered): boolean {
  return isSameTurn(a, b) && a.moment.phase === b.moment.phase
}

/** The first answer of this person in the unbroken row of fitting ones that ends at `last`. */
function firstOf(
  answers: readonly Answered[],
  last: number,
  fits: (one: Answered) => boolean,
  person: string,
): number {
  let first = last
  for (let n = last; n >= 0 && fits(answers[n] as Answered); n--) if (answers[n]?.person === person) first = n
  return first
}

/** The number of answers before the last `count` ones of a person that were really asked, or -1 when there are not so many. */
export function answersBefore(
  history: History,
  holders: readonly Holder[],
  person: string,
  count: number,
): number {
  const { answers } = history
  const isAlone = peopleOf(holders).length === 1
  let left = count
  for (let n = answers.length - 1; n >= 0; n--) {
    const { person: who, decision, picks } = answers[n] as (typeof answers)[number]
    if (who !== person) continue
    if (isAlone && picks.length === 1 && wasOnlyPass(history.stateAt(n), decision)) continue
    if (--left === 0) return n
  }
  return -1
}

/** Somebody alone who can only pass is not asked: the answer is given for them. */
function wasOnlyPass({ pending }: State, decision: number): boolean {
  return pending.some((one) => one.id === decision && isOnlyPass(one))
}
