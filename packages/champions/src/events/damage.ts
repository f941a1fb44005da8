import { commits, type Seat, type ThingId, totalOf } from '@quadriga/kernel/author'
import { maxHitPoints, remaining } from '../query/characters.ts'
import { type DamageVia, event } from '../kinds/index.ts'

const damage = commits(event.damage, (m, draft) => {
  const amount = totalOf(draft.ledger)
  const left = remaining(m, draft.to)
  draft.dealt = amount
  draft.excess = Math.max(0, amount - left)
  // Damage that was prevented was not dealt: nothing answers it (R31).
  draft.replaced = amount === 0
  if (amount === 0) return
  m.own(draft.to)['damage'] = m.counter(draft.to, 'damage') + Math.min(amount, left)
  if (draft.attack < 0) return
  const attack = m.ownEventOf(draft.attack, event.attack, event.enemyAttack)
  attack.damaged = [...attack.damaged, draft.to]
  attack.dealt += amount
  attack.excess = draft.excess
})

const heal = commits(event.heal, (m, draft) => {
  const before = Math.min(m.counter(draft.to, 'damage'), maxHitPoints(m, draft.to))
  draft.n = Math.min(draft.n, before)
  m.own(draft.to)['damage'] = before - draft.n
})

/** A character holds at most one card of each status. */
const gainStatus = commits(event.gainStatus, (m, draft) => {
  m.own(draft.to)[draft.status] = 1
})

const loseStatus = commits(event.loseStatus, (m, draft) => {
  m.own(draft.to)[draft.status] = 0
})

/** It changes nothing, but whoever reads the log wants to know. */
const unharmed = commits(event.unharmed, () => undefined)

export const damageEvents = [damage, unharmed, heal, gainStatus, loseStatus]

/** A draft of damage that belongs to no attack. */
export function effectDamage(to: ThingId, n: number, source: ThingId, by: Seat, via: DamageVia = 'effect') {
  const ledger = [{ how: 'base' as const, n, source }]
  return { to, ledger, source, by, via, attack: -1, fromAttack: false }
}
