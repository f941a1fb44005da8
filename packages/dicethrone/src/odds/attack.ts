import {
  answer,
  type Chance,
  type Decision,
  isDeclining,
  openDraft,
  PASS,
  query,
  type Query,
  type Result,
  type Seat,
  type State,
} from '@quadriga/kernel/author'
import { type AttackRecord, event } from '../kinds/index.ts'
import { heroThing } from '../query/heroes.ts'
import { attackOf, damageTo } from '../query/record.ts'
import type { Activation } from '../query/requirement.ts'
import { activated } from './activated.ts'
import { type Distribution, mixture, sureOf } from './distribution.ts'
import { type Happening, happenings, sixNumbers } from './outcomes.ts'
import { ASK_ROLL, ROLL } from './quiet.ts'
import { distinctResults, type Results } from './rollResults.ts'
import { idsOf, seatZone } from '../zones.ts'

/** An attack played out with every roll that it may bring, while nobody plays a card or spends a token. */

/** One way an attack may stand: before its defender chooses a defence, or at its end (no state). */
export interface Standing {
  readonly state: State | null
  /** What its target would take, or took. */
  readonly damage: number
  readonly chance: number
}

/** How an ability with these dice may stand before the defence, in a world that stops before rolls. */
export function standingsOf(
  world: State,
  seat: Seat,
  one: Activation,
  pips: readonly number[],
  results: Results = distinctResults,
): readonly Standing[] {
  return reached((chance) => activated(world, seat, one, pips, chance), { results, known: new Map() })
}

/** How the attack that is under way in such a world may stand before the defence. */
export function standingsUnderWay(world: State): readonly Standing[] {
  return goOn(world, newTerms())
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
      return { of: undefended(reached(act, newTerms())), chance }
    }),
  )
}

interface Terms {
  readonly results: Results
  readonly known: Map<string, readonly Standing[]>
}

function newTerms(): Terms {
  return { results: distinctResults, known: new Map() }
}

/** What something leads to, over all dice that are thrown without a stop. */
function reached(act: (chance: Chance) => Result, terms: Terms, isOneOfMany = false): readonly Standing[] {
  const all = happenings(act, sixNumbers)
  return all.flatMap((one) => likely(standing(one, isOneOfMany || all.length > 1, terms), one.chance))
}

function likely(ways: readonly Standing[], chance: number): readonly Standing[] {
  return chance === 1 ? ways : ways.map((way) => ({ ...way, chance: way.chance * chance }))
}

/** What a roll leads to before which the world stopped. */
function rolled(state: State, { id, seat }: Decision, terms: Terms): readonly Standing[] {
  const q = query(state)
  const all = terms.results(q, q.eventOf(q.nearest(event.roll), event.roll))
  return all.flatMap(({ pips, chance }) => {
    const act = (others: Chance) =>
      answer(state, { decision: id, seat, picks: [ROLL.key] }, falling(pips, others))
    return likely(reached(act, terms, all.length > 1), chance)
  })
}

/** The next dice fall as said. */
function falling(pips: readonly number[], others: Chance): Chance {
  let place = 0
  return {
    next: (source, words, m) => (place < pips.length ? String(pips[place++]) : others.next(source, words, m)),
  }
}

function standing({ result }: Happening, isOneOfMany: boolean, terms: Terms): readonly Standing[] {
  for (const { kind, fields } of result.events) {
    if (kind !== 'attack') continue
    return [
      { state: null, damage: (fields['dealt'] as number[])[Number(fields['defender'])] ?? 0, chance: 1 },
    ]
  }
  const asked = result.state.pending[0]?.ask.key
  if (!isOneOfMany || asked === 'ask.defend' || asked === ASK_ROLL) return goOn(result.state, terms)
  // Different rolls and choices often come to the same; what follows from it is computed once.
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
  if (decision.ask.key === ASK_ROLL) return rolled(state, decision, terms)
  const { id, seat } = decision
  const answers = answersTo(decision)
  const ways = answers.map((picks) =>
    reached((chance) => answer(state, { decision: id, seat, picks }, chance), terms, answers.length > 1),
  )
  return ways.reduce((a, b) => (isBetter(state, seat, b, a) ? b : a))
}

function damageIn(state: State): number {
  const q = query(state)
  const attack = attackOf(q) as Readonly<AttackRecord>
  return damageTo(q, attack, attack.defender)
}

const MOST_WAYS = 8

/** Nobody steps in; what must be chosen is chosen by the player who is asked. */
function answersTo({ options, shape, min }: Decision): (readonly string[])[] {
  const no = options.find(isDeclining)
  if (no !== undefined) return [[no.key]]
  const keys = options.map(({ key }) => key)
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

/** Everything on which the rest of an attack depends: what is open, the tokens, the companions and the dials. */
function keyOf(state: State): string {
  const q = query(state)
  const lying: unknown[] = []
  for (let seat = 0; seat < q.seats; seat++) {
    const hero = q.thing(heroThing(q, seat)) as unknown as Record<string, number>
    lying.push(hero['health'], hero['cp'], ...idsOf(q, seatZone.status, seat), '/', ...companionsIn(q, seat))
  }
  // What lies below the attack stays as it was when the ability was activated.
  const attack = Math.max(
    0,
    state.frames.findIndex((frame) => openDraft(frame, event.attack) !== null),
  )
  return JSON.stringify([state.frames.slice(attack), lying, state.pending[0]?.ask.key])
}

/** Companions alike are the same, in whatever order they came. */
function companionsIn(q: Query, seat: Seat): string[] {
  return idsOf(q, seatZone.companions, seat)
    .map((id) => `${q.thing(id).face} ${q.counter(id, 'health')}`)
    .sort()
}
