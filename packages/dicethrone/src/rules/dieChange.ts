import {
  type Machine,
  message,
  type Option,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { HeroDefinition } from '../definition.ts'
import { alterable, rollOf, type Whose, rollAt } from '../query/dice.ts'
import { heroOf } from '../query/heroes.ts'

export const dieChanges = ['set', 'nudge', 'copy', 'six'] as const
/** How a card changes a die: any number, one more or less, like another of the same roll, a six. */
export type DieChange = (typeof dieChanges)[number]

interface ChangeVars {
  seat: Seat
  change: DieChange
  whose: Whose
  /** How many dice are still to be changed, and which have been. */
  left: number
  done: readonly ThingId[]
  die: ThingId
}

/** Numbers that a die may be turned to. */
export function targetsOf(q: Query, die: ThingId, change: DieChange): number[] {
  const shown = q.counter(die, 'pips')
  const all =
    change === 'nudge'
      ? [shown - 1, shown + 1]
      : change === 'six'
        ? [6]
        : change === 'copy'
          ? twins(q, die)
          : [1, 2, 3, 4, 5, 6]
  return all.filter((n) => n >= 1 && n <= 6 && n !== shown)
}

/** What the other dice of the same player in the same roll show. */
function twins(q: Query, die: ThingId): number[] {
  const depth = rollOf(q, die)
  if (depth < 0) return []
  const { owner } = q.thing(die)
  const others = rollAt(q, depth).dice.filter((other) => other !== die && q.thing(other).owner === owner)
  return [...new Set(others.map((other) => q.counter(other, 'pips')))].sort((a, b) => a - b)
}

export function changeable(q: Query, seat: Seat, whose: Whose, change: DieChange): ThingId[] {
  return alterable(q, seat, whose).filter((die) => targetsOf(q, die, change).length > 0)
}

/** Whether any die could be changed like this. */
export function canChange(q: Query, seat: Seat, whose: Whose, change: DieChange): boolean {
  return alterable(q, seat, whose).some((die) => targetsOf(q, die, change).length > 0)
}

/** By hero: the option of a die that shows a number, but for its thing always the same. */
const shown = new WeakMap<HeroDefinition, Option[]>()

function optionShowing(hero: HeroDefinition, pips: number): Option {
  const options = shown.get(hero) ?? []
  shown.set(hero, options)
  return (options[pips] ??= plainOption(
    `die:${hero.id}:${pips}`,
    message('option.die', { hero: hero.id, pips }),
  ))
}

/** Dice as options, `die:hero:number`; dice of one player that show the same in the same roll are one option. */
export function dieOptions(q: Query, dice: readonly ThingId[]): Option[] {
  const options: Option[] = []
  const seen: ThingId[] = []
  for (const die of dice) {
    if (seen.some((other) => isAlike(q, die, other))) continue
    seen.push(die)
    const one = optionShowing(heroOf(q, q.thing(die).owner), q.counter(die, 'pips'))
    const same = options.filter((option) => option.says === one.says).length
    options.push({ ...one, key: same === 0 ? one.key : `${one.key}#${same + 1}`, thing: die })
  }
  return options
}

function isAlike(q: Query, die: ThingId, other: ThingId): boolean {
  if (q.thing(die).owner !== q.thing(other).owner) return false
  return (
    q.counter(die, 'pips') === q.counter(other, 'pips') && q.counter(die, 'roll') === q.counter(other, 'roll')
  )
}

/** Dice as options by their place, `die:1`: several of them may be picked at once. */
export function eachDie(q: Query, dice: readonly ThingId[]): Option[] {
  return dice.map((die, i) => {
    const hero = heroOf(q, q.thing(die).owner).id
    const says = message('option.die', { hero, pips: q.counter(die, 'pips') })
    return { ...plainOption(`die:${i + 1}`, says), thing: die }
  })
}

export function pickedDie(m: Machine, dice: readonly ThingId[]): ThingId {
  return dieOptions(m, dice).find((option) => option.key === m.picks[0])?.thing ?? -1
}

const faceOptions = [1, 2, 3, 4, 5, 6].map((pips) =>
  plainOption(`face:${pips}`, message('option.face', { pips })),
)

/** A player turns dice to other numbers. */
export const changeDice = procedure<ChangeVars>('dicethrone.changeDice', {
  which(m, f) {
    const dice = remaining(m, f)
    if (f.left === 0 || dice.length === 0) {
      m.done()
      return
    }
    const options = dieOptions(m, dice)
    // "Any value" may be the value that a second die shows already: it is left alone.
    if (f.done.length > 0) options.push(PASS)
    m.ask({ seat: f.seat, ask: message('ask.die'), options, confirm: true })
  },
  picked(m, f) {
    if (m.picks[0] === PASS.key) m.done()
    else f.die = pickedDie(m, remaining(m, f))
  },
  face(m, f) {
    const options = targetsOf(m, f.die, f.change).map((n) => faceOptions[n - 1] as Option)
    m.ask({ seat: f.seat, ask: message('ask.face'), options })
  },
  turn(m, f) {
    f.left--
    f.done = [...f.done, f.die]
    m.goto('which')
    m.happen(event.turnDie, { seat: f.seat, die: f.die, pips: Number(m.picks[0]?.slice('face:'.length)) })
  },
})

function remaining(q: Query, f: ChangeVars): ThingId[] {
  return changeable(q, f.seat, f.whose, f.change).filter((die) => !f.done.includes(die))
}

interface RerollVars {
  seat: Seat
  whose: Whose
  left: number
  /** The first die must be chosen too. */
  must: boolean
}

/** A player has dice thrown again, one after the other. */
export const rerollDice = procedure<RerollVars>('dicethrone.rerollDice', {
  which(m, f) {
    const dice = alterable(m, f.seat, f.whose)
    if (f.left === 0 || dice.length === 0) m.done()
    else {
      const options = dieOptions(m, dice)
      m.ask({
        seat: f.seat,
        ask: message('ask.rerollDie'),
        options: f.must ? options : [...options, PASS],
        confirm: true,
      })
    }
  },
  again(m, f) {
    if (m.picks[0] === PASS.key) {
      m.done()
      return
    }
    f.left--
    f.must = false
    const die = pickedDie(m, alterable(m, f.seat, f.whose))
    m.goto('which')
    m.happen(event.reroll, { seat: f.seat, dice: [die] })
  },
})

interface AnewVars {
  seat: Seat
}

/** One more attempt of a Defensive Roll: its player throws any of its dice again. */
export const defendAnew = procedure<AnewVars>('dicethrone.defendAnew', {
  which(m, f) {
    const options = eachDie(m, defensiveDice(m, f.seat))
    m.ask({
      seat: f.seat,
      ask: message('ask.rerollDice'),
      options,
      shape: 'some',
      min: 0,
      max: options.length,
    })
  },
  again(m, f) {
    const dice = defensiveDice(m, f.seat).filter((_, i) => m.picks.includes(`die:${i + 1}`))
    m.done()
    if (dice.length > 0) m.happen(event.reroll, { seat: f.seat, dice })
  },
})

/** The dice of an open Defensive Roll that belong to a seat. */
export function defensiveDice(q: Query, seat: Seat): ThingId[] {
  return alterable(q, seat, 'own').filter((die) => {
    const depth = rollOf(q, die)
    return q.eventOf(depth, event.roll, event.offensiveRoll).purpose === 'defensive' && q.inZone(die, 'dice')
  })
}
