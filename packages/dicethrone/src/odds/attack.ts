import {
  answer,
  type Chance,
  type Decision,
  interject,
  NOBODY,
  PASS,
  query,
  rest,
  type Result,
  type Seat,
  type State,
} from '@quadriga/kernel/author'
import { heroThing } from '../query/heroes.ts'
import { type AttackRecord, attackOf, damageTo } from '../query/record.ts'
import type { Activation } from '../query/requirement.ts'
import { attempts } from '../rules/attempts.ts'
import { offensiveRoll, turn } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { type Distribution, mixture, sureOf } from './distribution.ts'
import { diceOn } from './faces.ts'
import { type Alternatives, type Happening, happenings } from './outcomes.ts'

/** An attack played out with every roll that it may bring, while nobody plays a card or spends a token. */

/** One way an attack may stand: before its defender chooses a defence, or at its end (no state). */
export interface Standing {
  readonly state: State | null
  /** What its target would take, or took. */
  readonly damage: number
  readonly chance: number
}

/** Lets a seat activate an ability with these dice; `world` is a quiet one, and whatever waits in it is forgotten. */
export function activated(
  world: State,
  seat: Seat,
  { thing: ability, index }: Activation,
  pips: readonly number[],
  chance: Chance,
): Result {
  return interject(
    { ...world, frames: [], pending: [], modifiers: lasting(world) },
    (m) => {
      Object.assign(m.ownTable<Table>(), { active: seat, phase: 'offensive_roll' })
      m.ids('dice', seat).forEach((die, i) => (m.own(die)['pips'] = pips[i] ?? 1))
      m.call(rest, {})
      // A turn that is over behind the attack, for those rules that look for it.
      m.call(turn, { against: NOBODY })
      m.top().step = turn.labels.length
      m.propose({ ...offensiveRoll(m, seat, NOBODY), ability, index, rolling: false })
      const event = m.state.frames.length - 1
      // The attempts are over: the roll goes on behind them, with the activation.
      m.top().step = 1
      m.call(attempts, { event }, 'activate')
    },
    chance,
  )
}

function lasting({ modifiers }: State): State['modifiers'] {
  return modifiers.filter(({ depth }) => depth < 0)
}

/** How an ability with these dice may stand before the defence, in a quiet world. */
export function standingsOf(
  world: State,
  seat: Seat,
  one: Activation,
  pips: readonly number[],
  dice: Alternatives = diceOn(query(world)),
): readonly Standing[] {
  return reached((chance) => activated(world, seat, one, pips, chance), { dice, known: new Map() })
}

/** How the attack that is under way in a quiet world may stand before the defence. */
export function standingsUnderWay(world: State): readonly Standing[] {
  return goOn(world, termsIn(world))
}

/** The damage of standings if nobody defends. */
export function undefended(standings: readonly Standing[]): Distribution {
  return mixture(standings.map(({ damage, chance }) => ({ of: sureOf(damage), chance })))
}

/** The damage of standings through the defence with an ability, by its face. */
export function defended(standings: readonly Standing[], face: string): Distribution {
  return mixture(
    merged(standings).map(({ state, damage, chance }) => {
      const decision = state?.pending[0]
      if (state === null || decision === undefined) return { of: sureOf(damage), chance }
      const { id, seat, options } = decision
      const key = `defend:${face}`
      const picks = [options.some((option) => option.key === key) ? key : PASS.key]
      const act = (chance_: Chance) => answer(state, { decision: id, seat, picks }, chance_)
      return { of: undefended(reached(act, termsIn(state))), chance }
    }),
  )
}

interface Terms {
  readonly dice: Alternatives
  readonly known: Map<string, readonly Standing[]>
}

function termsIn(world: State): Terms {
  return { dice: diceOn(query(world)), known: new Map() }
}

/** What something leads to, over all rolls. */
function reached(act: (chance: Chance) => Result, terms: Terms): readonly Standing[] {
  const all = happenings(act, terms.dice)
  return all.flatMap((one) => {
    const ways = standing(one, all.length > 1, terms)
    return one.chance === 1 ? ways : ways.map((way) => ({ ...way, chance: way.chance * one.chance }))
  })
}

function standing({ result }: Happening, isOneOfMany: boolean, terms: Terms): readonly Standing[] {
  for (const { kind, fields } of result.events) {
    if (kind !== 'attack') continue
    return [
      { state: null, damage: (fields['dealt'] as number[])[Number(fields['defender'])] ?? 0, chance: 1 },
    ]
  }
  if (!isOneOfMany || result.state.pending[0]?.ask.key === 'ask.defend') return goOn(result.state, terms)
  // Different rolls often come to the same; what follows from it is worked out once.
  const key = keyOf(result.state)
  const found = terms.known.get(key) ?? goOn(result.state, terms)
  terms.known.set(key, found)
  return found
}

const elsewhere = ['ask.rest', 'ask.attempt', 'ask.main']

function goOn(state: State, terms: Terms): readonly Standing[] {
  const decision = state.pending.find(({ open }) => !open)
  if (state.outcome !== null || decision === undefined || elsewhere.includes(decision.ask.key))
    return [{ state: null, damage: 0, chance: 1 }]
  if (decision.ask.key === 'ask.defend') return [{ state, damage: damageIn(state), chance: 1 }]
  const { id, seat } = decision
  const ways = answersTo(decision).map((picks) =>
    reached((chance) => answer(state, { decision: id, seat, picks }, chance), terms),
  )
  return ways.reduce((a, b) => (isBetter(state, seat, b, a) ? b : a))
}

function damageIn(state: State): number {
  const q = query(state)
  const attack = attackOf(q) as Readonly<AttackRecord>
  return damageTo(q, attack, attack.defender)
}

const MOST_WAYS = 8

/** Nobody steps in; what must be chosen is chosen by whoever is asked. */
function answersTo({ options, shape, min }: Decision): (readonly string[])[] {
  const keys = options.map(({ key }) => key)
  const no = keys.find((key) => key === PASS.key || key === 'no')
  if (no !== undefined) return [[no]]
  if (shape !== 'one') return [keys.slice(0, min)]
  return keys.slice(0, MOST_WAYS).map((key) => [key])
}

/** Attackers want more damage, everybody else less. */
function isBetter(state: State, seat: Seat, one: readonly Standing[], other: readonly Standing[]): boolean {
  const gain = meanDamage(one) - meanDamage(other)
  return attackOf(query(state))?.attacker === seat ? gain > 1e-12 : gain < -1e-12
}

export function meanDamage(standings: readonly Standing[]): number {
  return standings.reduce((sum, { damage, chance }) => sum + damage * chance, 0)
}

/** Standings that cannot be told apart, as one. */
function merged(standings: readonly Standing[]): readonly Standing[] {
  if (standings.length === 1) return standings
  const found = new Map<string, Standing>()
  for (const one of standings) {
    const key = one.state === null ? `over/${one.damage}` : keyOf(one.state)
    const chance = (found.get(key)?.chance ?? 0) + one.chance
    found.set(key, { ...one, chance })
  }
  return [...found.values()]
}

/** Everything on which the rest of an attack depends: what is open, the tokens and the dials. */
function keyOf(state: State): string {
  const q = query(state)
  const lying: unknown[] = []
  for (let seat = 0; seat < q.seats; seat++) {
    const hero = q.thing(heroThing(q, seat)) as unknown as Record<string, number>
    lying.push(hero['health'], hero['cp'], ...q.ids('status', seat))
  }
  return JSON.stringify([state.frames, lying, state.pending[0]?.ask.key])
}
