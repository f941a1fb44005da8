import {
  type Check,
  message,
  NOTHING,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  type ZoneIndex,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { openCost, plainCost, shaftBeside } from '../query/actions.ts'
import { liftZone, nameOfZone, openingCalled } from '../query/board.ts'
import { citizenOf, heroesIn, heroOf, kindOf, traitsOf, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { arrival } from './movement.ts'
import { reveal } from './reveal.ts'

interface Deed {
  seat: Seat
  thing: ThingId
}

const mostTraits = 2

export const openOpening = procedure<Deed>('zombies.open', {
  open(m, f) {
    const cost = openCost(m, f.seat, f.thing)
    m.happen(event.opens, { seat: f.seat, opening: f.thing, by: heroOf(m, f.seat), cost })
  },
  look(m, f) {
    const zones = openingCalled(m, m.thing(f.thing).face)?.zones ?? []
    m.done()
    const beyond = zones.find((zone) => zone !== zoneOf(m, heroOf(m, f.seat)))
    if (beyond !== undefined) m.call(reveal, { zone: beyond, spawns: [] })
  },
})

export const rescue = procedure<Deed>('zombies.rescue', {
  save(m, f) {
    m.done()
    const cost = plainCost(m, f.seat, 'rescue')
    m.propose(event.rescue, { seat: f.seat, hero: heroOf(m, f.seat), citizen: f.thing, cost })
  },
})

function keeping(q: Query, key: 'keep' | 'release', citizen: ThingId): Option {
  return plainOption(key, message('option.keep', { thing: q.thing(citizen).face }))
}

/** The card of a citizen that a hero rescued or ate is kept; who has one already keeps the one or the other. */
export const keepCitizen = procedure<{ seat: Seat; citizen: ThingId }>('zombies.keepCitizen', {
  choose(m, { seat, citizen }) {
    const held = citizenOf(m, seat)
    if (held === NOTHING) m.goto('take')
    else {
      const options = [keeping(m, 'keep', citizen), keeping(m, 'release', held)]
      m.ask({ seat, ask: message('ask.keep'), options, because: citizen })
    }
  },
  chosen(m, { citizen }) {
    if (m.picks[0] === 'keep') return
    m.done()
    m.happen(event.putAway, { card: citizen })
  },
  take(m, { seat, citizen }) {
    m.done()
    m.happen(event.keepCitizen, { seat, hero: heroOf(m, seat), citizen, other: citizenOf(m, seat) })
  },
})

export const keepRescued: Check = (m, depth) => {
  const { seat, citizen } = m.eventOf(depth, event.rescue)
  m.call(keepCitizen, { seat, citizen })
}

export const keepEaten: Check = (m, depth) => {
  const { seat, citizen } = m.eventOf(depth, event.eat)
  m.call(keepCitizen, { seat, citizen })
}

/** Takes an Objective, whose colour is known now, or a Secret Mission card. */
export const interact = procedure<Deed>('zombies.interact', {
  take(m, f) {
    const { code } = m.thing(f.thing)
    const cost = plainCost(m, f.seat, 'interact')
    const hero = heroOf(m, f.seat)
    const zone = zoneOf(m, hero)
    m.done()
    if (kindOf(m, f.thing) === 'secret')
      m.propose(event.takeSecret, { seat: f.seat, hero, card: f.thing, secret: code, cost })
    else {
      const color = code.slice('objective-'.length)
      m.propose(event.takeObjective, { seat: f.seat, hero, objective: f.thing, color, zone, cost })
    }
  },
})

export const powerUp = procedure<{ seat: Seat }>('zombies.powerUp', {
  gain(m, { seat }) {
    m.done()
    m.happen(event.powerUp, { seat, hero: heroOf(m, seat), cost: plainCost(m, seat, 'powerUp') })
  },
})

export const gainTrait = procedure<{ seat: Seat; n: number }>('zombies.gainTrait', {
  spend(m, f) {
    const hero = heroOf(m, f.seat)
    const cost = plainCost(m, f.seat, 'gainTrait')
    m.happen(event.gainTrait, { seat: f.seat, hero, cost })
  },
  draw(m, f) {
    m.done()
    m.call(drawTraits, { seat: f.seat, n: m.stat(heroOf(m, f.seat), 'traitDraw') })
  },
})

/** Traits are drawn; of more than two some are discarded. */
export const drawTraits = procedure<{ seat: Seat; n: number }>('zombies.drawTraits', {
  draw(m, f) {
    for (let n = 0; n < f.n; n++) m.happen(event.drawTrait, { seat: f.seat, hero: heroOf(m, f.seat) })
  },
  which(m, f) {
    const held = traitsOf(m, f.seat)
    if (held.length <= mostTraits) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.discard'), options: thingOptions(m, 'discard', held) })
  },
  discard(m, f) {
    m.goto('which')
    m.happen(event.discard, { seat: f.seat, hero: heroOf(m, f.seat), card: m.chosen()[0] ?? NOTHING })
  },
})

/** A hero beside a shaft calls the lift: that is free. */
export const callLift = procedure<{ seat: Seat }>('zombies.call', {
  call(m, { seat }) {
    const hero = heroOf(m, seat)
    m.done()
    m.propose(event.callsLift, { seat, hero, to: shaftBeside(m, hero), first: tableOf(m).calls === 0 })
  },
})

interface Ride {
  seat: Seat
  zone: ZoneIndex
  heroes: readonly ThingId[]
}

/** A hero in the lift sends it to another floor, with everything in it. */
export const ride = procedure<Ride>('zombies.ride', {
  go(m, f) {
    const to = nameOfZone(m, f.zone)
    m.happen(event.ridesLift, { seat: f.seat, hero: heroOf(m, f.seat), from: liftZone(m), to })
    f.heroes = heroesIn(m, to)
  },
  arrive(m, f) {
    const [hero] = f.heroes
    if (hero === undefined) m.done()
    else {
      f.heroes = f.heroes.slice(1)
      m.goto('arrive')
      m.call(arrival, { hero, zone: nameOfZone(m, f.zone) })
    }
  },
})

export const heroRules = [
  powerUp,
  openOpening,
  rescue,
  keepCitizen,
  interact,
  gainTrait,
  drawTraits,
  callLift,
  ride,
]
