import type { Seat } from '@quadriga/kernel'
import { NOTHING } from '../../../model/table/nobody.ts'
import type { Question } from '../../../model/table/question.ts'
import { type Attack, keyOf, type Plan } from './attacks.ts'
import { type Told, tellOne } from './telling.ts'

/** A plan that was confirmed: what it said of each attack, and whom it has answered for already. */
export interface Intentions {
  readonly round: number
  /** The step of the villain phase: attacks of revealed cards come later and are others. */
  readonly step: number
  readonly plan: Plan
  readonly stated: Readonly<Record<string, Told>>
  readonly answered: Readonly<Record<string, readonly Seat[]>>
  /** Answers behind the table when it last answered; whoever goes back behind that is asked again. */
  readonly at: number
}

/** Where the game stands. */
export interface Standing {
  readonly round: number
  readonly step: number
  readonly at: number
}

/** The answer of the plan to a question; or the person is asked, because it is another attack or something has changed. */
export type Meant =
  | { readonly kind: 'answers'; readonly picks: readonly string[] }
  | { readonly kind: 'asks'; readonly changed: string | null }

/**
 * The rules ask seat by seat who defends; the plan knows the answers. It is no answer where a card has made it illegal, or
 * what it stated untrue.
 */
export function meantAnswer(
  { plan, stated, answered, ...made }: Intentions,
  { seat, choices }: Question,
  attack: Attack,
  now: Standing,
): Meant {
  const key = keyOf(attack)
  const defender = plan[key]
  const isPast = now.at <= made.at || now.round !== made.round || now.step !== made.step
  if (isPast || defender === undefined || answered[key]?.includes(seat) === true)
    return { kind: 'asks', changed: null }
  const defence = attack.defences.find((one) => one.defender === defender)
  const before = stated[key]
  if (defence === undefined || before === undefined || !holds(before, tellOne(new Map(), attack, defence)))
    return { kind: 'asks', changed: key }
  const answer =
    defender !== NOTHING && defence.seat === seat
      ? choices.find(({ thing, declines }) => !declines && thing === defender)
      : choices.find(({ declines }) => declines)
  return answer === undefined ? { kind: 'asks', changed: key } : { kind: 'answers', picks: [answer.key] }
}

/** Whether what was stated is still true: the same character is hit, and what would be left lies within what was said. */
function holds(stated: Told, now: Told): boolean {
  return stated.to === now.to && now.left.min >= stated.left.min && now.left.max <= stated.left.max
}

/** The plan has answered for a seat. */
export function noted(intentions: Intentions, attack: Attack, seat: Seat, at: number): Intentions {
  const key = keyOf(attack)
  const before = intentions.answered[key] ?? []
  return { ...intentions, at, answered: { ...intentions.answered, [key]: [...before, seat] } }
}
