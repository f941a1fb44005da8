import { NOBODY, type Query, type Seat, type View } from '@quadriga/kernel/author'
import { openOffensiveRoll } from '../query/dice.ts'
import { heroOf, heroThing, pointsOf } from '../query/heroes.ts'
import { diceOf, NO_DICE } from '../query/multiset.ts'
import { diceAt } from '../query/requirement.ts'
import { attemptPrice, attemptsLeft } from '../rules/attempts.ts'
import { type Tool, toolsOf } from './tools.ts'

export interface OddsOptions {
  /** Whose dice; unless said, those of the player who rolls, or the viewer's next roll. */
  readonly seat?: Seat
  /** Numbers on dice that stay in every further attempt. */
  readonly locked?: readonly number[]
}

/** The dice of a seat as they lie, and what may still be done with them. */
export interface Dice {
  readonly seat: Seat
  readonly faces: readonly string[]
  readonly rolled: boolean
  readonly dice: number
  readonly attempts: number
  readonly tools: readonly Tool[]
  readonly points: number
  readonly locked: number
}

/** The dice that somebody asks about. */
export function diceFor(q: Query, seen: View, options: OddsOptions): Dice {
  const rolling = openOffensiveRoll(q)?.seat ?? NOBODY
  const seat = options.seat ?? (rolling >= 0 ? rolling : Math.max(0, seen.viewer))
  const rolled = rolling === seat
  const price = attemptPrice(q, seat)
  return {
    seat,
    faces: heroOf(q, seat).faces,
    rolled,
    dice: rolled ? diceAt(q, seat) : NO_DICE,
    attempts: Math.max(0, rolled ? attemptsLeft(q, seat) : fromTheStart(q, seat, price)),
    tools: seat === seen.viewer && price === 0 ? toolsOf(q, seat) : [],
    points: pointsOf(q, seat),
    locked: diceOf(options.locked ?? []),
  }
}

/** The first attempt costs nothing, whatever the others cost. */
function fromTheStart(q: Query, seat: Seat, price: number): number {
  const all = q.stat(heroThing(q, seat), 'rollAttempts')
  return price === 0 ? all : Math.min(all, 1 + Math.floor(pointsOf(q, seat) / price))
}
