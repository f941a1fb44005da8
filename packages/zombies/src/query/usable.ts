import {
  type CompiledAbility,
  effectRefusal,
  type Env,
  environment,
  NOBODY,
  type Query,
  reason,
  type Refusal,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { PieceAbility } from '../piece.ts'
import { tableOf } from '../table.ts'
import { isSilenced, mostHunger } from './hunger.ts'
import { heroOf, isPiece, zoneOf } from './pieces.ts'

export function textOf({ ability }: CompiledAbility): PieceAbility {
  return ability as PieceAbility
}

/** Under which name a use of a text is remembered. */
export function useKey(thing: ThingId, { index }: CompiledAbility): string {
  return `${thing}/${index}`
}

/** Why a hero may not use a text: it served already, it costs too much, or it would change nothing. */
export function textRefusal(
  q: Query,
  seat: Seat,
  thing: ThingId,
  text: CompiledAbility,
  env: Env = environment({ you: seat, self: thing }),
): Refusal {
  const { power, hunger, actions, per } = textOf(text)
  const hero = heroOf(q, seat)
  if (seat === NOBODY || zoneOf(q, hero) === '') return reason('refused.notYourTurn', {}, 'zombies:turn')
  const { used, usedByEnemies } = tableOf(q)
  const key = useKey(thing, text)
  if (per === 'turn' && used.includes(key)) return reason('refused.oncePerTurn', {}, 'zombies:skills')
  if (per === 'enemyPhase' && usedByEnemies.includes(key))
    return reason('refused.oncePerPhase', {}, 'zombies:skills')
  if (isPiece(q, thing, 'skill') && isSilenced(q, hero))
    return reason('refused.silenced', {}, 'zombies:super-heroes')
  if (q.counter(hero, 'hunger') + hunger > mostHunger) return reason('refused.hunger', {}, 'zombies:hunger')
  if (q.counter(hero, 'power') < power) return reason('refused.power', { cost: power }, 'zombies:power')
  const left = q.counter(hero, 'actions')
  if (left < actions) return reason('refused.actions', { cost: actions, left }, 'zombies:turn')
  return effectRefusal(q, text.effect.root, env)
}

/** The texts of a thing that a hero uses in its turn, in their order. */
export function turnTexts(q: Query, thing: ThingId): CompiledAbility[] {
  return q.abilities(thing).filter(({ ability }) => ability.window === '' && !ability.forced)
}
