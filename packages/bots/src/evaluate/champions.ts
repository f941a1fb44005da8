import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import { damageToCome, exposure, threatToCome, worseThreat } from './championsForecast.ts'
import {
  alliesOf,
  cardOf,
  forTable,
  hitPoints,
  identityOf,
  isReady,
  power,
  recordsOf,
} from './championsTable.ts'
import { weights as w } from './championsWeights.ts'
import type { Evaluation, Moment, Reader } from './evaluation.ts'

/** Champions is won together: a position is worth the same to every seat. */
export const champions: Evaluation = {
  value(q, _seat, moment) {
    let sum = villainWorth(q) + schemeWorth(q) + sideSchemeWorth(q) + attachmentWorth(q)
    for (let seat = 0; seat < q.seats; seat++) {
      const fallen = recordsOf(q).eliminated[seat] === true
      sum += fallen ? -w.eliminated : playerWorth(q, seat, moment)
    }
    return sum
  },
  inTurn: (q, seat) => recordsOf(q).phase === 'player' && recordsOf(q).turn === seat,
  endTurn: 'endTurn',
  passes: ['endTurn', 'pass', 'no'],
  others: 'always',
  turnEffort: { tastes: 6, worlds: 2, answers: 400 },
  otherEffort: { tastes: 3, worlds: 16, answers: 600 },
}

function villainWorth(q: Reader): number {
  let left = 0
  for (const id of q.ids('villain')) left += hitPoints(q, id)
  for (const id of q.ids('villainDeck')) left += forTable(q, id, 'hp')
  let sum = -w.villainHitPoint * left
  for (const id of q.ids('villain')) sum += enemyStatus(q, id)
  return sum
}

function enemyStatus(q: Reader, id: ThingId): number {
  return (
    w.stunnedEnemy * q.counter(id, 'stunned') +
    w.confusedEnemy * q.counter(id, 'confused') +
    w.toughEnemy * q.counter(id, 'tough')
  )
}

/** Only the last stage loses the game; an earlier one hurts. */
function schemeWorth(q: Reader): number {
  const [main] = q.ids('mainScheme')
  if (main === undefined) return 0
  const last = q.ids('schemeDeck').length === 0
  const limit = Math.max(1, forTable(q, main, 'threatLimit'))
  const foreseen = q.counter(main, 'threat') + threatToCome(q, main)
  const full = foreseen / limit
  const short = Math.max(0, foreseen + worseThreat(q) - limit)
  const lost = full < 1 ? 0 : last ? w.schemeLost : w.stageLost
  return -(w.fullScheme * full * full + w.schemeExposed * short) / (last ? 1 : 2) - lost
}

function sideSchemeWorth(q: Reader): number {
  let sum = 0
  for (const id of q.ids('sideSchemes')) {
    sum -= w.sideScheme + w.sideThreat * q.counter(id, 'threat')
    sum -= w.crisis * q.stat(id, 'crisis') + w.hazard * q.stat(id, 'hazard')
    sum -= w.acceleration * q.stat(id, 'accelerationIcon')
  }
  return sum
}

function attachmentWorth(q: Reader): number {
  let sum = 0
  for (const id of q.ids('attachments')) sum += w.attachment + w.soaked * q.counter(id, 'damage')
  return sum
}

function playerWorth(q: Reader, seat: Seat, moment: Moment): number {
  const identity = identityOf(q, seat)
  if (identity === NOTHING) return 0
  let sum = w.hitPoint * (hitPoints(q, identity) - damageToCome(q, seat)) - w.exposed * exposure(q, seat)
  sum += w.stunnedHero * q.counter(identity, 'stunned') + w.confusedHero * q.counter(identity, 'confused')
  sum += w.toughHero * q.counter(identity, 'tough')
  for (const id of q.ids('engaged', seat)) sum -= minionWorth(q, id)
  for (const id of q.ids('play', seat)) sum += cardInPlayWorth(q, id)
  sum += moment === 'turnEnds' ? keptHand(q, seat, identity) : handInTurn(q, seat, identity)
  return sum
}

function minionWorth(q: Reader, id: ThingId): number {
  const powers = q.stat(id, 'atk') + q.stat(id, 'sch')
  const body =
    w.minion + w.minionPower * powers + w.minionHitPoint * hitPoints(q, id) + w.guard * q.stat(id, 'guard')
  return body - enemyStatus(q, id) / 2
}

function cardInPlayWorth(q: Reader, id: ThingId): number {
  const { kind, stats, uses } = cardOf(q, id)
  if (kind === 'ally') return w.ally + w.allyPower * power(q, id) * hitPoints(q, id)
  if (uses !== null) return w.counter * q.counter(id, uses.token)
  return w.inPlay + w.inPlayCost * (stats['cost'] ?? 0)
}

/** Everybody draws up and readies before the villain phase: what is left in hand only takes the place of a draw. */
function keptHand(q: Reader, seat: Seat, identity: ThingId): number {
  let sum = w.card * q.stat(identity, 'handSize')
  for (const id of q.ids('hand', seat)) sum += answersVillain(q, id) ? w.keptAnswer : w.keptCard
  return sum
}

function answersVillain(q: Reader, id: ThingId): boolean {
  return cardOf(q, id).abilities.some(({ trigger, forced }) => trigger === 'interrupt' && !forced)
}

function handInTurn(q: Reader, seat: Seat, identity: ThingId): number {
  let sum = w.card * q.ids('hand', seat).length
  for (const id of [identity, ...alliesOf(q, seat)]) if (isReady(q, id)) sum += w.ready * power(q, id)
  return sum
}
