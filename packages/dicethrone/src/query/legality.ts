import {
  couldAffect,
  type CompiledAbility,
  environment,
  evaluate,
  NOTHING,
  type Query,
  type Reason,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { AbilityDefinition, CardDefinition, StatusDefinition, Variant } from '../definition.ts'
import { isMainPhase, isRollPhase, tableOf } from '../table.ts'
import { areOpponents, heroThing, pointsOf } from './heroes.ts'
import { attackOf, recordDepth } from './record.ts'
import { isStunned, tokensLike } from './status.ts'

/** What a seat may do now, and why not: menus, windows and explanations all ask here. */

/** Stunned players and opponents of an activated ultimate can do nothing. */
export function lockRefusal(q: Query, seat: Seat): Reason | null {
  if (isStunned(q, seat)) return reason('refused.stunned', {}, 'dicethrone:stun')
  const attack = attackOf(q)
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

const wrongPhase = reason('refused.phase', {}, 'dicethrone:phases')

function timingRefusal(q: Query, seat: Seat, timing: CardDefinition['timing']): Reason | null {
  if (timing === 'main') return tableOf(q).active === seat && isMenuOpen(q) ? null : wrongPhase
  return timing === 'instant' || isRollPhase(q) ? null : wrongPhase
}

/** What lies on the board where an upgrade would go. */
export function levelBelow(q: Query, seat: Seat, upgrade: AbilityDefinition): AbilityDefinition | null {
  for (const id of q.ids('board', seat)) {
    const below = q.definition(id) as AbilityDefinition
    if (below.slot === upgrade.slot) return below
  }
  return null
}

/** What a card costs now: over an upgrade only the difference. */
export function costOf(q: Query, seat: Seat, face: string): number {
  const card = q.loaded.definitions.get(face) as CardDefinition | AbilityDefinition
  if (card.kind === 'card') return card.cost
  const below = levelBelow(q, seat, card)
  return below === null ? card.cost : Math.max(0, card.cost - below.cost)
}

function upgradeRefusal(q: Query, seat: Seat, upgrade: AbilityDefinition): Reason | null {
  const below = levelBelow(q, seat, upgrade)
  if (below === null) return reason('refused.noSlot', {}, 'dicethrone:upgrades')
  return below.level < upgrade.level ? null : reason('refused.level', {}, 'dicethrone:upgrades')
}

/** Why a text may not be used by a seat now: its own condition, or that nothing would happen. */
export function textRefusal(q: Query, seat: Seat, text: CompiledAbility, self: ThingId): Reason | null {
  const env = environment({ you: seat, self, event: recordDepth(q) })
  if (text.only !== null && evaluate(q, text.only, env) !== true)
    return reason('refused.notNow', {}, 'dicethrone:timing')
  const affects = couldAffect(q, text.effect.root, env)
  if (affects === true) return null
  return affects === false ? reason('refused.noEffect', {}, 'dicethrone:timing') : affects
}

/** Why a card of this face may not be played; asks nothing about where it is. */
export function cardRefusal(q: Query, seat: Seat, face: string): Reason | null {
  const card = q.loaded.definitions.get(face) as CardDefinition | AbilityDefinition
  const timing = timingRefusal(q, seat, card.kind === 'card' ? card.timing : 'main')
  if (timing !== null) return timing
  const cost = costOf(q, seat, face)
  const short = cost > pointsOf(q, seat) ? reason('refused.cost', { cost }, 'dicethrone:combat-points') : null
  if (card.kind !== 'card') return upgradeRefusal(q, seat, card) ?? short
  return short ?? textRefusal(q, seat, q.loaded.abilities.get(face)?.[0] as CompiledAbility, NOTHING)
}

export function playRefusal(q: Query, seat: Seat, thing: ThingId): Reason | null {
  if (q.inZone(thing, 'board')) return reason('refused.played', {}, 'dicethrone:upgrades')
  return lockRefusal(q, seat) ?? cardRefusal(q, seat, q.thing(thing).face)
}

export function sellRefusal(q: Query, seat: Seat, thing: ThingId): Reason | null {
  if (!q.inZone(thing, 'hand')) return reason('refused.played', {}, 'dicethrone:upgrades')
  if (tableOf(q).active !== seat) return wrongPhase
  return isMenuOpen(q) || tableOf(q).phase === 'discard' ? null : wrongPhase
}

/** The texts for which a token is spent. */
function spendTexts(q: Query, token: ThingId): CompiledAbility[] {
  return (q.loaded.abilities.get(q.thing(token).face) ?? []).filter((text) => text.ability.window === '')
}

/** Those of them that may be used now. */
export function spendable(q: Query, seat: Seat, token: ThingId): CompiledAbility[] {
  return spendTexts(q, token).filter((text) => spendTextRefusal(q, seat, token, text) === null)
}

function spendTextRefusal(q: Query, seat: Seat, token: ThingId, text: CompiledAbility): Reason | null {
  const { tokens, once } = text.ability as Variant
  const { face, owner } = q.thing(token)
  if (tokensLike(q, seat, face, owner).length < tokens)
    return reason('refused.tokens', { count: tokens }, 'dicethrone:status')
  // One bit for each text that was used this turn.
  if (once && ((q.counter(heroThing(q, seat), 'used') >> text.index) & 1) === 1)
    return reason('refused.once', {}, 'dicethrone:status')
  return textRefusal(q, seat, text, token)
}

export function spendRefusal(q: Query, seat: Seat, token: ThingId): Reason | null {
  const texts = spendTexts(q, token)
  if (texts.length === 0) return reason('refused.notSpendable', {}, 'dicethrone:status')
  const lock = lockRefusal(q, seat)
  if (lock !== null) return lock
  const refusals = texts.map((text) => spendTextRefusal(q, seat, token, text))
  return refusals.includes(null) ? null : (refusals[0] as Reason)
}

/** The paid texts of a passive ability that may be used now. */
export function usableTexts(q: Query, seat: Seat, thing: ThingId): CompiledAbility[] {
  return (q.loaded.abilities.get(q.thing(thing).face) ?? []).filter((text) => {
    const { price, window } = text.ability as Variant
    return (
      window === '' && price > 0 && price <= pointsOf(q, seat) && textRefusal(q, seat, text, thing) === null
    )
  })
}

export function useRefusal(q: Query, seat: Seat, thing: ThingId): Reason | null {
  const lock = lockRefusal(q, seat)
  if (lock !== null) return lock
  return usableTexts(q, seat, thing).length > 0 ? null : reason('refused.notNow', {}, 'dicethrone:timing')
}

/** Passive abilities that are used, not only active. */
export function usablePassives(q: Query, seat: Seat): ThingId[] {
  return q.ids('board', seat).filter((id) => {
    const { use, abilities } = q.definition(id) as AbilityDefinition
    return use === 'passive' && abilities.some((variant) => variant.price > 0)
  })
}

export function isSpendable(status: StatusDefinition): boolean {
  return status.abilities.some((text) => text.window === '')
}
