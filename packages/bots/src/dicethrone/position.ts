import type {
  AbilityDefinition,
  CompanionDefinition,
  HeroDefinition,
  StatusDefinition,
} from '@quadriga/dicethrone'
import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import type { Reader } from '../evaluate/evaluation.ts'
import { hiddenHandWorth, ownHandWorth, type Stage, upgradeWorth, useLeft } from './hand.ts'
import type { Judgement, Known } from './judgement.ts'
import { worthKnown } from './tokens.ts'
import { CP_WANTED, HAND_LIMIT, LONG_FIGHT, type Weights } from './weights.ts'

/** How good a position is for a seat: its own side against the mean of those that play against it. */
export function positionWorth(q: Reader, seat: Seat, by: Judgement): number {
  let [own, allies, others, against] = [0, 0, 0, 0]
  for (let other = 0; other < q.seats; other++) {
    const worth =
      by.known === null
        ? sideWorth(q, other, by.weights)
        : knownSideWorth(q, other, seat, by.weights, by.known)
    if (isFriend(q, seat, other)) {
      own += worth
      allies++
    } else {
      others += worth
      against++
    }
  }
  return own / Math.max(1, allies) - (by.weights.theirs * others) / Math.max(1, against)
}

interface Table {
  readonly mode: string
  readonly active: Seat
  readonly phase: string
  readonly turns: number
}

export function tableIn(q: Reader): Readonly<Table> {
  return q.table<Table>()
}

/** Two against two: team mates sit at even and at odd places. */
export function isFriend(q: Reader, seat: Seat, other: Seat): boolean {
  return tableIn(q).mode === 'team' ? seat % 2 === other % 2 : seat === other
}

function heroAt(q: Reader, seat: Seat): ThingId {
  return q.ids('hero', seat)[0] ?? NOTHING
}

export function healthAt(q: Reader, seat: Seat): number {
  const dial = tableIn(q).mode === 'team' ? seat % 2 : seat
  return q.counter(heroAt(q, dial), 'health')
}

function sideWorth(q: Reader, seat: Seat, w: Weights): number {
  const health = healthAt(q, seat)
  const cp = q.counter(heroAt(q, seat), 'cp')
  let sum = w.health * health - w.lastHealth / (health + 4)
  sum += w.cp * Math.min(cp, CP_WANTED) + w.spareCp * Math.max(0, cp - CP_WANTED)
  sum += handWorth(q, seat, w) + boardWorth(q, seat, w)
  for (const id of q.ids('status', seat)) sum += tokenWorth(q, id, seat, w)
  for (const id of q.ids('companions', seat)) sum += companionWorth(q, id, w)
  return sum
}

function companionWorth(q: Reader, id: ThingId, w: Weights): number {
  const { health: most, start, waits, turnsTo } = q.definition(id) as CompanionDefinition
  if (waits) return turnsTo === '' ? w.improvedBot : w.bot
  if (most === 0) return w.companion
  return (start > 0 ? w.companionUp : w.companion) + w.companionHealth * q.counter(id, 'health')
}

function handWorth(q: Reader, seat: Seat, w: Weights): number {
  const hand = q.ids('hand', seat)
  let sum = 0
  for (const id of hand) sum += isUseless(q, seat, id) ? w.uselessCard : w.card
  return sum - (w.card - w.spareCard) * Math.max(0, hand.length - HAND_LIMIT)
}

/** An upgrade whose place holds the same level or a higher one. */
function isUseless(q: Reader, seat: Seat, card: ThingId): boolean {
  const { kind, slot, level } = q.definition(card) as AbilityDefinition
  if (kind !== 'upgrade') return false
  for (const id of q.ids('board', seat)) {
    const below = q.definition(id) as AbilityDefinition
    if (below.slot === slot && below.level >= level) return true
  }
  return false
}

/** Upgrades pay over the turns to come. */
function boardWorth(q: Reader, seat: Seat, w: Weights): number {
  let cost = 0
  let count = 0
  for (const id of q.ids('board', seat)) {
    const ability = q.definition(id) as AbilityDefinition
    if (ability.kind !== 'upgrade') continue
    cost += ability.cost
    count++
  }
  if (count === 0) return 0
  return (w.upgrade * count + w.upgradeCost * cost) * (0.6 + 0.6 * lengthLeft(q))
}

/** How long the fight may still last: 1 at its beginning, 0 at its end. */
function lengthLeft(q: Reader): number {
  let least = LONG_FIGHT
  for (let other = 0; other < q.seats; other++) least = Math.min(least, healthAt(q, other))
  return least / LONG_FIGHT
}

/** The same by what is known of single cards and tokens; only the hand of the seat that judges is known. */
function knownSideWorth(q: Reader, seat: Seat, judge: Seat, w: Weights, known: Known): number {
  const health = healthAt(q, seat)
  const cp = q.counter(heroAt(q, seat), 'cp')
  const length = lengthLeft(q)
  const stage: Stage = { economy: known.economy, point: w.cp, length }
  let sum = w.health * health - w.lastHealth / (health + 4)
  sum += (w.cp * Math.min(cp, CP_WANTED) + w.spareCp * Math.max(0, cp - CP_WANTED)) * useLeft(length)
  sum += seat === judge ? ownHandWorth(q, seat, stage) : hiddenHandWorth(q.ids('hand', seat).length, stage)
  for (const id of q.ids('board', seat)) {
    const { kind, cost } = q.definition(id) as AbilityDefinition
    if (kind === 'upgrade') sum += upgradeWorth(cost, stage)
  }
  for (const id of q.ids('status', seat)) sum += knownTokenWorth(q, id, seat, length, w, known)
  for (const id of q.ids('companions', seat)) sum += companionWorth(q, id, w)
  return sum
}

/** What a token is worth to its holder: as it is known, or by what its rules say. */
function knownTokenWorth(
  q: Reader,
  id: ThingId,
  holder: Seat,
  length: number,
  w: Weights,
  { tokens, style }: Known,
): number {
  const known = worthKnown(q, id, holder, tokens)
  if (known === undefined) return tokenWorth(q, id, holder, w)
  const { polarity } = q.definition(id) as StatusDefinition
  return (known.now + known.lasting * length) * (style[polarity] ?? 1)
}

/** What a token is worth to its holder, by what its rules say. */
function tokenWorth(q: Reader, id: ThingId, holder: Seat, w: Weights): number {
  const status = q.definition(id) as StatusDefinition
  if (status.polarity === 'unique') {
    const { id: hero } = q.definition(heroAt(q, holder)) as HeroDefinition
    return status.id.startsWith(`${hero}/`) ? w.unique : -w.unique
  }
  return byRules(status, w)
}

function byRules(status: StatusDefinition, w: Weights): number {
  if (status.stuns) return w.stun
  if (status.saves) return w.saves
  if (status.shrouds) return w.shrouds
  if (status.explodes > 0) return w.explodes * status.explodes
  if (status.attemptPrice > 0) return w.attemptPrice
  if (status.skips === 'income') return w.lostIncome
  if (status.skips !== '') return status.ransom > 0 ? w.ransom * status.ransom : w.lostTurn
  if (status.polarity === 'positive') return status.limit >= STORE ? w.store : w.positive
  return w.negative
}

/** A status with so high a stack limit is a store, such as Synth. */
const STORE = 7
