import { kindOf, type Move, openOffensiveRoll, pipsIn, reachOf, withoutDie } from '@quadriga/dicethrone'
import { answer, type Decision, isDeclining, query, type Rng, type State } from '@quadriga/kernel'
import {
  type Activation,
  diceAt,
  type Gain,
  gainsIn,
  type Memory,
  planWith,
  weighedTools,
  worthOf,
} from './rollPhase.ts'
import { asked } from './settle.ts'
import type { Ends } from '../benefits.ts'
import type { Reader } from '../evaluate/evaluation.ts'
import type { Tried } from '../tried.ts'

/** The own Offensive Roll Phase: exact odds decide what is kept, thrown again, changed and announced. */

/** An answer and what it gains over doing nothing; where it leads to, and where the next best does. */
export interface Weighed {
  readonly picks: readonly string[] | null
  readonly gain: number
  readonly ends?: Ends
  /** What was compared, the answer first. */
  readonly tried?: readonly Tried[]
}

/** Attempts that are left, a further one by a card included. */
export function attemptsOf(q: Reader, seat: number): number {
  const hero = q.ids('hero', seat)[0] ?? -1
  const left = q.stat(hero, 'rollAttempts') + q.counter(hero, 'extra') - q.counter(hero, 'attempts')
  return Math.max(0, left)
}

/** The menu between two attempts. */
export function weighAttempt(world: State, decision: Decision, memory: Memory, rng: Rng): Weighed {
  const q = query(world)
  const { seat } = decision
  const gain = gainsIn(world, seat, memory.by.care.trials, memory, rng)
  const plan = planWith(world, seat, weighedTools(q, seat, memory), gain)
  const dice = diceAt(q, seat)
  const keys = decision.options.map(({ key }) => key)
  const canThrow = decision.options.some(({ role }) => role === 'reroll')
  const move = plan.move(dice, canThrow ? Math.max(1, attemptsOf(q, seat)) : 0)
  const announced = announcements(q, decision, gain)
  const [best = { picks: passing(decision), gain: 0 }, next] = announced
  const picked = move.worth > best.gain + 1e-9 ? keyOf(move, dice, keys) : undefined
  const now = worthOf(world, seat, memory.by)
  if (picked === undefined) return next === undefined ? best : { ...best, tried: triedOf([best, next], now) }
  const thrownOn = { picks: [picked], gain: move.worth }
  return announced.length === 0 ? thrownOn : { ...thrownOn, tried: triedOf([thrownOn, best], now) }
}

/** By exact odds nothing is left to chance: one sample says it all. */
function triedOf(weighed: readonly Weighed[], now: number): readonly Tried[] {
  return weighed.map(({ picks, gain }) => ({ picks, samples: [{ worth: now + gain, ended: null }] }))
}

/** The option that a move stands for, if it is offered. */
function keyOf(move: Move, dice: number, keys: readonly string[]): string | undefined {
  if (move.does === 'keep') return keys.find((key) => key === `reroll:${thrown(dice, move.kept).join('-')}`)
  if (move.does !== 'tool') return undefined
  return keys.find((key) => key.slice(key.indexOf(':') + 1) === move.face && !key.startsWith('sell:'))
}

function thrown(dice: number, kept: number): number[] {
  const left = pipsIn(kept)
  return pipsIn(dice).filter((pips) => {
    const place = left.indexOf(pips)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function passing({ options }: Decision): readonly string[] {
  return options.filter(isDeclining).map(({ key }) => key)
}

/** The abilities that gain something, each as it gains most, the best first. */
function announcements(q: Reader, { options, seat }: Decision, gain: Gain): readonly Weighed[] {
  const dice = diceAt(q, seat)
  const found: (Weighed & { readonly thing: number })[] = []
  for (const { key, role, thing, says } of options) {
    if (role !== 'activate') continue
    const program = says?.args['program']
    const index = Number(typeof program === 'string' ? program.slice(program.lastIndexOf('/') + 1) : -1)
    const variant = q.abilities(thing)[index]?.ability
    if (variant === undefined) continue
    const one = { thing, index, variant: variant as Activation['variant'] }
    const gained = gain(one, pipsIn(dice), kindOf(q, seat, one, dice))
    if (gained > 0) found.push({ picks: [key], gain: gained, thing })
  }
  const ranked = found.toSorted((a, b) => b.gain - a.gain)
  return ranked.filter((one, n) => ranked.findIndex(({ thing }) => thing === one.thing) === n)
}

const dieQuestions = ['ask.die', 'ask.face', 'ask.rerollDie']

/** Whether a question is about dice of a roll of one's own that is still open. */
export function asksForDice(q: Reader, { ask, seat }: Decision): boolean {
  if (!dieQuestions.includes(ask.key)) return false
  const roll = openOffensiveRoll(q)
  return roll !== null && roll.seat === seat
}

/** Which die, or to which number: whatever leaves the best dice. */
export function weighDice(world: State, decision: Decision, memory: Memory, rng: Rng): Weighed {
  const q = query(world)
  const { seat } = decision
  const plan = planWith(
    world,
    seat,
    weighedTools(q, seat, memory),
    gainsIn(world, seat, memory.by.care.trials, memory, rng),
  )
  const worth = plan.worth(attemptsOf(q, seat))
  const weighed = decision.options.map(({ key, role }): Weighed => {
    const gain =
      decision.ask.key === 'ask.rerollDie' && role !== 'pass'
        ? thrownAgain(world, decision, key, worth)
        : bestAfter(world, decision, key, worth, seat)
    return { picks: [key], gain }
  })
  return weighed.reduce((a, b) => (b.gain > a.gain ? b : a))
}

/** The mean of what one die may show when it is thrown again; of an opponent's die nothing is known here. */
function thrownAgain(world: State, { options, seat }: Decision, key: string, worth: Float64Array): number {
  const q = query(world)
  const die = options.find((option) => option.key === key)?.thing ?? -1
  const dice = diceAt(q, seat)
  if (q.thing(die).owner !== seat) return worth[dice] as number
  return worth[withoutDie(dice, q.counter(die, 'pips') - 1)] as number
}

/** What the dice are worth after an answer, and after the best number if that is asked next. */
function bestAfter(
  world: State,
  { id, seat }: Decision,
  key: string,
  worth: Float64Array,
  of: number,
): number {
  const result = answer(world, { decision: id, seat, picks: [key] })
  if (!result.ok) return Number.NEGATIVE_INFINITY
  const next = asked(result.state)
  if (next?.ask.key === 'ask.face' && next.seat === of) {
    return Math.max(...next.options.map((option) => bestAfter(result.state, next, option.key, worth, of)))
  }
  const dice = diceAt(query(result.state), of)
  const now = worth[dice] as number
  // Another die is to be changed: whatever it may become.
  if (next?.ask.key !== 'ask.die' || next.seat !== of) return now
  return Math.max(...(reachOf('set', 1)[dice] ?? []).map((other) => worth[other] as number))
}
