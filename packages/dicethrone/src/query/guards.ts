import {
  type CompiledAbility,
  message,
  type Option,
  type Query,
  type Refusal,
  reason,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import type { AttackRecord } from '../kinds/index.ts'
import type { Variant } from '../definition.ts'
import { companionsOf } from './companions.ts'
import { lockRefusal, textRefusal } from './legality.ts'
import { isShrouded } from './record.ts'
import { distinctTokens } from './status.ts'

/** What the defender of an attack may have instead of a Defensive Roll. */

/** The text that is used instead of a Defensive Roll, if a thing has one. */
export function guardText(q: Query, thing: ThingId): CompiledAbility | undefined {
  return q.abilities(thing).find(({ ability }) => (ability as Variant).instead)
}

/** Companions and tokens with such a text. */
export function guards(q: Query, seat: Seat): ThingId[] {
  return [...companionsOf(q, seat), ...distinctTokens(q, seat)].filter(
    (thing) => guardText(q, thing) !== undefined,
  )
}

/** Whether an attack leaves its defender that choice: undefendable damage does, an ultimate does not. */
function isGuardable(q: Query, attack: Readonly<AttackRecord>): boolean {
  const { isAttack, type, defender } = attack
  return isAttack && type !== 'none' && !isShrouded(q, attack, defender)
}

/** Why a thing may not be used instead of a Defensive Roll; asks nothing about the moment. */
export function guardRefusal(q: Query, attack: Readonly<AttackRecord>, seat: Seat, thing: ThingId): Refusal {
  const lock = lockRefusal(q, seat)
  if (lock !== null) return lock
  if (!isGuardable(q, attack)) return reason('refused.undefendable', {}, 'dicethrone:damage-types')
  return textRefusal(q, seat, guardText(q, thing) as CompiledAbility, thing)
}

/** The choices that the defender has besides a defensive ability, each with what it does. */
export function guardOptions(q: Query, attack: Readonly<AttackRecord>): Option[] {
  const { defender } = attack
  const allowed = guards(q, defender).filter((thing) => guardRefusal(q, attack, defender, thing) === null)
  return thingOptions(q, 'guard', allowed).map((option) => ({ ...option, says: guardWords(q, option.thing) }))
}

function guardWords(q: Query, thing: ThingId): Option['says'] {
  const program = (guardText(q, thing) as CompiledAbility).effect.id
  return message('option.activate', { ability: q.thing(thing).face, program })
}
