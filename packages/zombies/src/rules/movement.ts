import {
  type Machine,
  message,
  NO,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  YES,
  type ZoneIndex,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { handIn, moveCost } from '../query/actions.ts'
import { boardIn, hasFlag, levelOfZone, nameOfZone, surveyIn, zoneOfToken } from '../query/board.ts'
import { citizensIn, hasEnemies, heroesIn, heroOf, isPiece, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { reveal, showCards } from './reveal.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

/** Whether a hero could take the charged Hand along, for one Action more. */
function mayCarry(q: Query, hero: ThingId): boolean {
  const hand = handIn(q)
  return (
    hand !== NOTHING &&
    hasFlag(q, 'handByGathering') &&
    q.counter(hand, 'charged') > 0 &&
    zoneOfToken(q, hand) === zoneOf(q, hero) &&
    q.counter(hero, 'actions') > moveCost(q, hero)
  )
}

/** A hero goes to the next zone. */
export const moveHero = procedure<{ seat: Seat; zone: ZoneIndex }>('zombies.move', {
  carry(m, f) {
    if (mayCarry(m, heroOf(m, f.seat)))
      m.ask({ seat: f.seat, ask: message('ask.carry'), options: [YES, NO], because: handIn(m) })
    else m.goto('go')
  },
  carried(m, f) {
    if (m.picks[0] !== YES.key) return
    const hero = heroOf(m, f.seat)
    m.happen(event.carryHand, { seat: f.seat, hero, hand: handIn(m), to: nameOfZone(m, f.zone) })
  },
  go(m, f) {
    const hero = heroOf(m, f.seat)
    m.done()
    m.propose(event.heroMoves, {
      seat: f.seat,
      hero,
      from: zoneOf(m, hero),
      to: nameOfZone(m, f.zone),
      cost: moveCost(m, hero),
      step: 1,
    })
  },
})

interface LongMove {
  seat: Seat
  /** How many zones it may still cover. */
  left: number
  /** Actions that the first step costs; -1 for a hero who is moved by another. */
  cost: number
  ignores: boolean
  first: boolean
}

/** A move of several zones: it ends on entering a zone with Enemies, unless they are ignored. */
export const longMove = procedure<LongMove>('zombies.longMove', {
  where(m, f) {
    const ways = [
      ...surveyIn(m)
        .next(zoneOf(m, heroOf(m, f.seat)))
        .keys(),
    ]
    if (f.left === 0 || ways.length === 0) m.done()
    else {
      const options = [...zoneOptions(m, 'to', ways), ...(f.first ? [] : [PASS])]
      m.ask({ seat: f.seat, ask: message('ask.to'), options, confirm: true })
    }
  },
  go(m, f) {
    const [to] = pickedZones(m)
    if (to === undefined) {
      m.done()
      return
    }
    const hero = heroOf(m, f.seat)
    const cost = f.first ? f.cost : -1
    const step = f.first ? 1 : 2
    f.first = false
    f.left--
    m.propose(event.heroMoves, { seat: f.seat, hero, from: zoneOf(m, hero), to, cost, step })
  },
  again(m, f) {
    const zone = zoneOf(m, heroOf(m, f.seat))
    if (zone === '' || (hasEnemies(m, zone) && !f.ignores)) m.done()
    else m.goto('where')
  },
})

interface Flight {
  seat: Seat
  to: string
  from: string
  taken: readonly ThingId[]
}

/** A free move that ignores Enemies, with anybody of the zone who comes along. */
export const flight = procedure<Flight>('zombies.flight', {
  where(m, f) {
    f.from = zoneOf(m, heroOf(m, f.seat))
    const ways = [...surveyIn(m).next(f.from).keys()]
    m.ask({ seat: f.seat, ask: message('ask.to'), options: zoneOptions(m, 'to', ways), confirm: true })
  },
  to(m, f) {
    f.to = pickedZones(m)[0] ?? ''
  },
  who(m, f) {
    const others = companions(m, f.seat)
    if (others.length === 0) m.goto('fly')
    else {
      const options = thingOptions(m, 'along', others)
      m.ask({ seat: f.seat, ask: message('ask.along'), options, shape: 'some', min: 0, max: others.length })
    }
  },
  chosen(m, f) {
    f.taken = m.chosen()
  },
  fly(m, f) {
    const hero = heroOf(m, f.seat)
    m.propose(event.heroMoves, { seat: f.seat, hero, from: f.from, to: f.to, cost: -1, step: 1 })
  },
  bring(m, f) {
    const [next] = f.taken
    f.taken = f.taken.slice(1)
    if (next === undefined) m.done()
    else {
      m.goto('bring')
      bring(m, next, f.to)
    }
  },
})

/** Somebody is brought to a zone: it costs them nothing. The last act of a step. */
export function bring(m: Machine, id: ThingId, to: string): void {
  if (isPiece(m, id, 'citizen')) m.happen(event.citizenMoves, { citizen: id, to })
  else {
    const seat = m.thing(id).owner
    m.propose(event.heroMoves, { seat, hero: id, from: zoneOf(m, id), to, cost: -1, step: 0 })
  }
}

function companions(q: Query, seat: Seat): ThingId[] {
  const hero = heroOf(q, seat)
  const zone = zoneOf(q, hero)
  return [...heroesIn(q, zone).filter((id) => id !== hero), ...citizensIn(q, zone)]
}

/** What follows when a hero comes to a zone: a floor or tile seen for the first time, cards turned up. */
export const arrive = procedure<{ event: number }>('zombies.arrive', {
  come(m, f) {
    const { hero, to } = m.eventOf(f.event, event.heroMoves)
    m.done()
    m.call(arrival, { hero, zone: to })
  },
})

export const arrival = procedure<{ hero: ThingId; zone: string }>('zombies.arrival', {
  floor(m, f) {
    const level = levelOfZone(m, f.zone)
    if (tableOf(m).visited.includes(level)) m.goto('tile')
    else m.propose(event.visits, { hero: f.hero, place: level })
  },
  look(m, f) {
    m.call(reveal, { zone: f.zone, spawns: [] })
  },
  tile(m, f) {
    const tile = boardIn(m).zones.get(f.zone)?.tile ?? ''
    if (!tableOf(m).visited.includes(tile)) m.propose(event.visits, { hero: f.hero, place: tile })
  },
  cards(m, f) {
    m.done()
    if (hasFlag(m, 'inHiding')) m.call(showCards, { zones: [f.zone] })
  },
})

export const movementRules = [moveHero, longMove, flight, arrive, arrival]
