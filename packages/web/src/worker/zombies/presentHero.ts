import {
  type Attack,
  attacksOf,
  citizenOf,
  enemiesIn,
  heroOf,
  levelOf,
  mayAct,
  diceOf,
  fullHealth,
  mostHunger,
  mostPower,
  moveCost,
  reachable,
  sideOf,
  type Skill,
  surveyIn,
  tableOf,
  targetsOf,
  traitsOf,
  zoneOf,
} from '@quadriga/zombies'
import type { Seat, ThingId } from '@quadriga/kernel'
import { nameOfFace, type Reader, type Scene } from '@quadriga/table'
import type { AttackModel, HeroModel, SkillModel } from '../../model/zombies/board.ts'

/** A hero's sheet, what its Actions reach and what it sees. */
export function presentHero(scene: Scene, q: Reader, seat: Seat): HeroModel {
  const hero = heroOf(q, seat)
  const zone = zoneOf(q, hero)
  const { face } = q.thing(hero)
  const xp = q.counter(hero, 'xp')
  const now = q.counter(hero, 'actions')
  const attacks = attacksOf(q, seat)
  const { gauge } = sideOf(q)
  return {
    seat,
    hero,
    face,
    name: nameOfFace(scene, face),
    zone,
    health: { now: q.counter(hero, 'health'), max: fullHealth(q, hero) },
    power: { now: q.counter(hero, 'power'), max: gauge === 'power' ? mostPower : 0 },
    hunger: { now: q.counter(hero, 'hunger'), max: gauge === 'hunger' ? mostHunger : 0 },
    actions: { now, max: Math.max(now, q.stat(hero, 'turnActions')) },
    xp,
    level: levelOf(xp),
    attacks: attacks.map((id) => attackOf(q, id)),
    skills: skillsOf(q, seat),
    traits: traitsOf(q, seat),
    citizen: citizenOf(q, seat),
    carried: q.ids('carried', seat),
    state: stateOf(q, seat, zone),
    moveCost: zone === '' ? 0 : moveCost(q, hero),
    reach: reachOf(q, seat, hero, zone),
    sees: Object.fromEntries(zone === '' ? [] : [[zone, 0], ...surveyIn(q).sees(zone)]),
    aims: zone === '' ? [] : [...new Set(attacks.flatMap((id) => targetsOf(q, seat, id)))],
  }
}

/** Zones that the hero can walk to now, with a cheapest way to each. */
function reachOf(q: Reader, seat: Seat, hero: ThingId, from: string): HeroModel['reach'] {
  if (from === '' || !mayAct(q, seat)) return {}
  const costs = reachable(q, hero)
  const slips = q.stat(hero, 'slips') > 0
  const leaving = (zone: string): number => 1 + (slips ? 0 : enemiesIn(q, zone).length)
  const costOf = (zone: string): number => (zone === from ? 0 : (costs.get(zone) ?? Infinity))
  const { next } = surveyIn(q)
  const wayTo = (to: string): string[] => {
    const before = [...next(to).keys()].find((one) => costOf(one) + leaving(one) === costOf(to))
    return before === undefined || before === from ? [to] : [...wayTo(before), to]
  }
  return Object.fromEntries(
    [...costs].map(([to, cost]) => [to, { cost, stops: enemiesIn(q, to).length > 0, path: wayTo(to) }]),
  )
}

function stateOf(q: Reader, seat: Seat, zone: string): HeroModel['state'] {
  const { done, active, phase } = tableOf(q)
  if (zone === '') return q.counter(heroOf(q, seat), 'health') > 0 ? 'escaped' : 'out'
  if (done.includes(seat)) return 'done'
  return phase === 'players' && active === seat ? 'active' : 'waiting'
}

function attackOf(q: Reader, id: number): AttackModel {
  const { type } = q.definition(id) as unknown as Attack
  return {
    id,
    face: q.thing(id).face,
    type,
    least: q.stat(id, 'least'),
    most: q.stat(id, 'most') + q.stat(heroOf(q, q.thing(id).owner), 'reach'),
    dice: diceOf(q, { hero: heroOf(q, q.thing(id).owner), attack: id, dice: q.stat(id, 'dice') }),
    hitsOn: q.stat(id, 'accuracy') - q.stat(id, 'bonus'),
  }
}

function skillsOf(q: Reader, seat: Seat): SkillModel[] {
  const of = (zone: 'sheet' | 'locked') =>
    q
      .ids(zone, seat)
      .filter((id) => q.definition(id).kind === 'skill')
      .map((id) => ({
        id,
        face: q.thing(id).face,
        level: (q.definition(id) as unknown as Skill).level,
        isLocked: zone === 'locked',
      }))
  return [...of('sheet'), ...of('locked')].toSorted((a, b) => a.level - b.level)
}
