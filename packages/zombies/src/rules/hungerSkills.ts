import {
  type Machine,
  message,
  NOTHING,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { zonesInRange } from '../query/actions.ts'
import { drawingPoints, surveyIn } from '../query/board.ts'
import { mostHunger } from '../query/hunger.ts'
import { citizensIn, enemiesIn, heroesIn, heroOf, isChampion, isPiece, zoneOf } from '../query/pieces.ts'
import { entering } from './activate.ts'
import { bring } from './movement.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

/** What Zombie Heroes do by their Skills, Traits and citizens. */

/** Figures of one name in one zone are alike: one of them stands for all. */
function alike(q: Query, ids: readonly ThingId[]): ThingId[] {
  const names = ids.map((id) => q.thing(id).face)
  return ids.filter((_, place) => names.indexOf(names[place] as string) === place)
}

/** Somebody in a zone is moved to another one, without a step of its own. The last act of a step. */
function shift(m: Machine, id: ThingId, to: string): void {
  if (isPiece(m, id, 'hero', 'citizen')) {
    bring(m, id, to)
    return
  }
  const { face: enemy } = m.thing(id)
  const from = zoneOf(m, id)
  m.happen(event.enemyMoves, { figures: [id], enemy, n: 1, from, to, target: to, why: 'pushed' })
  entering(m, [to])
}

/** Whom telekinesis can move: anybody in reach who has somewhere to go. */
export function movable(q: Query, seat: Seat, most: number): ThingId[] {
  return zonesInRange(q, zoneOf(q, heroOf(q, seat)), 0, most)
    .filter((zone) => surveyIn(q).next(zone).size > 0)
    .flatMap((zone) => [...heroesIn(q, zone), ...alike(q, enemiesIn(q, zone)), ...citizensIn(q, zone)])
}

/** A hero moves somebody in reach by one zone. */
export const shove = procedure<{ seat: Seat; most: number; who: ThingId }>('zombies.shove', {
  whom(m, f) {
    const options = thingOptions(m, 'who', movable(m, f.seat, f.most))
    m.ask({ seat: f.seat, ask: message('ask.who'), options, confirm: true })
  },
  chosen(m, f) {
    f.who = m.chosen()[0] ?? NOTHING
  },
  where(m, f) {
    const ways = [...surveyIn(m).next(zoneOf(m, f.who)).keys()]
    m.ask({ seat: f.seat, ask: message('ask.to'), options: zoneOptions(m, 'to', ways), confirm: true })
  },
  go(m, f) {
    m.done()
    shift(m, f.who, pickedZones(m)[0] ?? '')
  },
})

/** Whom a hero can pull: citizens and the weakest Enemies next to its zone, in sight. */
export function pullable(q: Query, seat: Seat): ThingId[] {
  const here = zoneOf(q, heroOf(q, seat))
  const { next, sees } = surveyIn(q)
  return [...next(here).keys()]
    .filter((zone) => sees(here).has(zone))
    .flatMap((zone) => [
      ...alike(q, enemiesIn(q, zone)).filter((id) => q.stat(id, 'weak') > 0),
      ...citizensIn(q, zone),
    ])
}

/** A hero pulls somebody into its zone. */
export const snatch = procedure<{ seat: Seat }>('zombies.snatch', {
  whom(m, f) {
    const options = thingOptions(m, 'who', pullable(m, f.seat))
    m.ask({ seat: f.seat, ask: message('ask.who'), options, confirm: true })
  },
  pull(m, f) {
    m.done()
    shift(m, m.chosen()[0] ?? NOTHING, zoneOf(m, heroOf(m, f.seat)))
  },
})

/** Enemies of a zone that can be frozen: those without a name who are not yet. */
function freezable(q: Query, zone: string): ThingId[] {
  return enemiesIn(q, zone).filter((id) => !isChampion(q, id) && q.counter(id, 'frozen') === 0)
}

export function freezeZones(q: Query, seat: Seat, most: number): string[] {
  return zonesInRange(q, zoneOf(q, heroOf(q, seat)), 0, most).filter((zone) => freezable(q, zone).length > 0)
}

/** Enemies of a zone in reach miss their next activation. */
export const flashFreeze = procedure<{ seat: Seat; most: number }>('zombies.flashFreeze', {
  which(m, f) {
    const options = zoneOptions(m, 'zone', freezeZones(m, f.seat, f.most))
    m.ask({ seat: f.seat, ask: message('ask.zone'), options, confirm: true })
  },
  freeze(m) {
    m.done()
    const [zone = ''] = pickedZones(m)
    m.happen(event.freeze, { figures: freezable(m, zone), zone, frozen: true })
  },
})

/** A hero's Hunger is changed as its player says. */
export const setHunger = procedure<{ seat: Seat; hero: ThingId }>('zombies.setHunger', {
  howMuch(m, f) {
    const now = m.counter(f.hero, 'hunger')
    const options = Array.from({ length: mostHunger + 1 }, (_, n) => n)
      .filter((n) => n !== now)
      .map((n) => plainOption(`hunger:${n}`, message('option.hunger', { n })))
    m.ask({ seat: f.seat, ask: message('ask.hunger'), options })
  },
  change(m, f) {
    m.done()
    const n = Number(m.picks[0]?.slice('hunger:'.length)) - m.counter(f.hero, 'hunger')
    m.happen(event.hunger, { seat: m.thing(f.hero).owner, hero: f.hero, n })
  },
})

/** A hero becomes hungrier by as much as its player says, up to a limit. */
export const raiseHunger = procedure<{ seat: Seat; most: number }>('zombies.raiseHunger', {
  howMuch(m, f) {
    const most = Math.min(f.most, mostHunger - m.counter(heroOf(m, f.seat), 'hunger'))
    const options = Array.from({ length: most }, (_, n) =>
      plainOption(`raise:${n + 1}`, message('option.hunger', { n: n + 1 })),
    )
    m.ask({ seat: f.seat, ask: message('ask.raise'), options })
  },
  raise(m, f) {
    m.done()
    const n = Number(m.picks[0]?.slice('raise:'.length))
    m.happen(event.hunger, { seat: f.seat, hero: heroOf(m, f.seat), n })
  },
})

/** A hero takes Hunger instead of Wounds, as many as its player says. */
export const starveWounds = procedure<{ seat: Seat; event: number }>('zombies.starveWounds', {
  howMany(m, f) {
    const { n } = m.eventOf(f.event, event.wounds)
    const most = Math.min(n, mostHunger - m.counter(heroOf(m, f.seat), 'hunger'))
    const options = Array.from({ length: most }, (_, k) =>
      plainOption(`cancel:${k + 1}`, message('option.cancel', { n: k + 1 })),
    )
    m.ask({ seat: f.seat, ask: message('ask.cancel'), options })
  },
  cancel(m, f) {
    m.done()
    const n = Number(m.picks[0]?.slice('cancel:'.length))
    m.happen(event.hunger, { seat: f.seat, hero: heroOf(m, f.seat), n })
    const draft = m.ownEventOf(f.event, event.wounds)
    draft.n = Math.max(0, draft.n - n)
    if (draft.n === 0) draft.replaced = true
  },
})

/** The next Spawn card is looked at, and kept for a Spawn Point or left where it is. */
export const foresee = procedure<{ seat: Seat; card: ThingId }>('zombies.foresee', {
  look(m, f) {
    const { cards } = m.happen(event.peek, { seat: f.seat, hero: heroOf(m, f.seat), n: 1 })
    f.card = cards[0] ?? NOTHING
  },
  which(m, f) {
    const points = drawingPoints(m)
    if (f.card === NOTHING || points.length === 0) m.done()
    else {
      const options = [...thingOptions(m, 'point', points), PASS]
      m.ask({ seat: f.seat, ask: message('ask.point'), options, because: f.card })
    }
  },
  keep(m, f) {
    m.done()
    const [point] = m.chosen()
    if (point === undefined) return
    m.happen(event.keepSpawn, { seat: f.seat, hero: heroOf(m, f.seat), card: f.card, point })
  },
})

export const hungerRules = [shove, snatch, flashFreeze, setHunger, raiseHunger, starveWounds, foresee]
