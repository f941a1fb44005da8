import { type Machine, type Query, type Seat, type ThingId, totalOf } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { canTakeDamage } from '../query/immunity.ts'
import { inPlay } from '../query/card.ts'
import { playerOrder } from '../query/seat.ts'

/** A tough card takes all of the damage with it; nothing that answers damage can save it (R02, R30). */
export function toughCard(m: Machine, depth: number): void {
  const draft = m.ownEventOf(depth, event.damage)
  const { to } = draft
  if (!canTakeDamage(m, to, draft.source)) draft.replaced = true
  else if (m.counter(to, 'tough') > 0 && totalOf(draft.ledger) > 0) {
    draft.replaced = true
    m.happen(event.loseStatus, { to, status: 'tough' })
  }
}

/** An enemy that has left play does nothing more, and nothing is done to a player who is out (R66, R80). */
function isMoot(q: Query, enemy: ThingId, target: Seat): boolean {
  return !inPlay(q, enemy) || !playerOrder(q).includes(target)
}

/** A stunned enemy loses the card and has made no attack. */
export function stunnedEnemy(m: Machine, depth: number): void {
  const draft = m.ownEventOf(depth, event.enemyAttack)
  const isStunned = inPlay(m, draft.attacker) && m.counter(draft.attacker, 'stunned') > 0
  draft.replaced = isStunned || isMoot(m, draft.attacker, draft.target)
  if (isStunned) m.happen(event.loseStatus, { to: draft.attacker, status: 'stunned' })
}

/** A confused enemy loses the card and has not schemed. */
export function confusedEnemy(m: Machine, depth: number): void {
  const draft = m.ownEventOf(depth, event.enemyScheme)
  const isConfused = inPlay(m, draft.enemy) && m.counter(draft.enemy, 'confused') > 0
  draft.replaced = isConfused || isMoot(m, draft.enemy, draft.target)
  if (isConfused) m.happen(event.loseStatus, { to: draft.enemy, status: 'confused' })
}
