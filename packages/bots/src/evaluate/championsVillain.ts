import type { ThingId } from '@quadriga/kernel'
import { lentLater } from './championsStages.ts'
import { cardOf, forTable, hitPoints } from './championsTable.ts'
import type { Weights } from './championsWeights.ts'
import type { Reader } from './evaluation.ts'

export function villainWorth(w: Weights, q: Reader): number {
  let left = 0
  for (const id of q.ids('villain')) left += hitPoints(q, id)
  for (const id of q.ids('villainDeck')) left += forTable(q, id, 'hp')
  let sum = -w.villainHitPoint * left
  for (const id of q.ids('villain')) sum += enemyStatus(w, q, id) + w.excess * excessOf(q, id)
  return q.ids('villainDeck').length === 0 ? sum + w.lastStage : sum - comingWorth(w, q)
}

/**
 * Hit points that a later stage will be lent are part of the way already: defeating a stage is no loss by them. What else its side scheme
 * does begins only when it comes, so that it may well be put off.
 */
function comingWorth(w: Weights, q: Reader): number {
  if (w.foresight === 0) return 0
  return w.foresight * (w.villainHitPoint - w.excess) * lentLater(q)
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
