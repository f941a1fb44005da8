import {
  message,
  type Query,
  reason,
  type Refusal,
  type Seat,
  type ThingId,
  type Verb,
  type ZoneIndex,
} from '@quadriga/kernel/author'
import { attackable, mayAct, moveCost, openCost } from '../query/actions.ts'
import { nameOfZone, openingCalled, surveyIn, zonesOf } from '../query/board.ts'
import { enemiesIn, heroCard, heroOf, isPiece, zoneOf } from '../query/pieces.ts'
import { usable } from './skills.ts'
import { tableOf } from '../table.ts'

/** What a hero may try. Menus, explanations and refusals all come from here. */

function zonesOnBoard(q: Query): ZoneIndex[] {
  return zonesOf(q).map((name) => q.zoneIndex(name))
}

/** Why a hero can do nothing that costs this many Actions. */
function turnRefusal(q: Query, seat: Seat, cost: number): Refusal {
  if (!mayAct(q, seat)) return reason('refused.notYourTurn', {}, 'zombies:turn')
  const left = q.counter(heroOf(q, seat), 'actions')
  return cost > left ? reason('refused.actions', { cost, left }, 'zombies:turn') : null
}

const move: Verb = {
  id: 'move',
  at: 'zone',
  candidates: zonesOnBoard,
  refusal(q, seat, zone) {
    const hero = heroOf(q, seat)
    const from = zoneOf(q, hero)
    if (from === '') return reason('refused.notYourTurn', {}, 'zombies:turn')
    if (!surveyIn(q).next(from).has(nameOfZone(q, zone)))
      return reason('refused.notAdjacent', {}, 'zombies:move')
    return turnRefusal(q, seat, moveCost(q, hero))
  },
  says: (q, _seat, zone) => message('option.move', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.move',
}

const open: Verb = {
  id: 'open',
  at: 'thing',
  candidates: (q) => [...q.ids('doors'), ...q.ids('windows')],
  refusal(q, seat, opening) {
    const zones: readonly string[] = openingCalled(q, q.thing(opening).face)?.zones ?? []
    if (!zones.includes(zoneOf(q, heroOf(q, seat)))) return reason('refused.notHere', {}, 'zombies:open')
    if (q.counter(opening, 'open') > 0) return reason('refused.open', {}, 'zombies:open')
    if (q.counter(opening, 'locked') > 0) return reason('refused.locked', {}, 'zombies:open')
    return turnRefusal(q, seat, openCost(q, heroOf(q, seat), opening))
  },
  rule: 'zombies.open',
}

const attack: Verb = {
  id: 'attack',
  at: 'zone',
  candidates: zonesOnBoard,
  refusal(q, seat, zone) {
    const hero = heroOf(q, seat)
    const name = nameOfZone(q, zone)
    if (zoneOf(q, hero) === '') return reason('refused.notYourTurn', {}, 'zombies:turn')
    if (enemiesIn(q, name).length === 0) return reason('refused.noEnemy', {}, 'zombies:attack')
    const { range } = heroCard(q, hero).attack
    if (!attackable(q, hero).includes(name))
      return reason('refused.range', { most: range[1] }, 'zombies:sight')
    return turnRefusal(q, seat, 1)
  },
  says: (q, _seat, zone) => message('option.attack', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.attack',
}

/** Things of a kind that lie on the board, wherever a hero might reach for them. */
function onBoard(q: Query, kind: 'citizen' | 'objective'): ThingId[] {
  return zonesOf(q).flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, kind)))
}

const rescue: Verb = {
  id: 'rescue',
  at: 'thing',
  candidates: (q) => onBoard(q, 'citizen'),
  refusal(q, seat, citizen) {
    const zone = zoneOf(q, citizen)
    if (zone !== zoneOf(q, heroOf(q, seat))) return reason('refused.notHere', {}, 'zombies:rescue')
    if (enemiesIn(q, zone).length > 0) return reason('refused.enemies', {}, 'zombies:rescue')
    return turnRefusal(q, seat, 1)
  },
  rule: 'zombies.rescue',
}

const interact: Verb = {
  id: 'interact',
  at: 'thing',
  candidates: (q) => onBoard(q, 'objective'),
  refusal(q, seat, objective) {
    if (zoneOf(q, objective) !== zoneOf(q, heroOf(q, seat)))
      return reason('refused.notHere', {}, 'zombies:interact')
    return turnRefusal(q, seat, 1)
  },
  rule: 'zombies.interact',
}

const powerUp: Verb = {
  id: 'powerUp',
  at: 'nothing',
  candidates: () => [null],
  refusal: (q, seat) => turnRefusal(q, seat, 1),
  says: () => message('option.powerUp'),
  rule: 'zombies.powerUp',
}

/** A hero's skill, by its id: it is printed on the hero's sheet and no thing of its own. */
const use: Verb = {
  id: 'use',
  at: 'symbol',
  candidates: (q, seat) => heroCard(q, heroOf(q, seat)).skills,
  closed: (q, seat) => turnRefusal(q, seat, 0),
  refusal: skillRefusal,
  says: (_q, _seat, skill) => message('option.use', { skill }),
  rule: 'zombies.useSkill',
}

function skillRefusal(q: Query, seat: Seat, skill: string): Refusal {
  const { active, used } = tableOf(q)
  if (active === seat && used.includes(skill)) return reason('refused.oncePerTurn', {}, 'zombies:skills')
  if (q.counter(heroOf(q, seat), 'power') < 1) return reason('refused.power', { cost: 1 }, 'zombies:skills')
  return usable[skill]?.hasTarget(q, seat) === true ? null : reason('refused.noEnemy', {}, 'zombies:skills')
}

export const verbs: readonly Verb[] = [move, open, attack, rescue, interact, powerUp, use]
