import {
  type Check,
  endPeriod,
  message,
  NOTHING,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  type ZoneIndex,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { attacksAt, freeFor, handAttack, handIn, plainCost } from '../query/actions.ts'
import { nameOfZone } from '../query/board.ts'
import { attackCard, enemiesIn, heroOf, isPiece } from '../query/pieces.ts'

interface Attacking {
  seat: Seat
  zone: ZoneIndex
  attack: ThingId
}

/** A hero attacks a zone: with which attack, and with how much Power. */
export const attackEnemies = procedure<Attacking>('zombies.attack', {
  which(m, f) {
    const attacks = attacksAt(m, f.seat, nameOfZone(m, f.zone))
    f.attack = attacks[0] ?? NOTHING
    if (attacks.length < 2) m.goto('spend')
    else m.ask({ seat: f.seat, ask: message('ask.attack'), options: thingOptions(m, 'with', attacks) })
  },
  chosen(m, f) {
    f.attack = m.chosen()[0] ?? NOTHING
  },
  spend(m, f) {
    const power = m.counter(heroOf(m, f.seat), 'power')
    if (power === 0 || (freeFor(m, f.seat, 'attack')?.dice ?? -1) >= 0) m.goto('rollNone')
    else {
      const options = Array.from({ length: power + 1 }, (_, n) =>
        plainOption(`spend:${n}`, message('option.spend', { n })),
      )
      m.ask({ seat: f.seat, ask: message('ask.spend'), options })
    }
  },
  roll(m, f) {
    const power = Number(m.picks[0]?.slice('spend:'.length))
    m.done()
    m.propose(event.attack, attackWith(m, f.seat, f.attack, nameOfZone(m, f.zone), power))
  },
  rollNone(m, f) {
    m.done()
    m.propose(event.attack, attackWith(m, f.seat, f.attack, nameOfZone(m, f.zone), 0))
  },
})

/** The attack with its numbers as they count now. */
export function attackWith(q: Query, seat: Seat, attack: ThingId, zone: string, power: number) {
  const hero = heroOf(q, seat)
  const fixed = freeFor(q, seat, 'attack')?.dice ?? -1
  return {
    seat,
    hero,
    attack,
    zone,
    power,
    cost: plainCost(q, seat, 'attack'),
    dice: fixed >= 0 ? fixed : q.stat(attack, 'dice') + power,
    accuracy: q.stat(attack, 'accuracy'),
    type: attackCard(q, attack).type,
    bonus: q.stat(attack, 'bonus') - q.stat(hero, 'chill'),
    pierce: q.stat(attack, 'pierce'),
    explodes: q.stat(attack, 'explodes'),
    hits: 1,
    sixes: 1 + q.stat(attack, 'sixes'),
    ignoresPriority: q.stat(hero, 'picksTargets') > 0,
    softBrutes: false,
    sparesHeroes: false,
  }
}

/** The numbers of the Sentinel Hand: no Power, no other dice. Thrown, it has a die for each Enemy that it can hit. */
export function handAttackAt(q: Query, seat: Seat, zone: string) {
  const name = handAttack(q, handIn(q))
  const attack = q.ids('box').find((id) => q.thing(id).face === name) ?? NOTHING
  const isThrown = name === 'thrown-hand'
  const hit = enemiesIn(q, zone).filter((id) => !isPiece(q, id, 'zombieHero')).length
  return {
    ...attackWith(q, seat, attack, zone, 0),
    cost: plainCost(q, seat, 'hand'),
    dice: isThrown ? hit : q.stat(attack, 'dice'),
    hits: isThrown ? 1 : 2,
    sixes: isThrown ? 1 : 2,
    sparesHeroes: isThrown,
    ignoresPriority: false,
  }
}

/** The Sentinel Hand fires its plasma, or is thrown. */
export const fireHand = procedure<{ seat: Seat; zone: ZoneIndex }>('zombies.fire', {
  roll(m, f) {
    m.done()
    m.propose(event.attack, handAttackAt(m, f.seat, nameOfZone(m, f.zone)))
  },
})

/** The dice of the attack fall. */
export const rollAttack: Check = (m, depth) => {
  const { hero } = m.eventOf(depth, event.attack)
  m.happen(event.roll, { hero, event: depth })
}

/** Who was felled is eliminated, for experience; a Hand that was used changes. */
export const fellEnemies: Check = (m, depth) => {
  const { seat, hero, attack, figures, zone } = m.eventOf(depth, event.attack)
  endPeriod(m, 'nextAttack')
  const { face } = m.thing(attack)
  if (face === 'plasma-shot') m.happen(event.handChanges, { hand: handIn(m), how: 'discharge' })
  if (face === 'thrown-hand') m.happen(event.handChanges, { hand: handIn(m), how: 'remove' })
  if (figures.length === 0) return
  const { worth } = m.happen(event.eliminate, { hero, figures, zone })
  if (worth > 0) m.happen(event.experience, { seat, hero, n: worth })
}

export const attackRules = [attackEnemies, fireHand]
