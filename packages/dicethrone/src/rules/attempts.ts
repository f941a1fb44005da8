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
import type { AbilityDefinition } from '../definition.ts'
import { closeRoll } from '../events/dice.ts'
import { actionOptions, pickedAction } from '../query/action.ts'
import type { RollDraft } from '../query/dice.ts'
import { heroThing } from '../query/heroes.ts'
import { couldActPublicly } from '../query/publicly.ts'
import { type Activation, activationName, activations, pipsOf } from '../query/requirement.ts'
import { rollAttempts } from '../table.ts'
import { actionWindow, windowVars } from './window.ts'

/** The Offensive Roll Phase while it is open. */
export interface OffensiveRoll extends RollDraft {
  /** The ability announced, or NOTHING, and which of its variants. */
  ability: ThingId
  index: number
  /** An extra phase is against this seat only; -1 otherwise. */
  against: Seat
  /** The activated ability was an attack. */
  attacked: boolean
}

interface AttemptVars {
  event: number
}

/** Phase 4: up to three attempts; an announcement; reactions; activation, or back if dice were changed. */
export const attempts = procedure<AttemptVars>('dicethrone.attempts', {
  first(m, f) {
    const { seat, dice } = rollAt(m, f)
    if (m.counter(heroThing(m, seat), 'attempts') === 0) m.propose({ kind: 'attempt', seat, dice })
  },
  menu(m, f) {
    const { seat } = rollAt(m, f)
    const options = [...activateOptions(m, seat), ...rerollOptions(m, seat), ...actionOptions(m, seat), PASS]
    m.ask({ seat, ask: askAttempt, options, menu: options.length > 1 || couldActPublicly(m, seat) })
  },
  chosen(m, f) {
    const pick = m.picks[0] as string
    const { seat } = rollAt(m, f)
    if (pick.startsWith('activate:')) announce(m, f, pick)
    else if (pick === PASS.key) announce(m, f, '')
    else {
      m.goto('menu')
      if (pick.startsWith('reroll:')) m.propose({ kind: 'attempt', seat, dice: diceShowing(m, seat, pick) })
      else actBy(m, seat, pick)
    }
  },
  reaction(m) {
    m.call(actionWindow, windowVars)
  },
  decided(m, f) {
    const draft = rollAt(m, f)
    // Whoever changed the dice: another ability may be announced, or attempts that are left may be used.
    if (draft.changed) m.goto('menu')
    else closeRoll(m, f.event)
  },
  activate(m, f) {
    const draft = rollAt(m, f)
    m.done()
    if (draft.ability >= 0) activate(m, draft)
  },
})

const askAttempt = message('ask.attempt')

function rollAt(m: Machine, f: AttemptVars): Readonly<OffensiveRoll> {
  return m.event<OffensiveRoll>(f.event)
}

function actBy(m: Machine, seat: Seat, pick: string): void {
  const picked = pickedAction(m, seat, pick)
  if (picked !== null) m.callNamed(picked.rule, { seat, thing: picked.thing })
}

function announce(m: Machine, f: AttemptVars, pick: string): void {
  const draft = m.ownEvent<OffensiveRoll>(f.event)
  const found =
    pick === ''
      ? undefined
      : available(m, draft.seat).find((one) => `activate:${activationName(m, one)}` === pick)
  draft.changed = false
  draft.ability = found?.thing ?? -1
  draft.index = found?.index ?? -1
  if (found !== undefined) m.propose({ kind: 'announce', seat: draft.seat, ability: found.thing })
}

function activate(m: Machine, draft: Readonly<OffensiveRoll>): void {
  const { seat, ability, index, against } = draft
  const isUltimate = (m.definition(ability) as AbilityDefinition).use === 'ultimate'
  const pips = pipsOf(m, draft.dice)
  m.propose({ kind: 'activate', seat, ability })
  m.propose({
    kind: 'attack',
    seat,
    source: ability,
    damages: true,
    attacker: seat,
    defender: against,
    ability,
    index,
    type: 'none',
    isAttack: false,
    isUltimate,
    isAugmentable: false,
    unmodified: 0,
    defended: false,
    given: [],
    pips,
    afterwards: [],
    dealt: [],
    lines: [],
  })
}

function available(q: Query, seat: Seat): Activation[] {
  return activations(q, seat, pipsOf(q, q.ids('dice', seat)))
}

function activateOptions(q: Query, seat: Seat): Option[] {
  return available(q, seat).map((one) => ({
    ...plainOption(
      `activate:${activationName(q, one)}`,
      message('option.activate', {
        ability: q.thing(one.thing).face,
        program: `${q.thing(one.thing).face}/${one.index}`,
      }),
    ),
    thing: one.thing,
  }))
}

export function attemptsLeft(q: Query, seat: Seat): number {
  const hero = heroThing(q, seat)
  return rollAttempts + q.counter(hero, 'extra') - q.counter(hero, 'attempts')
}

const rerolls = new Map<string, readonly Option[]>()

/** One option for each different choice of dice to throw again: dice that show the same number are alike. */
function rerollOptions(q: Query, seat: Seat): readonly Option[] {
  if (attemptsLeft(q, seat) <= 0) return []
  const shown = pipsOf(q, q.ids('dice', seat)).sort((a, b) => a - b)
  const key = shown.join('-')
  const known = rerolls.get(key)
  if (known !== undefined) return known
  const made = [...new Set(subsets(shown))].map((pips) =>
    plainOption(`reroll:${pips}`, message('option.reroll', { pips })),
  )
  rerolls.set(key, made)
  return made
}

/** Every choice of some of these numbers, written like `1-4-4`. */
function subsets(shown: readonly number[]): string[] {
  const found: string[] = []
  for (let mask = 1; mask < 1 << shown.length; mask++) {
    found.push(shown.filter((_, i) => ((mask >> i) & 1) === 1).join('-'))
  }
  return found
}

function diceShowing(q: Query, seat: Seat, pick: string): ThingId[] {
  const wanted = pick.slice('reroll:'.length).split('-').map(Number)
  return q.ids('dice', seat).filter((die) => {
    const place = wanted.indexOf(q.counter(die, 'pips'))
    if (place < 0) return false
    wanted.splice(place, 1)
    return true
  })
}
