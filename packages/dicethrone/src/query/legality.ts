import {
  effectRefusal,
  NO_EFFECT,
  distinctFaces,
  type CompiledAbility,
  environment,
  evaluate,
  type Face,
  NOTHING,
  type Query,
  type Refusal,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { AbilityDefinition, CardDefinition, StatusDefinition, Variant } from '../definition.ts'
import { isMainPhase, isRollPhase, tableOf } from '../table.ts'
import { boardOf } from './boards.ts'
import { companionsOf, isUsedUp } from './companions.ts'
import { areOpponents, heroThing, pointsOf } from './heroes.ts'
import { attackOf, recordDepth } from './record.ts'
import { countStatus, isStunned, spendCount } from './status.ts'
import { textsOf } from './texts.ts'

/** What a seat may do now, and why not: menus, windows and explanations all ask here. */

/** Stunned players and opponents of an activated ultimate can do nothing. */
export function lockRefusal(q: Query, seat: Seat): Refusal {
  if (isStunned(q, seat)) return reason('refused.stunned', {}, 'dicethrone:stun')
  // Attacks are open in roll phases only.
  const attack = isRollPhase(q) ? attackOf(q) : null
  if (attack?.isUltimate === true && areOpponents(q, seat, attack.attacker)) {
    return reason('refused.ultimate', {}, 'dicethrone:ultimate')
  }
  return null
}

/** The menu of a Main Phase stands open: nothing else is being resolved. */
export function isMenuOpen(q: Query): boolean {
  const { frames } = q.state
  return frames[frames.length - 1]?.at === 'dicethrone.main' && isMainPhase(q)
}

// Made once: menus ask about every card and token, and mostly hear one of these.
const wrongPhase = reason('refused.phase', {}, 'dicethrone:phases')
const notNow = reason('refused.notNow', {}, 'dicethrone:timing')
const noEffect = reason('refused.noEffect', {}, 'dicethrone:timing')
const notSpendable = reason('refused.notSpendable', {}, 'dicethrone:status')

function timingRefusal(q: Query, seat: Seat, timing: CardDefinition['timing']): Refusal {
  if (timing === 'main') return tableOf(q).active === seat && isMenuOpen(q) ? null : wrongPhase
  return timing === 'instant' || isRollPhase(q) ? null : wrongPhase
}

/** What lies on the board where an upgrade would go. */
export function levelBelow(q: Query, seat: Seat, upgrade: AbilityDefinition): AbilityDefinition | null {
  return boardOf(q, seat).slots.get(upgrade.slot) ?? null
}

/** What a card costs now: over an upgrade only the difference. */
export function costOf(q: Query, seat: Seat, face: string): number {
  return priceOf(q, seat, q.loaded.definitions.get(face) as CardDefinition | AbilityDefinition)
}

function priceOf(q: Query, seat: Seat, card: CardDefinition | AbilityDefinition): number {
  if (card.kind === 'card') return card.cost
  const below = levelBelow(q, seat, card)
  return below === null ? card.cost : Math.max(0, card.cost - below.cost)
}

function upgradeRefusal(q: Query, seat: Seat, upgrade: AbilityDefinition): Refusal {
  const below = levelBelow(q, seat, upgrade)
  if (below === null) return reason('refused.noSlot', {}, 'dicethrone:upgrades')
  return below.level < upgrade.level ? null : reason('refused.level', {}, 'dicethrone:upgrades')
}

/** Why a text may not be used by a seat now: its own condition, or that nothing would happen. */
export function textRefusal(q: Query, seat: Seat, text: CompiledAbility, self: ThingId): Refusal {
  const env = environment({ you: seat, self, event: recordDepth(q) })
  if (text.only !== null && evaluate(q, text.only, env) !== true) return notNow
  const refusal = effectRefusal(q, text.effect.root, env)
  return refusal === NO_EFFECT ? noEffect : refusal
}

/** Why a card of this face may not be played; asks nothing about where it is. */
export function cardRefusal(q: Query, seat: Seat, face: string): Refusal {
  const { definition, abilities } = q.loaded.faces.get(face) as Face
  const card = definition as CardDefinition | AbilityDefinition
  const timing = timingRefusal(q, seat, card.kind === 'card' ? card.timing : 'main')
  if (timing !== null) return timing
  const cost = priceOf(q, seat, card)
  const short = cost > pointsOf(q, seat) ? reason('refused.cost', { cost }, 'dicethrone:combat-points') : null
  if (card.kind !== 'card') return upgradeRefusal(q, seat, card) ?? short
  return short ?? textRefusal(q, seat, abilities[0] as CompiledAbility, NOTHING)
}

export function playRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  if (q.inZone(thing, 'board')) return reason('refused.played', {}, 'dicethrone:upgrades')
  return lockRefusal(q, seat) ?? cardRefusal(q, seat, q.thing(thing).face)
}

