import {
  create,
  commits,
  type EventRule,
  type Machine,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event, type Purpose } from '../kinds/index.ts'
import { rollOf } from '../query/dice.ts'
import type { Table } from '../table.ts'
import { heroThing } from '../query/heroes.ts'
import { idsOf, seatZone, zoneOf } from '../zones.ts'

/** Dice are things: thrown, thrown again, turned. */

const faces = ['1', '2', '3', '4', '5', '6']

/** Sources of chance by purpose and roller: `defensive.1`. */
function sourceOf(purpose: Purpose, seat: Seat): string {
  return sources[purpose][seat] as string
}

const bySeat = (purpose: Purpose) => [0, 1, 2, 3].map((seat) => `${purpose}.${seat}`)
const sources: Readonly<Record<Purpose, readonly string[]>> = {
  offensive: bySeat('offensive'),
  defensive: bySeat('defensive'),
  effect: bySeat('effect'),
  targeting: bySeat('targeting'),
  start: bySeat('start'),
}

function throwDie(m: Machine, die: ThingId, purpose: Purpose): void {
  m.own(die)['pips'] = m.speak(sourceOf(purpose, m.thing(die).owner), faces) + 1
}

/** Dice of a seat for a roll: the five of the hero, or for effects as many others as it takes. */
function takeDice(m: Machine, seat: Seat, n: number, purpose: Purpose): ThingId[] {
  if (purpose === 'offensive' || purpose === 'defensive') return idsOf(m, seatZone.dice, seat).slice(0, n)
  const free = idsOf(m, seatZone.effectDice, seat).filter((die) => m.counter(die, 'roll') === 0)
  while (free.length < n) free.push(create(m, 'die', zoneOf(seatZone.effectDice, seat), seat))
  return free.slice(0, n)
}

/** One roll of one or more players; it stays open until its window is over. */
const roll = commits(event.roll, (m, draft) => {
  const table = m.ownTable<Table>()
  table.rolls++
  const purpose = draft.purpose
  const rollers = draft.rollers
  const dice: ThingId[] = []
  for (const [i, seat] of rollers.entries()) {
    // Whoever is drawn into somebody else's roll leaves the dice of the attack as they lie.
    const from = i === 0 || purpose === 'targeting' ? purpose : 'effect'
    for (const die of takeDice(m, seat, draft.n, from)) {
      m.own(die)['roll'] = table.rolls
      throwDie(m, die, purpose)
      dice.push(die)
    }
  }
  draft.dice = dice
  draft.pips = dice.map((die) => m.counter(die, 'pips'))
  draft.hero = heroThing(m, draft.seat)
})

/** The hero whose dice these are; of several heroes' dice, the first one's. */
function ownerOf(m: Machine, [die]: readonly ThingId[]): ThingId | undefined {
  return die === undefined ? undefined : heroThing(m, m.thing(die).owner)
}

/** Some dice of an open roll are thrown again. */
const reroll = commits(event.reroll, (m, draft) => {
  const dice = draft.dice
  draft.before = dice.map((die) => m.counter(die, 'pips'))
  draft.owner = ownerOf(m, dice)
  for (const die of dice) {
    const depth = rollOf(m, die)
    throwDie(m, die, depth < 0 ? 'effect' : m.eventOf(depth, event.roll, event.offensiveRoll).purpose)
    if (depth >= 0) m.ownEventOf(depth, event.roll, event.offensiveRoll).changed = true
  }
  draft.pips = dice.map((die) => m.counter(die, 'pips'))
  draft.hero = heroThing(m, draft.seat)
})

/** One of the attempts that look for an ability: chosen dice are thrown, the others are kept. */
const attempt = commits(event.attempt, (m, draft) => {
  const dice = draft.dice
  const hero = heroThing(m, draft.seat)
  m.own(hero)['attempts'] = m.counter(hero, 'attempts') + 1
  for (const die of dice) throwDie(m, die, 'offensive')
  draft.pips = idsOf(m, seatZone.dice, draft.seat).map((die) => m.counter(die, 'pips'))
  draft.hero = hero
})

/** A further attempt in this Offensive Roll Phase. */
const extraAttempt = commits(event.extraAttempt, (m, draft) => {
  const hero = heroThing(m, draft.seat)
  m.own(hero)['extra'] = m.counter(hero, 'extra') + 1
  const depth = m.nearest(event.offensiveRoll)
  if (depth >= 0) m.ownEventOf(depth, event.roll, event.offensiveRoll).changed = true
  draft.hero = hero
})

/** A die is turned to a number. */
const turnDie = commits(event.turnDie, (m, draft) => {
  const die = draft.die
  draft.before = m.counter(die, 'pips')
  draft.owner = ownerOf(m, [die])
  m.own(die)['pips'] = draft.pips
  const depth = rollOf(m, die)
  if (depth >= 0) m.ownEventOf(depth, event.roll, event.offensiveRoll).changed = true
  draft.hero = heroThing(m, draft.seat)
})

/** The dice lie there for good: nobody may change them any more. */
export function closeRoll(m: Machine, depth: number): void {
  const draft = m.ownEventOf(depth, event.roll, event.offensiveRoll)
  draft.rolling = false
  for (const die of draft.dice) {
    const own = m.own(die)
    own['roll'] = 0
    if (m.inZone(die, 'effectDice')) own['pips'] = 0
  }
}

/** The Offensive Roll Phase as an event: open from the first attempt until an ability is activated or given up. */
const offensiveRoll = commits(event.offensiveRoll)

export const diceEvents: readonly EventRule[] = [roll, reroll, attempt, extraAttempt, turnDie, offensiveRoll]
