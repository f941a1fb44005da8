import {
  type Given,
  type Machine,
  message,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { draw } from '../events/cards.ts'
import { clockwise, heroThing, isAlive, pointsOf } from '../query/heroes.ts'
import { statusOf, tokensOf, tokenWith } from '../query/status.ts'
import { handLimit, type Phase, saleValue, tableOf } from '../table.ts'
import { mainPhase } from './main.ts'
import { idsOf, seatZone } from '../zones.ts'

interface TurnVars {
  /** The seat an extra Offensive Roll Phase is against, or -1. */
  against: Seat
}

/** One turn after the other, each in eight phases. */
export const turn = procedure<TurnVars>('dicethrone.turn', {
  begin(m, f) {
    f.against = -1
    m.happen(event.turn, { seat: nextSeat(m) })
    enter(m, 'upkeep')
  },
  upkeep: (m) => m.propose(event.upkeep, { seat: tableOf(m).active, dealt: [], lines: [] }),
  income(m) {
    enter(m, 'income')
    income(m)
  },
  main1(m) {
    enter(m, 'main_1')
    m.call(mainPhase, { seat: tableOf(m).active })
  },
  ransom(m) {
    const seat = tableOf(m).active
    const token = hindrance(m, seat)
    if (token === NOTHING) m.goto('offence')
    else if (!canPayOff(m, seat, token)) m.goto('skipped')
    else
      m.ask({
        seat,
        ask: message('ask.payOff'),
        options: [...thingOptions(m, 'payOff', [token]), PASS],
        because: token,
      })
  },
  paid(m) {
    const seat = tableOf(m).active
    if (m.picks[0] === PASS.key) return
    const token = hindrance(m, seat)
    m.goto('ransom')
    m.happen(event.points, { seat, n: -statusOf(m, token).ransom })
    m.happen(event.loseStatus, { seat, thing: token, how: 'paidOff' })
  },
  skipped(m) {
    const seat = tableOf(m).active
    m.goto('main2')
    m.happen(event.loseStatus, { seat, thing: hindrance(m, seat), how: 'used' })
  },
  offence(m, f) {
    enter(m, 'offensive_roll')
    const seat = tableOf(m).active
    const hero = m.own(heroThing(m, seat))
    hero['attempts'] = 0
    hero['extra'] = 0
    m.propose(event.offensiveRoll, offensiveRoll(m, seat, f.against))
  },
  again(m, f) {
    f.against = released(m)
    if (f.against < 0 && !takesAnother(m)) return
    m.goto('offence')
    const hero = m.own(heroThing(m, tableOf(m).active))
    hero['later'] = m.counter(hero.id, 'later') + Math.max(0, m.counter(hero.id, 'attempts') - 1)
  },
  rollsEnd: (m) => m.propose(event.rollPhaseEnd, { seat: tableOf(m).active }),
  main2(m) {
    enter(m, 'main_2')
    m.call(mainPhase, { seat: tableOf(m).active })
  },
  discard: (m) => enter(m, 'discard'),
  sell(m) {
    const seat = tableOf(m).active
    const hand = idsOf(m, seatZone.hand, seat)
    const n = hand.length - handLimit
    if (n <= 0) m.goto('finish')
    else
      m.ask({
        seat,
        ask: message('ask.sell', { n }),
        options: thingOptions(m, 'sell', hand),
        shape: 'some',
        min: n,
        max: n,
      })
  },
  sold(m) {
    const seat = tableOf(m).active
    const options = thingOptions(m, 'sell', idsOf(m, seatZone.hand, seat))
    for (const { key, thing } of options) {
      if (!m.picks.includes(key)) continue
      m.happen(event.sell, { seat, thing })
      m.happen(event.points, { seat, n: saleValue })
    }
  },
  finish(m) {
    m.goto('begin')
    m.propose(event.turnEnd, { seat: tableOf(m).active })
  },
  /** The active player is out of the game: nothing of the turn is left but to release whom they held. */
  fallen(m) {
    m.goto('begin')
    released(m)
  },
})

/** The event of an Offensive Roll Phase, before its first attempt or with dice as they lie. */
export function offensiveRoll(m: Machine, seat: Seat, against: Seat): Given<typeof event.offensiveRoll> {
  return {
    seat,
    rolling: true,
    purpose: 'offensive',
    dice: idsOf(m, seatZone.dice, seat),
    changed: false,
    ability: NOTHING,
    index: -1,
    against,
    activated: false,
    attacked: false,
  }
}

function enter(m: Machine, phase: Phase): void {
  m.happen(event.phase, { seat: tableOf(m).active, phase })
}

function nextSeat(q: Query): Seat {
  const { active, turns, first } = tableOf(q)
  if (turns === 0) return first
  for (let n = 1; n <= q.seats; n++) {
    const seat = (active + n) % q.seats
    if (isAlive(q, seat)) return seat
  }
  return active
}

/** One combat point and one card; the start player leaves the first out, others when a token says so. */
function income(m: Machine): void {
  const { active: seat, turns } = tableOf(m)
  if (turns === 1) return
  const token = tokenWith(m, seat, (status) => status.skips === 'income')
  if (token !== NOTHING) {
    m.happen(event.loseStatus, { seat, thing: token, how: 'used' })
    return
  }
  m.happen(event.points, { seat, n: 1 })
  draw(m, seat)
}

function hindrance(q: Query, seat: Seat): ThingId {
  return tokenWith(q, seat, (status) => status.skips === 'offensive_roll')
}

function canPayOff(q: Query, seat: Seat, token: ThingId): boolean {
  const { ransom } = statusOf(q, token)
  return ransom > 0 && ransom <= pointsOf(q, seat)
}

/** Texts may have given the active player another Offensive Roll Phase. */
function takesAnother(m: Machine): boolean {
  const hero = heroThing(m, tableOf(m).active)
  const left = m.counter(hero, 'phases')
  if (left > 0) m.own(hero)['phases'] = left - 1
  return left > 0
}

/** When the attack is over, the player who stunned takes the token back and rolls once more against that opponent. */
function released(m: Machine): Seat {
  const { active } = tableOf(m)
  let against = -1
  for (const seat of clockwise(m)) {
    for (const token of tokensOf(m, seat)) {
      if (!statusOf(m, token).stuns) continue
      if (seat !== active && m.thing(token).owner === active) against = seat
      m.happen(event.loseStatus, { seat, thing: token, how: 'used' })
    }
  }
  return against
}
