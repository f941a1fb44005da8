import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import { weighed } from '../style/style.ts'
import { championsBenefits } from './championsBenefits.ts'
import { damageToCome, exposure, threatToCome } from './championsForecast.ts'
import {
  alliesOf,
  cardOf,
  forTable,
  hitPoints,
  identityOf,
  isReady,
  laterLimit,
  power,
  recordsOf,
} from './championsTable.ts'
import { enemyStatus, villainWorth } from './championsVillain.ts'
import { learnedWeights, type Weights, weights } from './championsWeights.ts'
import type { Effort, Evaluation, Moment, Reader } from './evaluation.ts'

/** Champions as greedy sees it. */
export const champions: Evaluation = championsWith(weights, { tastes: 10, worlds: 2, answers: 700 })

/** Champions by weights that were learned by playing, with six times as many plans of a turn. */
export const veteranChampions: Evaluation = championsWith(learnedWeights, {
  tastes: 60,
  worlds: 3,
  answers: 4200,
})

/** The same with as few plans as greedy weighs, by weights that are being learned: games shall be quick. */
export function learningChampions(w: Weights): Evaluation {
  return championsWith(w, { tastes: 10, worlds: 2, answers: 700 })
}

/** Champions is won together: a position is worth the same to every seat. */
function championsWith(w: Weights, turnEffort: Effort): Evaluation {
  return {
    value(q, _seat, moment) {
      let sum = villainWorth(w, q) + schemeWorth(w, q) + sideSchemeWorth(w, q) + attachmentWorth(w, q)
      for (let seat = 0; seat < q.seats; seat++) {
        const fallen = recordsOf(q).eliminated[seat] === true
        sum += fallen ? -w.eliminated : playerWorth(w, q, seat, moment)
      }
      return sum
    },
    benefits: championsBenefits,
    styled: (style) => championsWith(weighed(w, style.champions), turnEffort),
    inTurn: (q, seat) => recordsOf(q).phase === 'player' && recordsOf(q).turn === seat,
    others: 'always',
    turnEffort,
    otherEffort: { tastes: 2, worlds: 8, answers: 300 },
    openEffort: { tastes: 1, worlds: 2, answers: 60 },
  }
}

/** Only the last stage loses the game; each earlier one that is completed hurts. */
function schemeWorth(w: Weights, q: Reader): number {
  const [main] = q.ids('mainScheme')
  if (main === undefined) return 0
  const later = q.ids('schemeDeck')
  const { players } = recordsOf(q)
  const foreseen = q.counter(main, 'threat') + threatToCome(q, main)
  const here = forTable(q, main, 'threatLimit') - foreseen
  let room = here
  for (const id of later) room += laterLimit(q, id)
  const stages = later.length + (here > 0 ? 1 : 0)
  const spent = w.threat * foreseen + w.schemeDanger * Math.exp(-room / players / w.schemeCalm)
  return w.stage * stages - spent - (room <= 0 ? w.schemeLost : 0)
}

function sideSchemeWorth(w: Weights, q: Reader): number {
  let sum = 0
  for (const id of q.ids('sideSchemes')) {
    sum -= w.sideScheme + w.sideThreat * q.counter(id, 'threat')
    sum -= w.crisis * q.stat(id, 'crisis') + w.hazard * q.stat(id, 'hazard')
    sum -= w.acceleration * q.stat(id, 'accelerationIcon')
  }
  return sum
}

function attachmentWorth(w: Weights, q: Reader): number {
  let sum = 0
  for (const id of q.ids('attachments')) sum += w.attachment + w.soaked * q.counter(id, 'damage')
  return sum
}

function playerWorth(w: Weights, q: Reader, seat: Seat, moment: Moment): number {
  const identity = identityOf(q, seat)
  if (identity === NOTHING) return 0
  const left = hitPoints(q, identity) - damageToCome(q, seat)
  let sum = w.hitPoint * left - w.danger * Math.exp(-left / w.calm) - w.exposed * exposure(q, seat)
  sum += w.stunnedHero * q.counter(identity, 'stunned') + w.confusedHero * q.counter(identity, 'confused')
  sum += w.toughHero * q.counter(identity, 'tough')
  for (const id of q.ids('engaged', seat)) sum -= minionWorth(w, q, id)
  for (const id of q.ids('play', seat)) sum += cardInPlayWorth(w, q, id)
  sum += moment === 'turnEnds' ? keptHand(w, q, seat, identity) : handInTurn(w, q, seat, identity)
  return sum
}

function minionWorth(w: Weights, q: Reader, id: ThingId): number {
  const strength = w.minionAttack * q.stat(id, 'atk') + w.minionScheme * q.stat(id, 'sch')
  const presence = w.minion + strength + w.guard * q.stat(id, 'guard')
  const whole = hitPoints(q, id) / Math.max(1, forTable(q, id, 'hp'))
  return presence * (1 - w.wounded * (1 - whole)) - enemyStatus(w, q, id) / 2
}

function cardInPlayWorth(w: Weights, q: Reader, id: ThingId): number {
  const { kind, stats, uses } = cardOf(q, id)
  if (kind === 'ally') return w.ally + w.allyPower * power(q, id) * hitPoints(q, id)
  if (uses !== null) return w.counter * q.counter(id, uses.token)
  return w.inPlay + w.inPlayCost * (stats['cost'] ?? 0)
}

/** Everybody draws up and readies before the villain phase: what is left in hand only takes the place of a draw. */
function keptHand(w: Weights, q: Reader, seat: Seat, identity: ThingId): number {
  let sum = w.card * q.stat(identity, 'handSize')
  for (const id of q.ids('hand', seat)) sum += answersVillain(q, id) ? w.keptAnswer : w.keptCard
  return sum
}

function answersVillain(q: Reader, id: ThingId): boolean {
  return cardOf(q, id).abilities.some(({ trigger, forced }) => trigger === 'interrupt' && !forced)
}

/** What can still be done in a turn comes on top of the hand that is drawn after it. */
function handInTurn(w: Weights, q: Reader, seat: Seat, identity: ThingId): number {
  let sum = w.card * (q.stat(identity, 'handSize') + q.ids('hand', seat).length)
  for (const id of [identity, ...alliesOf(q, seat)]) if (isReady(q, id)) sum += w.ready * power(q, id)
  return sum
}
