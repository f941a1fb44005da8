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
import { attacksAt, freeFor, handAttack, handIn, hittable, plainCost } from '../query/actions.ts'
import { nameOfZone, sideOf, zoneOfToken } from '../query/board.ts'
import { devourOf, mostHunger } from '../query/hunger.ts'
import { attackCard, enemiesIn, heroOf, isChampion, isPiece, zoneOf } from '../query/pieces.ts'

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
    bonus: q.stat(attack, 'bonus') - q.stat(hero, 'chill') - dullness(q, zone),
    pierce: q.stat(attack, 'pierce'),
    explodes: q.stat(attack, 'explodes'),
    hits: 1,
    sixes: 1 + q.stat(attack, 'sixes'),
    ignoresPriority: q.stat(hero, 'picksTargets') + q.stat(attack, 'picksTargets') > 0,
    softens: '',
    sparesHeroes: false,
    eats: attackCard(q, attack).eats,
    target: NOTHING,
    ricochets: q.stat(attack, 'ricochets') > 0,
  }
}

/** What Enemies of a zone take off every result of the dice against it. */
function dullness(q: Query, zone: string): number {
  return enemiesIn(q, zone).reduce((sum, id) => sum + q.stat(id, 'dulls'), 0)
}

/** A Zombie Hero attacks somebody of its zone to eat it. */
export const devourTarget = procedure<{ seat: Seat; thing: ThingId }>('zombies.eat', {
  roll(m, { seat, thing }) {
    m.done()
    const attack = devourOf(m, seat) ?? NOTHING
    const zone = zoneOf(m, heroOf(m, seat))
    m.propose(event.attack, { ...attackWith(m, seat, attack, zone, 0), target: thing })
  },
})

/** The numbers of the Sentinel Hand: no Power, no other dice. Thrown, it has a die for each Enemy that it can hit. */
export function handAttackAt(q: Query, seat: Seat, zone: string) {
  const name = handAttack(q, handIn(q))
  const attack = q.ids('box').find((id) => q.thing(id).face === name) ?? NOTHING
  const isThrown = name === 'thrown-hand'
  const hit = hittable(q, zoneOfToken(q, handIn(q)), zone).filter((id) => !isChampion(q, id)).length
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
  const { seat, hero, attack, figures, zone, eats } = m.eventOf(depth, event.attack)
  endPeriod(m, 'nextAttack')
  const { face } = m.thing(attack)
  if (face === 'plasma-shot') m.happen(event.handChanges, { hand: handIn(m), how: 'discharge' })
  if (face === 'thrown-hand') m.happen(event.handChanges, { hand: handIn(m), how: 'remove' })
  const [citizen] = figures
  if (citizen === undefined) return
  if (isPiece(m, citizen, 'citizen')) {
    m.propose(event.eat, { seat, hero, citizen })
    return
  }
  const { worth } = m.happen(event.eliminate, { hero, figures, zone, eaten: eats })
  if (worth > 0) m.happen(event.experience, { seat, hero, n: worth })
  if (eats) m.happen(event.hunger, { seat, hero, n: -mostHunger })
}

/** After an attack each die of it that shows 1 makes a Zombie Hero hungrier. */
export const hungerOfDice: Check = (m, depth) => {
  if (sideOf(m).gauge !== 'hunger') return
  const { seat, hero, results } = m.eventOf(depth, event.attack)
  const n = results.filter((result) => result === 1).length
  if (n > 0) m.happen(event.hunger, { seat, hero, n })
}

export const attackRules = [attackEnemies, devourTarget, fireHand]
