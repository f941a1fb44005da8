import type { AbilityDefinition, CardDefinition } from '@quadriga/dicethrone'
import type { Seat } from '@quadriga/kernel'
import type { Reader } from '../evaluate/evaluation.ts'
import type { Economy } from './economy.ts'
import { HAND_LIMIT } from './weights.ts'

/**
 * What a hand is worth to somebody who sells cards: each card has a worth of its own, by which it is kept, played or sold, and of many cards the last ones
 * are worth less, for combat points are too few to play them all.
 */

/** The least that an action card is worth, whatever it costs. */
const LEAST = 0.3
/** How much less it is worth for each point of its cost. */
const DEARER = 0.15
/** How much of what an upgrade would gain is counted before there are points to pay for it. */
const FORESEEN = 0.8

/** What things are good for by now: `length` tells how far the fight is from its end, from 1 to 0. */
export interface Stage {
  readonly economy: Economy
  /** What a combat point is worth. */
  readonly point: number
  readonly length: number
}

/** What points and cards are still good for: little at the end of the fight. */
export function useLeft(length: number): number {
  return 0.4 + 0.6 * Math.min(1, 2 * length)
}

/** What an upgrade is worth in the turns that are left. */
export function upgradeWorth(cost: number, { economy, length }: Stage): number {
  return economy.upgradeTurn * cost * (0.5 + 6 * length)
}

/** What one's own cards are worth. */
export function ownHandWorth(q: Reader, seat: Seat, stage: Stage): number {
  const worths: number[] = []
  for (const id of q.ids('hand', seat)) {
    const card = q.definition(id) as CardDefinition | AbilityDefinition
    worths.push(card.kind === 'upgrade' ? upgradeInHand(q, seat, card, stage) : actionInHand(card, stage))
  }
  worths.sort((a, b) => b - a)
  let [sum, part] = [0, 1]
  for (let n = 0; n < worths.length; n++) {
    sum += (worths[n] as number) * part * (n < HAND_LIMIT ? 1 : 0.4)
    part *= stage.economy.furtherCard
  }
  return sum
}

/** What cards are worth that nobody else knows. */
export function hiddenHandWorth(count: number, { economy, length }: Stage): number {
  return economy.hiddenCard * useLeft(length) * Math.min(count, HAND_LIMIT)
}

function actionInHand({ id, cost }: CardDefinition | AbilityDefinition, { economy, length }: Stage): number {
  const known = economy.cards.get(id) ?? Math.max(LEAST, economy.ownCard - DEARER * cost)
  return known * useLeft(length)
}

/** What an upgrade would bring beyond its price; nothing where its place holds the same level or a higher one. */
function upgradeInHand(
  q: Reader,
  seat: Seat,
  card: CardDefinition | AbilityDefinition,
  stage: Stage,
): number {
  const { slot, level, cost } = card as AbilityDefinition
  let paid = 0
  for (const id of q.ids('board', seat)) {
    const below = q.definition(id) as AbilityDefinition
    if (below.slot !== slot) continue
    if (below.level >= level) return USELESS
    if (below.kind === 'upgrade') paid = below.cost
  }
  const price = stage.point * useLeft(stage.length) * (cost - paid)
  return 0.1 + FORESEEN * Math.max(0, upgradeWorth(cost - paid, stage) - price)
}

const USELESS = 0.05
