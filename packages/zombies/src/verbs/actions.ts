import { type Query, type Reason, reason, type Seat, type ThingId, type Verb } from '@quadriga/kernel/author'
import { attackable, mayAct, moveCost, openCost } from '../query/actions.ts'
import { openingCalled, surveyIn } from '../query/board.ts'
import { enemiesIn, heroCard, heroOf, isPiece, zoneOf, zonesOf } from '../query/pieces.ts'
import { usable } from '../rules/skills.ts'
import { tableOf } from '../table.ts'

/** Why a hero can do nothing that costs this many Actions. */
function turnRefusal(q: Query, seat: Seat, cost: number): Reason | null {
  if (!mayAct(q, seat)) return reason('refused.notYourTurn', {}, 'zombies:turn')
  const left = q.counter(heroOf(q, seat), 'actions')
  return cost > left ? reason('refused.actions', { cost, left }, 'zombies:turn') : null
}

const move: Verb = {
  id: 'move',
  candidates: (q) => q.ids('map'),
  refusal(q, seat, zone) {
    const hero = heroOf(q, seat)
    const from = zoneOf(q, hero)
    if (from === '') return reason('refused.notYourTurn', {}, 'zombies:turn')
    if (!surveyIn(q).next(from).has(q.thing(zone).face))
      return reason('refused.notAdjacent', {}, 'zombies:move')
    return turnRefusal(q, seat, moveCost(q, hero))
  },
  rule: 'zombies.move',
}

const open: Verb = {
  id: 'open',
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
  candidates: (q) => q.ids('map'),
  refusal(q, seat, zone) {
    const hero = heroOf(q, seat)
    const name = q.thing(zone).face
    if (zoneOf(q, hero) === '') return reason('refused.notYourTurn', {}, 'zombies:turn')
    if (enemiesIn(q, name).length === 0) return reason('refused.noEnemy', {}, 'zombies:attack')
    const { range } = heroCard(q, hero).attack
    if (!attackable(q, hero).includes(name))
      return reason('refused.range', { most: range[1] }, 'zombies:sight')
    return turnRefusal(q, seat, 1)
  },
  rule: 'zombies.attack',
}

/** Things of a kind that lie on the board, wherever a hero might reach for them. */
function onBoard(q: Query, kind: 'citizen' | 'objective'): ThingId[] {
  return zonesOf(q).flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, kind)))
}

const rescue: Verb = {
  id: 'rescue',
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
  candidates: (q) => onBoard(q, 'objective'),
  refusal(q, seat, objective) {
    if (zoneOf(q, objective) !== zoneOf(q, heroOf(q, seat)))
      return reason('refused.notHere', {}, 'zombies:interact')
    return turnRefusal(q, seat, 1)
  },
  rule: 'zombies.interact',
}

/** Why a deed without an object, or a skill, cannot be done; null when it can. */
export function plainRefusal(q: Query, seat: Seat, deed: string): Reason | null {
  if (deed === 'powerUp') return turnRefusal(q, seat, 1)
  const hero = heroOf(q, seat)
  if (!heroCard(q, hero).skills.includes(deed)) return reason('refused.noSkill', {}, 'zombies:skills')
  const refused = turnRefusal(q, seat, 0)
  if (refused !== null) return refused
  if (tableOf(q).active === seat && tableOf(q).used.includes(deed))
    return reason('refused.oncePerTurn', {}, 'zombies:skills')
  if (q.counter(hero, 'power') < 1) return reason('refused.power', { cost: 1 }, 'zombies:skills')
  return usable[deed]?.hasTarget(q, seat) === true ? null : reason('refused.noEnemy', {}, 'zombies:skills')
}

export const verbs = [move, open, attack, rescue, interact]
