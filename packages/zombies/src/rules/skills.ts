import {
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { zonesInRange } from '../query/actions.ts'
import { surveyIn } from '../query/board.ts'
import { enemiesIn, heroOf, zoneOf } from '../query/pieces.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

/** Storm's Gust: every Enemy of a zone at Range 0 or 1 is blown into one zone next to it. */
export const gust = procedure<{ seat: Seat; zone: string }>('zombies.gust', {
  which(m, f) {
    m.ask({
      seat: f.seat,
      ask: message('ask.zone'),
      options: zoneOptions(m, 'zone', gustZones(m, f.seat)),
      confirm: true,
    })
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
    const [to = ''] = pickedZones(m)
    const blown = enemiesIn(m, f.zone)
    m.done()
    m.happen(event.useSkill, { seat: f.seat, hero: heroOf(m, f.seat), skill: 'storm/gust', power: 1 })
    for (const thing of blown) m.happen(event.enemyMoves, { thing, to })
  },
})

/** Zones that Gust can reach: with Enemies, and with somewhere to blow them. */
export function gustZones(q: Query, seat: Seat): string[] {
  const from = zoneOf(q, heroOf(q, seat))
  return zonesInRange(q, from, [0, 1]).filter(
    (zone) => enemiesIn(q, zone).length > 0 && surveyIn(q).next(zone).size > 0,
  )
}

/** Magneto's Crush: one Enemy at Range 0 or 1 falls without a roll, a Brute for two Power, another for one. */
export const crush = procedure<{ seat: Seat }>('zombies.crush', {
  which(m, f) {
    const options = thingOptions(m, 'target', crushable(m, f.seat))
    m.ask({ seat: f.seat, ask: message('ask.target'), options, confirm: true })
  },
  crush(m, f) {
    const [enemy = NOTHING] = m.chosen()
    const hero = heroOf(m, f.seat)
    m.done()
    m.happen(event.useSkill, { seat: f.seat, hero, skill: 'magneto/crush', power: crushPrice(m, enemy) })
    m.happen(event.crush, { seat: f.seat, hero, enemy })
  },
})

function crushPrice(q: Query, enemy: ThingId): number {
  return q.thing(enemy).face === 'brute' ? 2 : 1
}

/** One figure of each type in each zone in reach, as far as there is Power for it. */
function crushable(q: Query, seat: Seat): ThingId[] {
  const hero = heroOf(q, seat)
  return zonesInRange(q, zoneOf(q, hero), [0, 1])
    .flatMap((zone) => {
      const here = enemiesIn(q, zone)
      return here.filter(
        (id, place) => here.findIndex((other) => q.thing(other).face === q.thing(id).face) === place,
      )
    })
    .filter((id) => crushPrice(q, id) <= q.counter(hero, 'power'))
}

/** Skills that are used: the procedure, and whether there is anything to use them on. */
export const usable: Readonly<
  Record<string, { readonly rule: string; readonly hasTarget: (q: Query, seat: Seat) => boolean }>
> = {
  'storm/gust': { rule: gust.name, hasTarget: (q, seat) => gustZones(q, seat).length > 0 },
  'magneto/crush': { rule: crush.name, hasTarget: (q, seat) => crushable(q, seat).length > 0 },
}

/** A hero uses one of its skills. */
export const useSkill = procedure<{ seat: Seat; symbol: string }>('zombies.useSkill', {
  begin(m, { seat, symbol }) {
    m.done()
    m.callNamed(usable[symbol]?.rule ?? '', { seat, zone: '' })
  },
})

export const skillRules = [gust, crush, useSkill]
