import { NOTHING, procedure, type Query, type ThingId } from '@quadriga/kernel/author'
import type { EnterPlayDraft } from '../events/cards.ts'
import { areaOf, inPlay, isKind } from '../query/card.ts'
import { isHero } from '../query/seat.ts'
import { allyLimit } from './allyLimit.ts'
import { enemyAttackDraft } from './enemyAttack.ts'
import { restrictedLimit } from './restricted.ts'

interface EnteredVars {
  event: number
}

/** What follows at once when a card has entered play, before any ability answers it. */
export const entered = procedure<EnteredVars>('champions.entered', {
  /** One ally too many: before any ability answers its arrival. */
  allyLimit(m, f) {
    const { seat, thing } = m.event<EnterPlayDraft>(f.event)
    if (thing !== NOTHING && isKind(m, thing, 'ally')) m.call(allyLimit, { seat })
  },
  /** The same for a third restricted card. */
  restricted(m, f) {
    const { seat, thing } = m.event<EnterPlayDraft>(f.event)
    if (m.inZone(thing, 'play') && m.stat(thing, 'restricted') > 0) m.call(restrictedLimit, { seat })
  },
  /** A minion that engages a player in hero form attacks at once, without a boost card (R39). */
  quickstrike(m, f) {
    const { thing } = m.event<EnterPlayDraft>(f.event)
    m.done()
    if (!strikes(m, thing)) return
    m.propose(enemyAttackDraft(m, thing, areaOf(m, thing), NOTHING))
  },
})

function strikes(m: Query, thing: ThingId): boolean {
  return (
    inPlay(m, thing) &&
    isKind(m, thing, 'minion') &&
    m.stat(thing, 'quickstrike') > 0 &&
    isHero(m, areaOf(m, thing))
  )
}