export function sellRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  if (!q.inZone(thing, 'hand')) return reason('refused.played', {}, 'dicethrone:upgrades')
  return maySell(q, seat) ? null : wrongPhase
}

/** Whether a seat may sell cards of its hand now. */
export function maySell(q: Query, seat: Seat): boolean {
  const { active, phase } = tableOf(q)
  return active === seat && (phase === 'discard' || isMenuOpen(q))
}

/** The texts for which a token may be spent now. */
export function spendable(q: Query, seat: Seat, token: ThingId): CompiledAbility[] {
  return textsOf(q, token).spent.filter((text) => spendTextRefusal(q, seat, token, text) === null)
}

function spendTextRefusal(q: Query, seat: Seat, token: ThingId, text: CompiledAbility): Refusal {
  const { tokens, once, aged } = text.ability as Variant
  const { face, owner } = q.thing(token)
  if (spendCount(q, seat, face, owner, aged) < tokens)
    return reason('refused.tokens', { count: tokens }, 'dicethrone:status')
  // One bit for each text that was used this turn.
  if (once && ((q.counter(heroThing(q, seat), 'used') >> text.index) & 1) === 1)
    return reason('refused.once', {}, 'dicethrone:status')
  return textRefusal(q, seat, text, token)
}

export function spendRefusal(q: Query, seat: Seat, token: ThingId): Refusal {
  if (textsOf(q, token).spent.length === 0) return notSpendable
  return lockRefusal(q, seat) ?? freeSpendRefusal(q, seat, token)
}

/** The same for a seat that may act at all. */
export function freeSpendRefusal(q: Query, seat: Seat, token: ThingId): Refusal {
  let first: Refusal = null
  for (const text of textsOf(q, token).spent) {
    const refusal = spendTextRefusal(q, seat, token, text)
    if (refusal === null) return null
    first ??= refusal
  }
  return first ?? notSpendable
}

/** The paid texts of a passive ability or a companion that may be used now. */
export function usableTexts(q: Query, seat: Seat, thing: ThingId): CompiledAbility[] {
  return textsOf(q, thing).paid.filter((text) => useTextRefusal(q, seat, text, thing) === null)
}

function useTextRefusal(q: Query, seat: Seat, text: CompiledAbility, thing: ThingId): Refusal {
  const { price, tokens, of } = text.ability as Variant
  if (price > pointsOf(q, seat)) return reason('refused.cost', { cost: price }, 'dicethrone:combat-points')
  if (of !== '' && countStatus(q, seat, of) < tokens)
    return reason('refused.tokens', { count: tokens }, 'dicethrone:status')
  if (q.inZone(thing, 'companions') && isUsedUp(q, thing))
    return reason('refused.once', {}, 'dicethrone:companion')
  return textRefusal(q, seat, text, thing)
}

export function useRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  return lockRefusal(q, seat) ?? freeUseRefusal(q, seat, thing)
}

/** The same for a seat that may act at all. */
export function freeUseRefusal(q: Query, seat: Seat, thing: ThingId): Refusal {
  let first: Refusal = null
  for (const text of textsOf(q, thing).paid) {
    const refusal = useTextRefusal(q, seat, text, thing)
    if (refusal === null) return null
    first ??= refusal
  }
  return first ?? notNow
}

/** Passive abilities and companions that are used, not only active. */
export function usables(q: Query, seat: Seat): readonly ThingId[] {
  const { used } = boardOf(q, seat)
  const companions = companionsOf(q, seat)
  if (companions.length === 0) return used
  const found = [...used]
  for (const id of distinctFaces(q, companions)) if (textsOf(q, id).paid.length > 0) found.push(id)
  return found
}

export function isSpendable(status: StatusDefinition): boolean {
  return status.abilities.some((text) => text.window === '')
}
