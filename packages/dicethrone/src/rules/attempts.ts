import {
  doPicked,
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
import { event, type OffensiveRoll } from '../kinds/index.ts'
import { closeRoll } from '../events/dice.ts'
import { actionOptions } from '../query/action.ts'
import { activations, type Offensive } from '../query/boards.ts'
import { heroThing, pointsOf } from '../query/heroes.ts'
import { DICE, diceOf, NO_DICE, pipsIn, withoutDie } from '../query/multiset.ts'
import { couldActPublicly, holdsCards } from '../query/publicly.ts'
import { diceAt } from '../query/requirement.ts'
import { isHeldAllTurn, pricedTokens, statusOf } from '../query/status.ts'
import { openActions } from './window.ts'
import { idsOf, seatZone } from '../zones.ts'

interface AttemptVars {
  event: number
}

/** Phase 4: up to three attempts; an announcement; reactions; activation, or back if dice were changed. */
export const attempts = procedure<AttemptVars>('dicethrone.attempts', {
  first(m, f) {
    const { seat, dice } = rollAt(m, f)
    if (m.counter(heroThing(m, seat), 'attempts') === 0) m.happen(event.attempt, { seat, dice })
  },
  menu(m, f) {
    const { seat } = rollAt(m, f)
    const options = diceOptions(m, seat)
    // Throwing again comes last among them.
    const ask = options.at(-1)?.role === 'reroll' ? askAttempt : askAnnouncement
    const paced = options.length === 0 && holdsCards(m, seat)
    for (const action of actionOptions(m, seat)) options.push(action)
    options.push(PASS)
    const menu = options.length > 1 || couldActPublicly(m, seat)
    m.ask({ seat, ask, options, menu, paced })
  },
  chosen(m, f) {
    const pick = m.picks[0] as string
    const { seat } = rollAt(m, f)
    if (pick.startsWith('activate:')) announce(m, f, pick)
    else if (pick === PASS.key) announce(m, f, '')
    else {
      m.goto('menu')
      if (pick.startsWith('reroll:')) attempt(m, seat, diceShowing(m, seat, pick))
      else doPicked(m, seat)
    }
  },
  reaction(m) {
    openActions(m)
  },
  decided(m, f) {
    const draft = rollAt(m, f)
    // Whoever changed the dice: another ability may be announced, or attempts that are left may be used.
    if (draft.changed) m.goto('menu')
    else closeRoll(m, f.event)
  },
  activate(m, f) {
    const { seat, ability } = rollAt(m, f)
    m.done()
    if (ability >= 0) m.propose(event.activate, { seat, ability })
  },
})

const askAttempt = message('ask.attempt', { left: 1 })
const askAnnouncement = message('ask.attempt', { left: 0 })

function rollAt(m: Machine, f: AttemptVars): Readonly<OffensiveRoll> {
  return m.eventOf(f.event, event.offensiveRoll)
}

function attempt(m: Machine, seat: Seat, dice: readonly ThingId[]): void {
  const price = attemptPrice(m, seat)
  if (price > 0) m.happen(event.points, { seat, n: -price })
  m.happen(event.attempt, { seat, dice })
}

function announce(m: Machine, f: AttemptVars, pick: string): void {
  const draft = m.ownEventOf(f.event, event.offensiveRoll)
  const found = pick === '' ? undefined : available(m, draft.seat).find(({ option }) => option.key === pick)
  draft.changed = false
  draft.ability = found?.thing ?? -1
  draft.index = found?.index ?? -1
  if (found !== undefined) m.happen(event.announce, { seat: draft.seat, ability: found.thing })
}

function available(q: Query, seat: Seat): readonly Offensive[] {
  return activations(q, seat, diceAt(q, seat))
}

/** Abilities to announce, and dice to throw again. */
function diceOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  for (const { option } of available(q, seat)) options.push(option)
  for (const option of rerollOptions(q, seat)) options.push(option)
  return options
}

/** How many more attempts a seat has and can pay for. */
export function attemptsLeft(q: Query, seat: Seat, price = attemptPrice(q, seat)): number {
  const hero = heroThing(q, seat)
  const left = q.stat(hero, 'rollAttempts') + q.counter(hero, 'extra') - q.counter(hero, 'attempts')
  return price === 0 ? left : Math.min(left, Math.floor(pointsOf(q, seat) / price))
}

/** What a seat pays for another attempt; a token that came in this turn waits for the next one. */
export function attemptPrice(q: Query, seat: Seat): number {
  let price = 0
  for (const token of pricedTokens(q, seat)) {
    if (isHeldAllTurn(q, token)) price += statusOf(q, token).attemptPrice
  }
  return price
}

/** By the number of the dice and the price. */
const rerolls = new Map<number, readonly Option[]>()

/** One option for each different choice of dice to throw again: dice that show the same number are alike. */
function rerollOptions(q: Query, seat: Seat): readonly Option[] {
  const price = attemptPrice(q, seat)
  if (attemptsLeft(q, seat, price) <= 0) return []
  const dice = diceAt(q, seat)
  const key = price * DICE + dice
  const known = rerolls.get(key)
  if (known !== undefined) return known
  const made = [...new Set(subsets(pipsIn(dice)))].map((pips) =>
    plainOption(
      `reroll:${pips}`,
      price === 0 ? message('option.reroll', { pips }) : message('option.rerollFor', { pips, n: price }),
      'reroll',
    ),
  )
  rerolls.set(key, made)
  return made
}

/** Every choice of dice that a seat may throw again now: its option, and the dice that are thrown. */
export function throwsAgain(
  q: Query,
  seat: Seat,
): readonly { readonly key: string; readonly dice: readonly ThingId[] }[] {
  return rerollOptions(q, seat).map(({ key }) => ({ key, dice: diceShowing(q, seat, key) }))
}

/** Every choice of some of these numbers, written like `1-4-4`. */
function subsets(shown: readonly number[]): string[] {
  const found: string[] = []
  for (let mask = 1; mask < 1 << shown.length; mask++) {
    found.push(shown.filter((_, i) => ((mask >> i) & 1) === 1).join('-'))
  }
  return found
}

/** The dice that an option throws again: of those alike the first. */
function diceShowing(q: Query, seat: Seat, pick: string): ThingId[] {
  let wanted = thrownBy(pick)
  const found: ThingId[] = []
  for (const die of idsOf(q, seatZone.dice, seat)) {
    const fewer = withoutDie(wanted, q.counter(die, 'pips') - 1)
    if (fewer < NO_DICE) continue
    wanted = fewer
    found.push(die)
  }
  return found
}

const thrown = new Map<string, number>()

/** The numbers of an option, `reroll:1-4-4`, as the number of their multiset. */
function thrownBy(pick: string): number {
  const known = thrown.get(pick) ?? diceOf(pick.slice('reroll:'.length).split('-').map(Number))
  thrown.set(pick, known)
  return known
}
