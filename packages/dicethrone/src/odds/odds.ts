import {
  createRng,
  imagine,
  type Message,
  query,
  type Query,
  type Seat,
  type State,
  type View,
} from '@quadriga/kernel/author'
import { pipsIn } from '../query/multiset.ts'
import { type Activation, activationName, meeting } from '../query/requirement.ts'
import { activationsOf, bestActivation } from './activations.ts'
import { type Advice, adviceOf, worthNow } from './advice.ts'
import { meanDamage, standingsOf } from './attack.ts'
import { partsOf, type Worth } from './attempts.ts'
import { type Dice, diceFor, type OddsOptions } from './dice.ts'
import { tidy } from './distribution.ts'
import { plansWith } from './knownPlans.ts'
import { type Plan, planFor } from './plan.ts'
import { stopping } from './quiet.ts'
import { oddsMessages } from './words.ts'

/** One ability, with one of its tiers. */
export interface AbilityOdds {
  /** Its name as in `activate:<name>`. */
  readonly name: string
  readonly ability: string
  /** The dice allow it as they lie. */
  readonly met: boolean
  /** The chance of being able to activate it, played for nothing else: by the dice alone, and with one's own tools. */
  readonly chance: number
  readonly withTools: number
  /** What to do for it, tools included. */
  readonly advice: Advice
  readonly words: Message
}

/** Playing for damage, whichever ability brings it. */
export interface DamageOdds {
  /** The damage to expect before any defence, by the dice alone and with one's own tools. */
  readonly mean: number
  readonly withTools: number
  readonly advice: Advice
  readonly words: Message
}

/** What the dice of a player may still come to. */
export interface DiceOdds {
  readonly seat: Seat
  /** What the dice show; none before the first attempt. */
  readonly dice: readonly number[]
  /** Attempts that are left, the first included. */
  readonly attempts: number
  /** The cards, tokens and passive abilities that are taken into account. */
  readonly tools: readonly string[]
  readonly abilities: readonly AbilityOdds[]
  readonly damage: DamageOdds
}

/**
 * The exact odds of a player's dice, from what one seat may know; the same for all states that look the same to it.
 *
 * Counted are the dice as they lie, locks, attempts left, and those cards in a hand the viewer sees, tokens and
 * passive abilities that do nothing but turn the player's own dice, throw some of them again or give a further attempt, as
 * far as the combat points go: at most six of them, tokens and passive abilities twice each; none where attempts cost
 * points. What opponents may do to the dice, and cards that are drawn meanwhile, are left out. Damage is that of the ability's own text, every roll in it
 * included, with nobody stepping in, before any defence.
 */
export function odds(seen: View, options: OddsOptions = {}): DiceOdds {
  const world = worldOf(seen)
  const q = query(world)
  const table = diceFor(q, seen, options)
  const bare = plansWith(table, [])
  const whole = table.tools.length === 0 ? bare : plansWith(table, table.tools)
  return {
    seat: table.seat,
    dice: table.rolled ? pipsIn(table.dice) : [],
    attempts: table.attempts,
    tools: table.tools.map(({ face }) => face),
    abilities: activationsOf(q, table.seat).map((one) => {
      const requires = one.variant.requires ?? {}
      return abilityOdds(q, table, one, bare(requires), whole(requires))
    }),
    damage: damageOdds(table, damageWorth(world, table)),
  }
}

/** A state to ask questions of. */
function worldOf(seen: View): State {
  return imagine({ ...seen, pending: [], sealed: [] }, createRng('odds'))
}

function abilityOdds(q: Query, table: Dice, one: Activation, bare: Plan, whole: Plan): AbilityOdds {
  const chance = tidy(worthNow(table, bare))
  const withTools = whole === bare ? chance : tidy(worthNow(table, whole))
  const ability = q.thing(one.thing).face
  const requires = one.variant.tier === '' ? '' : (one.variant.requires ?? '')
  return {
    name: activationName(q, one),
    ability,
    met: table.rolled && meeting(table.faces, one.variant.requires ?? {})[table.dice] === 1,
    chance,
    withTools,
    advice: adviceOf(table, whole),
    words: oddsMessages.message('odds.ability', { ability, requires, chance, withTools }),
  }
}

function damageOdds(table: Dice, goal: Worth): DamageOdds {
  const { tools, points, locked } = table
  const bare = planFor({ goal, tools: [], points, locked })
  const whole = tools.length === 0 ? bare : planFor({ goal, tools, points, locked })
  const [mean, withTools] = [tidy(worthNow(table, bare)), tidy(worthNow(table, whole))]
  const words = oddsMessages.message('odds.damage', { mean, withTools })
  return { mean, withTools, advice: adviceOf(table, whole), words }
}

/** What each roll is worth in damage: that of the best ability it allows. */
function damageWorth(world: State, { seat }: Dice): Worth {
  const scene = stopping(world)
  return bestActivation(query(world), seat, 0, (one, pips) => meanDamage(standingsOf(scene, seat, one, pips)))
}

/** A way to keep some dice and throw the others, with the damage to expect from it. */
export interface Keeping {
  readonly keep: readonly number[]
  readonly mean: number
}

/**
 * Every way to keep some of the dice that lie there, with the exact damage to expect when the rest is played for damage by the dice alone; the best
 * first. None before the first attempt and after the last.
 */
export function keepingOdds(seen: View): readonly Keeping[] {
  const world = worldOf(seen)
  const table = diceFor(query(world), seen, {})
  if (!table.rolled || table.attempts === 0) return []
  const goal = damageWorth(world, table)
  const after = planFor({ goal, tools: [], points: 0, locked: table.locked }).worth(table.attempts - 1)
  return partsOf(table.dice)
    .map((kept) => ({ keep: pipsIn(kept), mean: after[kept] as number }))
    .sort((a, b) => b.mean - a.mean)
}
