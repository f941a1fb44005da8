import {
  commits,
  type EventRule,
  type Machine,
  NOTHING,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { type AttackRecord, type DamageRecord, event } from '../kinds/index.ts'
import { comingTo, damageTo, guardedFrom, healingTo, isAvoided } from '../query/record.ts'
import { heroThing, isAlive, teamOf } from '../query/heroes.ts'

/** Everything gathered in a record is applied at once. */
function apply(m: Machine, record: DamageRecord): void {
  const dealt: number[] = []
  const healed: number[] = []
  for (let seat = 0; seat < m.seats; seat++) {
    // Whoever is out of the game is beyond damage.
    dealt.push(isAlive(m, seat) ? damageTo(m, record, seat) : 0)
    healed.push(isAlive(m, seat) ? healingTo(m, record, seat) : 0)
  }
  shield(m, record)
  record.dealt = dealt
  for (let seat = 0; seat < m.seats; seat++) {
    if (teamOf(m, seat) !== seat) continue
    const hit: Seat[] = []
    for (let one = 0; one < m.seats; one++) {
      if (teamOf(m, one) === seat && (dealt[one] ?? 0) + (healed[one] ?? 0) > 0) hit.push(one)
    }
    if (hit.length === 0) {
      fendedOff(m, record, seat)
      continue
    }
    const damage = ofDial(m, dealt, seat)
    const heal = ofDial(m, healed, seat)
    const mate = hit.length > 1 ? heroThing(m, hit[1] as Seat) : NOTHING
    m.happen(event.health, { seat: hit[0] as Seat, mate, damage, heal, source: record.source })
  }
}

/** Damage to a team of which nothing got through; what a companion takes is told of the companion. */
function fendedOff(m: Machine, record: DamageRecord, team: Seat): void {
  for (let seat = 0; seat < m.seats; seat++) {
    if (teamOf(m, seat) !== team || !isAlive(m, seat) || guardedFrom(m, record, seat) > 0) continue
    const came = comingTo(m, record, seat)
    if (came > 0) m.happen(event.unharmed, { seat, came, avoided: isAvoided(m, record, seat) })
  }
}

/** What companions take for their players. */
function shield(m: Machine, record: DamageRecord): void {
  for (const { how, to, source: thing } of record.lines) {
    if (how !== 'guard' && how !== 'guarded') continue
    const damage = guardedFrom(m, record, to)
    if (damage > 0) m.happen(event.companion, { seat: to, thing, damage, heal: 0, source: record.source })
  }
}

/** Team mates share a dial: what both take counts together. */
function ofDial(m: Machine, amounts: readonly number[], dial: Seat): number {
  let sum = 0
  for (let seat = 0; seat < amounts.length; seat++) if (teamOf(m, seat) === dial) sum += amounts[seat] ?? 0
  return sum
}

/** Whom the attacks of a seat have hurt this turn, one bit each. */
function remember(m: Machine, { attacker, defender, isAttack, dealt }: AttackRecord): void {
  if (!isAttack || (dealt[defender] ?? 0) === 0) return
  const hero = heroThing(m, attacker)
  m.own(hero)['struck'] = m.counter(hero, 'struck') | (1 << defender)
}

/** A record of damage is closed. */
function close(m: Machine, record: DamageRecord): void {
  apply(m, record)
  record.hero = heroThing(m, record.seat)
}

/** The log names the hero whose ability it is. */
function named(m: Machine, draft: { seat: Seat; hero: ThingId }): void {
  draft.hero = heroThing(m, draft.seat)
}

export const recordEvents: readonly EventRule[] = [
  commits(event.attack, (m, draft) => {
    close(m, draft)
    remember(m, draft)
  }),
  commits(event.upkeep, close),
  commits(event.damage, close),
  commits(event.unharmed, named),
  commits(event.announce, named),
  commits(event.activate, named),
  commits(event.defend, named),
]
