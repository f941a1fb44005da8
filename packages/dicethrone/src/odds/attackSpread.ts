import {
  createRng,
  imagine,
  type Message,
  query,
  type Seat,
  type State,
  type View,
} from '@quadriga/kernel/author'
import { heroOf } from '../query/heroes.ts'
import { attackOf } from '../query/record.ts'
import { pipsIn } from '../query/multiset.ts'
import { type Activation, activationName, diceAt, meeting } from '../query/requirement.ts'
import { defended, type Standing, standingsOf, standingsUnderWay, undefended } from './attack.ts'
import { type Distribution, type Spread, spreadOf } from './distribution.ts'
import { activationsOf } from './activations.ts'
import { stopping } from './quiet.ts'
import { oddsMessages } from './words.ts'

export interface SpreadOptions {
  /** An ability by its name, as in `activate:<name>`; unless said, the attack under way. */
  readonly ability?: string
  /** Who activates it; unless said, the viewer. */
  readonly seat?: Seat
}

/** The final damage of an attack when it meets one answer of the defender. */
export interface DefendedSpread {
  /** The defensive ability, or '' for none. */
  readonly defence: string
  /** Chances by damage. */
  readonly odds: Distribution
  readonly spread: Spread
  readonly words: Message
}

/** The damage that an attack may deal in the end. */
export interface AttackSpread {
  readonly ability: string
  /** One for each defensive ability of the target, then one without defence; only that one where nobody may defend. */
  readonly defences: readonly DefendedSpread[]
}

/**
 * The final damage of an attack to its target: of the one under way, or of an ability with the dice as they lie, or with the
 * first dice that allow it. Exact over every roll of the attack and the defence, while nobody plays a card, spends a token
 * or throws dice again; what texts leave to choose is chosen for more damage by the attacker and for less by the others.
 */
export function attackSpread(seen: View, options: SpreadOptions = {}): AttackSpread | null {
  const world = stopping(imagine(seen, createRng('odds')))
  const q = query(world)
  const attack = attackOf(q)
  if (options.ability === undefined) {
    if (attack === null || attack.dealt.length > 0) return null
    return spreads(q.thing(attack.ability).face, standingsUnderWay(world))
  }
  const seat = options.seat ?? Math.max(0, seen.viewer)
  const one = activationsOf(q, seat).find((other) => activationName(q, other) === options.ability)
  if (one === undefined) return null
  return spreads(q.thing(one.thing).face, standingsOf(world, seat, one, dicePips(world, seat, one)))
}

/** The dice as they lie if they allow the ability, otherwise some that do. */
function dicePips(world: State, seat: Seat, { variant }: Activation): number[] {
  const q = query(world)
  const met = meeting(heroOf(q, seat).faces, variant.requires ?? {})
  const lying = diceAt(q, seat)
  return pipsIn(met[lying] === 1 ? lying : met.indexOf(1))
}

function spreads(ability: string, standings: readonly Standing[]): AttackSpread {
  const defences = defencesAgainst(standings).map((face) => told(face, defended(standings, face)))
  return { ability, defences: [...defences, told('', undefended(standings))] }
}

/** The defensive abilities that the attacked player may choose; none where nobody is asked. */
function defencesAgainst(standings: readonly Standing[]): readonly string[] {
  const keys = standings.flatMap(({ state }) => state?.pending[0]?.options.map(({ key }) => key) ?? [])
  const offered = keys.filter((key) => key.startsWith('defend:'))
  return [...new Set(offered)].map((key) => key.slice('defend:'.length))
}

function told(defence: string, odds: Distribution): DefendedSpread {
  const spread = spreadOf(odds)
  const key = defence === '' ? 'odds.spread' : 'odds.defended'
  return { defence, odds, spread, words: oddsMessages.message(key, { defence, ...spread }) }
}
