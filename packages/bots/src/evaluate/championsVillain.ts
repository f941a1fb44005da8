import type { ThingId } from '@quadriga/kernel'
import { villainLeft } from './championsHorizon.ts'
import { schemesToCome } from './championsStages.ts'
import { cardOf, recordsOf } from './championsTable.ts'
import type { Weights } from './championsWeights.ts'
import type { Reader } from './evaluation.ts'

/** So many hit points for each player make an end a third as near. */
const NEAR = 7

export function villainWorth(w: Weights, q: Reader): number {
  const left = villainLeft(q)
  let sum = w.nearEnd * Math.exp(-left / recordsOf(q).players / NEAR) - w.villainHitPoint * left
  for (const id of q.ids('villain')) sum += enemyStatus(w, q, id) + w.excess * excessOf(q, id)
  return q.ids('villainDeck').length === 0 ? sum + w.lastStage : sum - comingWorth(w, q)
}

/** What later stages will bring costs as much before they are revealed: defeating one is no loss. */
function comingWorth(w: Weights, q: Reader): number {
  if (w.foresight === 0) return 0
  let sum = 0
  for (const { card, lent } of schemesToCome(q)) {
    const stat = (name: string) => card.stats[name] ?? 0
    const threat = card.perPlayer.includes('threat') ? stat('threat') * recordsOf(q).players : stat('threat')
    sum += w.sideScheme + w.sideThreat * threat + (w.villainHitPoint - w.excess) * lent
    sum += w.crisis * stat('crisis') + w.hazard * stat('hazard') + w.acceleration * stat('accelerationIcon')
  }
  return w.foresight * sum
}

/** Hit points over those on the card, which a side scheme lends the villain: they can be thwarted away. */
function excessOf(q: Reader, villain: ThingId): number {
  const lent = q.stat(villain, 'hp') - (cardOf(q, villain).stats['hp'] ?? 0)
  return Math.max(0, Math.min(lent, q.stat(villain, 'hp') - q.counter(villain, 'damage')))
}

export function enemyStatus(w: Weights, q: Reader, id: ThingId): number {
  return (
    w.stunnedEnemy * q.counter(id, 'stunned') +
    w.confusedEnemy * q.counter(id, 'confused') +
    w.toughEnemy * q.counter(id, 'tough')
  )
}
