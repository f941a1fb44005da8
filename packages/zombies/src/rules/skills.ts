import {
  type Check,
  type Machine,
  message,
  NOTHING,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { rollDice } from '../events/attack.ts'
import { event } from '../kinds/index.ts'
import { zonesInRange } from '../query/actions.ts'
import { isBlueLine, surveyIn } from '../query/board.ts'
import { citizensIn, enemiesIn, fullHealth, heroesIn, heroOf, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { activateThese, entering } from './activate.ts'
import { bring } from './movement.ts'
import { drawCard, resolveCard } from './spawn.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

/** A Spawn Point draws its card, or gets the one that was kept for it. */
export const drawForPoint: Check = (m, depth) => {
  const { zone, color, point } = m.eventOf(depth, event.drawsFor)
  const read = isBlueLine(m, color) ? { danger: 0 } : {}
  const [kept] = m.ids('keptSpawn')
  if (kept === undefined || tableOf(m).keptFor !== point) m.call(drawCard, { zone, card: '', ...read })
  else {
    const card = m.thing(kept).code
    m.happen(event.playsKept, { card: kept, zone })
    m.call(resolveCard, { zone, card, ...read })
  }
}

/** Every Enemy of a zone in reach is blown into one zone next to it. */
export const gust = procedure<{ seat: Seat; most: number; zone: string; to: string }>('zombies.gust', {
  which(m, f) {
    const options = zoneOptions(m, 'zone', gustZones(m, f.seat, f.most))
    m.ask({ seat: f.seat, ask: message('ask.zone'), options, confirm: true })
  },
  where(m, f) {
    // The answer must outlive the next question.
    f.zone = pickedZones(m)[0] ?? ''
  },
  to(m, f) {
    const next = [...surveyIn(m).next(f.zone).keys()]
    m.ask({ seat: f.seat, ask: message('ask.to'), options: zoneOptions(m, 'to', next), confirm: true })
  },
  blow(m, f) {
    f.to = pickedZones(m)[0] ?? ''
    pushAll(m, f.zone, f.to)
  },
  meet(m, f) {
    m.done()
    entering(m, [f.to])
  },
})

function pushAll(m: Machine, from: string, to: string): void {
  const blown = enemiesIn(m, from)
  for (const enemy of new Set(blown.map((id) => m.thing(id).face))) {
    const figures = blown.filter((id) => m.thing(id).face === enemy)
    m.happen(event.enemyMoves, { figures, enemy, n: figures.length, from, to, target: to, why: 'pushed' })
  }
}

/** Zones with Enemies in reach, and with somewhere to blow them. */
export function gustZones(q: Query, seat: Seat, most: number): string[] {
  return zonesInRange(q, zoneOf(q, heroOf(q, seat)), 0, most).filter(
    (zone) => enemiesIn(q, zone).length > 0 && surveyIn(q).next(zone).size > 0,
  )
}

/** Heroes and citizens of a zone in reach come to the hero's zone. */
export const gather = procedure<{ seat: Seat; most: number; ids: readonly ThingId[] }>('zombies.gather', {
  which(m, f) {
    const options = zoneOptions(m, 'zone', gatherZones(m, f.seat, f.most))
    m.ask({ seat: f.seat, ask: message('ask.zone'), options, confirm: true })
  },
  who(m, f) {
    const [zone = ''] = pickedZones(m)
    f.ids = [...heroesIn(m, zone), ...citizensIn(m, zone)]
  },
  come(m, f) {
    const [next] = f.ids
    f.ids = f.ids.slice(1)
    if (next === undefined) m.done()
    else {
      m.goto('come')
      bring(m, next, zoneOf(m, heroOf(m, f.seat)))
    }
  },
})

export function gatherZones(q: Query, seat: Seat, most: number): string[] {
  const here = zoneOf(q, heroOf(q, seat))
  return zonesInRange(q, here, 1, most).filter(
    (zone) => heroesIn(q, zone).length + citizensIn(q, zone).length > 0,
  )
}

/** Enemies of a zone in reach act now and try to get to the hero's zone. */
export const lure = procedure<{ seat: Seat; most: number }>('zombies.lure', {
  which(m, f) {
    const options = zoneOptions(m, 'zone', lureZones(m, f.seat, f.most))
    m.ask({ seat: f.seat, ask: message('ask.zone'), options, confirm: true })
  },
  act(m, f) {
    const [zone = ''] = pickedZones(m)
    m.done()
    activateThese(m, enemiesIn(m, zone), zoneOf(m, heroOf(m, f.seat)))
  },
})

export function lureZones(q: Query, seat: Seat, most: number): string[] {
  return zonesInRange(q, zoneOf(q, heroOf(q, seat)), 0, most).filter((zone) => enemiesIn(q, zone).length > 0)
}

/** All dice of the attack that missed are rolled again, once. */
export function rerollMisses(m: Machine, depth: number): void {
  const attack = m.ownEventOf(depth, event.attack)
  attack.results = attack.results.map((result) =>
    result + attack.bonus >= attack.accuracy ? result : (rollDice(m, 'attack', 1)[0] as number),
  )
}

/** A hero recovers as much Health as its player says. */
export const healSome = procedure<{ seat: Seat; hero: ThingId }>('zombies.healSome', {
  howMuch(m, f) {
    const lost = fullHealth(m, f.hero) - m.counter(f.hero, 'health')
    const options = Array.from({ length: lost }, (_, n) =>
      plainOption(`heal:${n + 1}`, message('option.heal', { n: n + 1 })),
    )
    m.ask({ seat: f.seat, ask: message('ask.heal'), options })
  },
  heal(m, f) {
    const n = Number(m.picks[0]?.slice('heal:'.length))
    m.done()
    m.happen(event.heal, { seat: f.seat, hero: f.hero, n })
  },
})

interface Spying {
  seat: Seat
  n: number
  cards: readonly ThingId[]
  top: readonly ThingId[]
}

/** The next Spawn cards are looked at; some go under the deck, the others back on top in any order. */
export const spy = procedure<Spying>('zombies.spy', {
  look(m, f) {
    f.cards = m.happen(event.peek, { seat: f.seat, hero: heroOf(m, f.seat), n: f.n }).cards
  },
  which(m, f) {
    const options = thingOptions(m, 'top', f.cards)
    // Of cards that all lie below nothing can be told.
    if (options.length === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.top'), options, shape: 'some', min: 0, max: f.cards.length })
  },
  order(m, f) {
    f.top = m.chosen()
  },
  sort(m, f) {
    const options = thingOptions(m, 'order', f.top)
    if (f.top.length > 1) m.ask({ seat: f.seat, ask: message('ask.topOrder'), options, shape: 'order' })
    else m.goto('plain')
  },
  sorted(m, f) {
    f.top = m.chosen()
  },
  plain(m, f) {
    const bottom = f.cards.filter((id) => !f.top.includes(id))
    m.done()
    m.happen(event.espionage, { seat: f.seat, hero: heroOf(m, f.seat), top: f.top, bottom })
  },
})

interface Copying {
  seat: Seat
  cards: readonly ThingId[]
}

/** A hero copies an attack or a Skill of another one in reach until the round ends. */
export const absorb = procedure<Copying>('zombies.absorb', {
  which(m, f) {
    m.ask({
      seat: f.seat,
      ask: message('ask.copy'),
      options: thingOptions(m, 'copy', f.cards),
      confirm: true,
    })
  },
  take(m, f) {
    m.done()
    const card = m.chosen()[0] ?? NOTHING
    m.happen(event.copy, { seat: f.seat, hero: heroOf(m, f.seat), card })
  },
})

export const skillRules = [gust, gather, lure, healSome, spy, absorb]
