import { SWEEP } from '../card.ts'
import { NOTHING, type Query, type Refusal, reason, type Seat, type ThingId } from '@quadriga/kernel/author'
import {
  attachedTo,
  cardOf,
  cardsAt,
  charactersAt,
  domainOf,
  hasKeyword,
  isAllyOf,
  isKind,
  placeOf,
  villainCard,
} from './domain.ts'
import { stoneOf } from './stones.ts'
import { strengthOf } from './strength.ts'

/** The Allies that a seat could use against a character: its own, at the same location, with any Strength at all. */
export function fightersAgainst(q: Query, seat: Seat, target: ThingId): ThingId[] {
  return charactersAt(q, placeOf(q, target)).filter((id) => isAllyOf(q, id, seat) && strengthOf(q, id) > 0)
}

/** A Protector beside the character that must go first; only other Heroes are shielded, and no Protector is. */
export function protectorOf(q: Query, target: ThingId): ThingId | null {
  if (!isKind(q, target, 'hero') || isProtector(q, target)) return null
  return charactersAt(q, placeOf(q, target)).find((id) => isProtector(q, id)) ?? null
}

/** A Hero that prints Protector, or carries what gives it. */
export function isProtector(q: Query, id: ThingId): boolean {
  if (!isKind(q, id, 'hero')) return false
  return (
    hasKeyword(q, id, 'protector') || attachedTo(q, id).some((on) => hasKeyword(q, on, 'grantsProtector'))
  )
}

/** Why a character cannot be defeated at all, by an action or by an effect. */
export function defeatRefusal(q: Query, target: ThingId): Refusal {
  if (placeOf(q, target) === NOTHING) return reason('refused.noTarget', {}, 'villainous:defeat')
  if (hasKeyword(q, target, 'cannotBeDefeated'))
    return reason('refused.undefeatable', {}, 'villainous:defeat')
  const protector = protectorOf(q, target)
  if (protector === null) return null
  return reason('refused.protector', { by: q.thing(protector).face }, 'villainous:protector')
}

/** Whether a seat fights in the domain where the character stands: at home, and abroad if the villain raids. */
function fightsThere(q: Query, seat: Seat, target: ThingId): boolean {
  const domain = domainOf(q, target)
  return domain === seat || (domain >= 0 && villainCard(q, seat).raids)
}

/** How many Allies a Vanquish against the character needs. */
export function alliesNeeded(q: Query, target: ThingId): number {
  return hasKeyword(q, target, 'needsTwoAllies') ? 2 : 1
}

/** Whether the Allies' Strength together is enough. */
function canBeVanquished(q: Query, fighters: readonly ThingId[], target: ThingId): boolean {
  const total = fighters.reduce((sum, id) => sum + strengthOf(q, id), 0)
  return fighters.length >= alliesNeeded(q, target) && total >= strengthOf(q, target)
}

/** Why no set of Allies can vanquish the character now. */
export function vanquishRefusal(q: Query, seat: Seat, target: ThingId): Refusal {
  const rule = 'villainous:vanquish'
  if (!fightsThere(q, seat, target)) return reason('refused.notYourDomain', {}, rule)
  const refused = defeatRefusal(q, target)
  if (refused !== null) return refused
  const fighters = fightersAgainst(q, seat, target)
  if (fighters.length === 0) return reason('refused.noAlly', {}, rule)
  if (fighters.length < alliesNeeded(q, target)) return reason('refused.twoAllies', {}, rule)
  if (canBeVanquished(q, fighters, target)) return null
  return reason('refused.strength', { strength: strengthOf(q, target) }, rule)
}

/** Against a character without Strength no Ally is lost; some Allies survive those who carry a Stone. */
export function isSpent(q: Query, ally: ThingId, target: ThingId): boolean {
  return costsAllies(q, target) && !isSpared(q, ally, target)
}

export function costsAllies(q: Query, target: ThingId): boolean {
  return strengthOf(q, target) > 0
}

/** Whether an Ally survives the defeat of this character, who carries a Stone. */
export function isSpared(q: Query, ally: ThingId, target: ThingId): boolean {
  return hasKeyword(q, ally, 'sparedByStones') && isKind(q, target, 'ally') && stoneOf(q, target) !== NOTHING
}

/** Whom a sweep takes: opposing characters weak enough for one Ally, but none that a Protector who stays still shields. */
export function sweptBy(q: Query, seat: Seat, ally: ThingId): ThingId[] {
  const here = charactersAt(q, placeOf(q, ally))
  const weak = here.filter(
    (id) =>
      !isAllyOf(q, id, seat) &&
      strengthOf(q, id) <= SWEEP &&
      !hasKeyword(q, id, 'cannotBeDefeated') &&
      alliesNeeded(q, id) === 1,
  )
  const staying = here.filter((id) => isProtector(q, id) && !weak.includes(id))
  return weak.filter((id) => staying.length === 0 || !isKind(q, id, 'hero') || isProtector(q, id))
}

/** Why an Ally cannot sweep its location. */
export function sweepRefusal(q: Query, seat: Seat, ally: ThingId): Refusal {
  const rule = 'villainous:sweep'
  if (domainOf(q, ally) !== seat) return reason('refused.notYourDomain', {}, rule)
  if (strengthOf(q, ally) === 0) return reason('refused.noAlly', {}, rule)
  return sweptBy(q, seat, ally).length > 0 ? null : reason('refused.noTarget', {}, rule)
}

/** The card that goes in place of all Allies whom a seat's Vanquish at a place would cost; of several alike the first, so that nobody has to choose. */
export function saverOf(q: Query, seat: Seat, place: ThingId): ThingId {
  return cardsAt(q, place).find((id) => q.thing(id).controller === seat && savesAll(q, id)) ?? NOTHING
}

function savesAll(q: Query, id: ThingId): boolean {
  return cardOf(q, id)?.abilities.some(({ window }) => window === 'losses') === true
}
