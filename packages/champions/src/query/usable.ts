import {
  type CompiledAbility,
  effectRefusal,
  type Env,
  environment,
  evaluate,
  NO_EFFECT,
  type Query,
  reason,
  type Refusal,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { CardAbility, Cost, Trigger } from '../card.ts'
import { cardOf } from './card.ts'
import { isReady } from './characters.ts'
import { canBeDamaged } from './immunity.ts'
import { formRefusal, readyRefusal } from './legality.ts'
import { identityOf } from './seat.ts'

export function abilityOf(compiled: CompiledAbility): CardAbility {
  return compiled.ability as CardAbility
}

const NO_ABILITIES: readonly CompiledAbility[] = []

/** The abilities of the face a card shows, with one trigger. */
export function abilitiesWith(q: Query, thing: ThingId, trigger: Trigger): readonly CompiledAbility[] {
  const all = q.abilities(thing)
  let found: CompiledAbility[] | null = null
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as CompiledAbility
    if (abilityOf(one).trigger !== trigger) continue
    if (found === null) found = [one]
    else found.push(one)
  }
  return found ?? NO_ABILITIES
}

/** Whether the face a card shows has an ability with this trigger. */
export function hasAbility(q: Query, thing: ThingId, trigger: Trigger): boolean {
  const { abilities } = cardOf(q, thing)
  for (let i = 0; i < abilities.length; i++) if (abilities[i]?.trigger === trigger) return true
  return false
}

export function formFits(q: Query, seat: Seat, ability: CardAbility): boolean {
  return formRefusal(q, seat, ability.form) === null
}

/** Each face of a card keeps its own uses, and turning it over refreshes none of them. */
export function limitBit(q: Query, thing: ThingId, index: number): number {
  return 1 << (cardOf(q, thing).kind === 'alter-ego' ? index + 8 : index)
}

export function withinLimit(q: Query, thing: ThingId, index: number): boolean {
  const { perRound } = cardOf(q, thing).abilities[index] as CardAbility
  return perRound === 0 || (q.counter(thing, 'used') & limitBit(q, thing, index)) === 0
}

/** Whether the parts of a cost that lie on the card itself can be paid. */
export function costsPayable(q: Query, thing: ThingId, { cost }: CardAbility): boolean {
  if (cost.exhaust && !isReady(q, thing)) return false
  if (healCostRefusal(q, thing, cost) !== null || selfDamageRefusal(q, thing, cost) !== null) return false
  return cost.counters === null || q.counter(thing, cost.counters.token) >= cost.counters.n
}

export function selfCostRefusal(q: Query, thing: ThingId, { cost }: CardAbility): Refusal {
  if (cost.exhaust && !isReady(q, thing)) return readyRefusal(q, thing)
  if (cost.counters !== null && q.counter(thing, cost.counters.token) < cost.counters.n) {
    return reason('refused.noCounters', { card: q.thing(thing).face }, 'champions:uses')
  }
  return (
    healCostRefusal(q, thing, cost) ?? selfDamageRefusal(q, thing, cost) ?? damageCostRefusal(q, thing, cost)
  )
}

/** Healing as a cost needs damage to heal (R04). */
function healCostRefusal(q: Query, thing: ThingId, { heal }: Cost): Refusal {
  if (heal === 0) return null
  const identity = identityOf(q, q.thing(thing).controller)
  if (q.counter(identity, 'damage') >= heal) return null
  return reason('refused.unhurt', { card: q.thing(identity).face }, 'champions:cost')
}

/** Damage as a cost cannot be paid while a tough card would stop it (R04). */
function selfDamageRefusal(q: Query, thing: ThingId, { damageSelf }: Cost): Refusal {
  if (damageSelf === 0 || q.counter(thing, 'tough') === 0) return null
  return reason('refused.toughCost', { card: q.thing(thing).face }, 'champions:cost')
}

/** The same for damage that the player takes. */
function damageCostRefusal(q: Query, thing: ThingId, { takeDamage }: Cost): Refusal {
  if (takeDamage === 0) return null
  const identity = identityOf(q, q.thing(thing).controller)
  const card = q.thing(identity).face
  if (q.counter(identity, 'tough') > 0) return reason('refused.toughCost', { card }, 'champions:cost')
  return canBeDamaged(q, identity, thing) ? null : reason('refused.immune', { card }, 'champions:cannot')
}

export function limitRefusal(q: Query, thing: ThingId, index: number): Refusal {
  return withinLimit(q, thing, index)
    ? null
    : reason('refused.limit', { card: q.thing(thing).face }, 'champions:limit')
}

/** Where an ability would be resolved. */
export function envFor(you: Seat, self: ThingId, event = -1): Env {
  return environment({ you, self, event })
}

/** "Cannot start unless it could change the game", judged without the cost; its own condition comes first. */
export function abilityEffectRefusal(q: Query, { only, effect }: CompiledAbility, env: Env): Refusal {
  if (only !== null && evaluate(q, only, env) !== true)
    return reason('refused.condition', { card: q.thing(env.self).face }, 'champions:initiating')
  const refusal = effectRefusal(q, effect.root, env)
  return refusal === NO_EFFECT ? reason('refused.noEffect', {}, 'champions:initiating') : refusal
}
