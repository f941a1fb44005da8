import { type Query, type Refusal, reason, type Seat, type ThingId } from '@quadriga/kernel/author'
import { cardOf, charactersAt, domainOf, isAllyOf, isKind, placeOf, villainCard } from './domain.ts'
import { strengthOf } from './strength.ts'

/** The Allies that a seat could use against a character: its own, at the same location, with any Strength at all. */
export function fightersAgainst(q: Query, seat: Seat, target: ThingId): ThingId[] {
  return charactersAt(q, placeOf(q, target)).filter((id) => isAllyOf(q, id, seat) && strengthOf(q, id) > 0)
}

/** A Protector beside the character that must go first; only other Heroes are shielded, and no Protector is. */
export function protectorOf(q: Query, target: ThingId): ThingId | null {
  if (!isKind(q, target, 'hero') || isProtector(q, target)) return null
  return charactersAt(q, placeOf(q, target)).find((id) => isKind(q, id, 'hero') && isProtector(q, id)) ?? null
}

function isProtector(q: Query, id: ThingId): boolean {
  return cardOf(q, id)?.keywords.includes('protector') === true
}

/** Whether a seat fights in the domain where the character stands: at home, and abroad if the villain raids. */
export function fightsThere(q: Query, seat: Seat, target: ThingId): boolean {
  return domainOf(q, target) === seat || villainCard(q, seat).raids
}

/** How many Allies a Vanquish against the character needs. */
export function alliesNeeded(q: Query, target: ThingId): number {
  return cardOf(q, target)?.keywords.includes('needsTwoAllies') === true ? 2 : 1
}

/** Whether the Allies' Strength together is enough. */
export function canBeVanquished(q: Query, fighters: readonly ThingId[], target: ThingId): boolean {
  const total = fighters.reduce((sum, id) => sum + strengthOf(q, id), 0)
  return fighters.length >= alliesNeeded(q, target) && total >= strengthOf(q, target)
}

/** Why no set of Allies can vanquish the character now. */
export function vanquishRefusal(q: Query, seat: Seat, target: ThingId): Refusal {
  const rule = 'villainous:vanquish'
  if (!fightsThere(q, seat, target)) return reason('refused.notYourDomain', {}, rule)
  const protector = protectorOf(q, target)
  if (protector !== null)
    return reason('refused.protector', { by: q.thing(protector).face }, 'villainous:protector')
  const fighters = fightersAgainst(q, seat, target)
  if (fighters.length === 0) return reason('refused.noAlly', {}, rule)
  if (fighters.length < alliesNeeded(q, target)) return reason('refused.twoAllies', {}, rule)
  if (canBeVanquished(q, fighters, target)) return null
  return reason('refused.strength', { strength: strengthOf(q, target) }, rule)
}
