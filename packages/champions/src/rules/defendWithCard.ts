import { type Machine, NOTHING, type ThingId } from '@quadriga/kernel/author'
import type { EnemyAttackDraft } from '../events/attack.ts'
import type { DamageDraft } from '../events/damage.ts'

/** A defence-labelled card counts as the hero defending; it exhausts nobody and gives no DEF (R28). */
export function defendWithCard(m: Machine, identity: ThingId, event: number): void {
  const depth = defendedAttack(m, event)
  if (depth < 0) return
  const attack = m.ownEvent<EnemyAttackDraft>(depth)
  if (attack.defender === NOTHING) attack.defender = identity
}

/** The enemy's attack that is being defended against; against damage from elsewhere nothing is. */
function defendedAttack(m: Machine, event: number): number {
  if (event < 0 || m.event(event).kind !== 'damage') return m.nearest('enemyAttack')
  const { attack } = m.event<DamageDraft>(event)
  return attack >= 0 && m.event(attack).kind === 'enemyAttack' ? attack : -1
}
