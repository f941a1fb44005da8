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
import { heroOf, heroThing, pointsOf } from '../query/heroes.ts'
import { type Activation, activationName, pipsOf } from '../query/requirement.ts'
import { attemptPrice, attemptsLeft } from '../rules/attempts.ts'
import { type Worth, worthOf } from './attempts.ts'
import { meanDamage, standingsOf } from './attack.ts'
import { diceOf, NO_DICE, pipsIn } from '../query/multiset.ts'
import { tidy } from './distribution.ts'
import { activationsOf, bestActivation } from './activations.ts'
import { type Move, planFor, type Plan } from './plan.ts'
import { quieted } from './quiet.ts'
import { meeting } from '../query/requirement.ts'
import { type Tool, toolsOf } from './tools.ts'
import { oddsMessages } from './words.ts'

export interface OddsOptions {
  /** Whose dice; unless said, those of the player who rolls, or the viewer's next roll. */
  readonly seat?: Seat
  /** Numbers on dice that stay in every further attempt. */
  readonly locked?: readonly number[]
}

/** What is best to do with the dice for some end. */
export interface Advice {
  readonly does: Move['does']
  /** What the kept dice show; all five unless some are thrown again. */
  readonly keep: readonly number[]
  /** The card, token or passive ability to use, or ''. */
  readonly use: string
  readonly words: Message
}

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
  /** The cards, tokens and passive abilities that are reckoned with. */
  readonly tools: readonly string[]
  readonly abilities: readonly AbilityOdds[]
  readonly damage: DamageOdds
}

/**
 * The exact odds of a player's dice, from what one seat may know; the same for all states that look the same to it.
 *
 * Reckoned with are the dice as they lie, locks, attempts left, and those cards in a hand the viewer sees, tokens and
 * passive abilities that do nothing but turn the player's own dice, throw some of them again or give a further attempt, as
 * far as the combat points go: at most six of them, tokens and passive abilities twice each; none where attempts cost
 * points. What opponents may do to the dice, and cards that are drawn meanwhile, are left out. Damage is that of the ability's own text, every roll in it
 * included, with nobody stepping in, before any defence.
 */
export function odds(seen: View, options: OddsOptions = {}): DiceOdds {
  const world = worldOf(seen)
  const q = query(world)
  const table = tableFor(q, seen, options)
  const damage = damageWorth(world, table)
  return {
    seat: table.seat,
    dice: table.rolled ? pipsIn(table.dice) : [],
    attempts: table.attempts,
    tools: table.tools.map(({ face }) => face),
    abilities: activationsOf(q, table.seat).map((one) => abilityOdds(q, table, one)),
    damage: damageOdds(table, damage),
  }
}

/** A state to ask questions of. */
function worldOf(seen: View): State {
  return imagine({ ...seen, pending: [], sealed: [] }, createRng('odds'))
}

/** The dice of a seat as they lie. */
interface Dice {
  readonly seat: Seat
  readonly faces: readonly string[]
  readonly rolled: boolean
  readonly dice: number
  readonly attempts: number
  readonly tools: readonly Tool[]
  readonly points: number
  readonly locked: number
}

function tableFor(q: Query, seen: View, options: OddsOptions): Dice {
  const depth = q.nearest('offensiveRoll')
  const rolling = depth >= 0 && q.event(depth)['rolling'] === true ? q.event(depth).seat : -1
  const seat = options.seat ?? (rolling >= 0 ? rolling : Math.max(0, seen.viewer))
  const rolled = rolling === seat
  const price = attemptPrice(q, seat)
  return {
    seat,
    faces: heroOf(q, seat).faces,
    rolled,
    dice: rolled ? diceOf(pipsOf(q, q.ids('dice', seat))) : NO_DICE,
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

function abilityOdds(q: Query, table: Dice, one: Activation): AbilityOdds {
  const met = meeting(table.faces, one.variant.requires ?? {})
  const goal = goalOf(met)
  const [bare, whole] = [planOf(table, goal, []), planOf(table, goal, table.tools)]
  const chance = tidy(worthNow(table, bare))
  const withTools = table.tools.length === 0 ? chance : tidy(worthNow(table, whole))
  const ability = q.thing(one.thing).face
  const name = activationName(q, one)
  const requires = one.variant.tier === '' ? '' : (one.variant.requires ?? '')
  return {
    name,
    ability,
    met: table.rolled && met[table.dice] === 1,
    chance,
    withTools,
    advice: adviceOf(table, whole),
    words: oddsMessages.message('odds.ability', { ability, requires, chance, withTools }),
  }
}

const goals = new Map<Uint8Array, Worth>()

function goalOf(met: Uint8Array): Worth {
  const found = goals.get(met) ?? worthOf((dice) => met[dice] as number)
  goals.set(met, found)
  return found
}

const MOST_PLANS = 4000
const plans = new Map<string, Plan>()
const goalNumbers = new Map<Worth, number>()

/** Plans for goals that come again are remembered: a board asks for the same ones all the time. */
function planOf({ points, locked }: Dice, goal: Worth, tools: readonly Tool[]): Plan {
  const number = goalNumbers.get(goal) ?? goalNumbers.size
  goalNumbers.set(goal, number)
  const cost = tools.reduce((sum, tool) => sum + tool.cost, 0)
  const key = `${number}/${locked}/${Math.min(points, cost)}/${tools.map(toolKey).join()}`
  const found = plans.get(key)
  if (found !== undefined) return found
  if (plans.size >= MOST_PLANS) plans.clear()
  const made = planFor({ goal, tools, points, locked })
  plans.set(key, made)
  return made
}

function toolKey({ face, cost, deed }: Tool): string {
  return `${face}:${cost}:${JSON.stringify(deed)}`
}

/** What the dice are worth as they lie; before the first attempt all of them are thrown. */
function worthNow({ rolled, dice, attempts }: Dice, plan: Plan): number {
  if (!rolled) return attempts === 0 ? 0 : (plan.worth(attempts - 1)[NO_DICE] as number)
  return plan.worth(attempts)[dice] as number
}

const firstRoll: Move = { does: 'keep', kept: NO_DICE, face: '', worth: 0 }

function adviceOf({ rolled, dice, attempts }: Dice, plan: Plan): Advice {
  const { does, kept, face: use } = rolled ? plan.move(dice, attempts) : firstRoll
  const keep = pipsIn(kept)
  const words =
    does === 'stop'
      ? oddsMessages.message('odds.stop', {})
      : does === 'tool'
        ? oddsMessages.message('odds.use', { use })
        : oddsMessages.message('odds.keep', { pips: keep.join('-') })
  return { does, keep, use, words }
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
  const scene = quieted(world)
  return bestActivation(query(world), seat, 0, (one, pips) => meanDamage(standingsOf(scene, seat, one, pips)))
}
