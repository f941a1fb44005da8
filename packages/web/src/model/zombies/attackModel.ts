import type { AttackOdds } from '@quadriga/zombies'
import { gameQuestion } from '../table/gameQuestion.ts'
import type { Line } from '../table/act.ts'
import type { Seat, ThingId } from '@quadriga/kernel'

/** Whose attack, and at which zone. */
export interface AttackQuestion {
  readonly seat: Seat
  readonly zone: string
  /** With the Sentinel Hand instead. */
  readonly hand: boolean
  /** Somebody there is to be eaten. */
  readonly meal: Meal | null
}

/** Who is eaten, and the option that does it. */
export interface Meal {
  readonly thing: ThingId
  readonly option: string
}

/** An attack with its odds, and the answers that make it, by the Power that is spent. */
export interface AttackChoice extends AttackOdds {
  readonly name: string
  /** Names of the Enemies, by their faces. */
  readonly names: Readonly<Record<string, string>>
  readonly lines: readonly Line[]
}

/** Every attack that a hero can make at a zone; [] where there is none. */
export const attackQuestion = gameQuestion<AttackQuestion, readonly AttackChoice[]>('attack')
