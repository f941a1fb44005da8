import { type Machine, NOTHING, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'

/** A defence-labelled card counts as the hero defending; it exhausts nobody and gives no DEF (R28). */
export function defendWithCard(m: Machine, identity: ThingId, answered: number): void {
  const depth = defendedAttack(m, answered)
  if (depth < 0) return
  const attack = m.ownEventOf(depth, event.enemyAttack)
  if (attack.defender === NOTHING) attack.defender = identity
}

/** The enemy's attack that is being defended against; against damage from elsewhere nothing is. */
function defendedAttack(m: Machine, depth: number): number {
  if (depth < 0 || m.event(depth).kind !== 'damage') return m.nearest(event.enemyAttack)
  const { attack } = m.eventOf(depth, event.damage)
  return attack >= 0 && m.event(attack).kind === 'enemyAttack' ? attack : -1
}
