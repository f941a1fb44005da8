import {
  message,
  plainOption,
  procedure,
  type Seat,
  type ThingId,
  type ZoneIndex,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { moveCost, openCost } from '../query/actions.ts'
import { missionOf, nameOfZone, openingCalled, openingThing } from '../query/board.ts'
import { heroCard, heroOf, zoneOf } from '../query/pieces.ts'
import { reveal } from './reveal.ts'

interface Deed {
  seat: Seat
  thing: ThingId
}

interface DeedInZone {
  seat: Seat
  zone: ZoneIndex
}

export const moveHero = procedure<DeedInZone>('zombies.move', {
  go(m, f) {
    const hero = heroOf(m, f.seat)
    m.done()
    m.happen(event.heroMoves, { seat: f.seat, hero, to: nameOfZone(m, f.zone), cost: moveCost(m, hero) })
  },
})

export const openOpening = procedure<Deed>('zombies.open', {
  open(m, f) {
    const hero = heroOf(m, f.seat)
    m.happen(event.opens, { seat: f.seat, opening: f.thing, by: hero, cost: openCost(m, hero, f.thing) })
  },
  look(m, f) {
    const zones = openingCalled(m, m.thing(f.thing).face)?.zones ?? []
    m.done()
    const beyond = zones.find((zone) => zone !== zoneOf(m, heroOf(m, f.seat)))
    if (beyond !== undefined) m.call(reveal, { zone: beyond, spawns: [] })
  },
})

export const attackEnemies = procedure<DeedInZone>('zombies.attack', {
  spend(m, f) {
    const power = m.counter(heroOf(m, f.seat), 'power')
    if (power === 0) return
    const options = Array.from({ length: power + 1 }, (_, n) =>
      plainOption(`spend:${n}`, message('option.spend', { n })),
    )
    m.ask({ seat: f.seat, ask: message('ask.spend'), options })
  },
  roll(m, f) {
    const hero = heroOf(m, f.seat)
    const power = m.counter(hero, 'power') === 0 ? 0 : Number(m.picks[0]?.slice('spend:'.length))
    const { dice } = heroCard(m, hero).attack
    m.done()
    m.happen(event.attack, {
      seat: f.seat,
      hero,
      zone: nameOfZone(m, f.zone),
      power,
      dice: dice + power,
    })
  },
})

export const rescue = procedure<Deed>('zombies.rescue', {
  save(m, f) {
    m.done()
    m.happen(event.rescue, { seat: f.seat, hero: heroOf(m, f.seat), citizen: f.thing })
  },
})

export const interact = procedure<Deed>('zombies.interact', {
  take(m, f) {
    const color = m.thing(f.thing).face.slice('objective-'.length)
    const unlocks = missionOf(m)
      .doors.filter(([, , colour]) => colour === color)
      .map(([id]) => openingThing(m, id))
    m.done()
    m.happen(event.takeObjective, {
      seat: f.seat,
      hero: heroOf(m, f.seat),
      objective: f.thing,
      color,
      unlocks,
    })
  },
})

export const powerUp = procedure<{ seat: Seat }>('zombies.powerUp', {
  gain(m, { seat }) {
    m.done()
    m.happen(event.powerUp, { seat, hero: heroOf(m, seat) })
  },
})

export const heroRules = [powerUp, moveHero, openOpening, attackEnemies, rescue, interact]
