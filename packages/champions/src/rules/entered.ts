import { type Machine, NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { tooManyAllies } from '../query/allyLimit.ts'
import { areaOf, inPlay, isKind } from '../query/card.ts'
import { isHero } from '../query/seat.ts'
import { allyLimit } from './allyLimit.ts'
import { enemyAttackDraft } from './enemyAttack.ts'
import { restrictedLimit } from './restricted.ts'

/** What follows at once when a card has entered play, before any ability answers it. */

/** One ally too many: its player discards before any ability answers its arrival. */
export function oneAllyTooMany(m: Machine, depth: number): void {
  const { seat, thing } = m.eventOf(depth, event.enterPlay)
  if (thing !== NOTHING && isKind(m, thing, 'ally') && tooManyAllies(m, seat)) m.call(allyLimit, { seat })
}

/** The same for a third restricted card. */
export function oneRestrictedTooMany(m: Machine, depth: number): void {
  const { seat, thing } = m.eventOf(depth, event.enterPlay)
  if (m.inZone(thing, 'play') && m.stat(thing, 'restricted') > 0) m.call(restrictedLimit, { seat })
}

/** A minion that engages a player in hero form attacks at once, without a boost card (R39). */
export function quickstrike(m: Machine, depth: number): void {
  const { thing } = m.eventOf(depth, event.enterPlay)
  if (strikes(m, thing)) m.propose(event.enemyAttack, enemyAttackDraft(m, thing, areaOf(m, thing), NOTHING))
}

function strikes(m: Query, thing: ThingId): boolean {
  return (
    inPlay(m, thing) &&
    isKind(m, thing, 'minion') &&
    m.stat(thing, 'quickstrike') > 0 &&
    isHero(m, areaOf(m, thing))
  )
}
