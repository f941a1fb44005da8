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
import {
  attacksAt,
  freeFor,
  handAttack,
  handIn,
  handTargets,
  isUsable,
  mayAct,
  moveCost,
  openCost,
  plainCost,
  rides,
  shaftBeside,
  targetsOf,
  usableAttacks,
} from '../query/actions.ts'
import {
  boardIn,
  hasFlag,
  isOpen,
  liftZone,
  nameOfZone,
  openingCalled,
  sideOf,
  surveyIn,
  zoneOfToken,
  zonesOnBoard,
} from '../query/board.ts'
import { devourOf, edible, isDrivenByHunger, priorityOf } from '../query/hunger.ts'
import { hasEnemies, heroOf, isEnemy, isPiece, onBoard, standingIn, zoneOf } from '../query/pieces.ts'
import { textRefusal, turnTexts } from '../query/usable.ts'
import { type Deed, tableOf } from '../table.ts'
import { missionTexts } from './text.ts'

/** What a hero may try. Menus, explanations and refusals all come from here. */

/** Why a hero can do nothing that costs this many Actions. */
function turnRefusal(q: Query, seat: Seat, cost: number): Refusal {
  if (!mayAct(q, seat)) return reason('refused.notYourTurn', {}, 'zombies:turn')
  const left = q.counter(heroOf(q, seat), 'actions')
  return cost > left ? reason('refused.actions', { cost, left }, 'zombies:actions') : null
}

/** Why a hero cannot choose this Action: who is Ravenous only moves and devours, unless a text gives the Action. */
function deedRefusal(q: Query, seat: Seat, deed: Deed, cost: number): Refusal {
  if (freeFor(q, seat, deed) === null && isDrivenByHunger(q, heroOf(q, seat)))
    return reason('refused.ravenous', {}, 'zombies:ravenous')
  return turnRefusal(q, seat, cost)
}

const closed = (q: Query, seat: Seat): Refusal => turnRefusal(q, seat, 0)

/** Zones by name as their places in the state, in the order of the map. */
function places(q: Query, names: Iterable<string>): ZoneIndex[] {
  const found: ZoneIndex[] = []
  for (const name of names) found.push(q.zoneIndex(name))
  return found.sort((a, b) => a - b)
}

/** Figures, tokens and cards in the zone of a hero. */
function besides(q: Query, seat: Seat): readonly ThingId[] {
  return standingIn(q, zoneOf(q, heroOf(q, seat)))
}

const move: Verb = {
  id: 'move',
  at: 'zone',
  candidates: zonesOnBoard,
  within: (q, seat) =>
    places(
      q,
      surveyIn(q)
        .next(zoneOf(q, heroOf(q, seat)))
        .keys(),
    ),
  closed,
  refusal(q, seat, zone) {
    const hero = heroOf(q, seat)
    if (!surveyIn(q).next(zoneOf(q, hero)).has(nameOfZone(q, zone)))
      return reason('refused.notAdjacent', {}, 'zombies:move')
    return turnRefusal(q, seat, moveCost(q, hero))
  },
  says: (q, _seat, zone) => message('option.move', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.move',
}

const openings = (q: Query): readonly ThingId[] => [...q.ids('doors'), ...q.ids('windows')]

const open: Verb = {
  id: 'open',
  at: 'thing',
  candidates: openings,
  within(q, seat) {
    const here = zoneOf(q, heroOf(q, seat))
    const { openings: all } = boardIn(q)
    const near = all.filter(({ zones: [a, b] }) => a === here || b === here).map(({ id }) => id)
    return near.length === 0 ? [] : openings(q).filter((one) => near.includes(q.thing(one).face))
  },
  closed,
  refusal(q, seat, opening) {
    const zones: readonly string[] = openingCalled(q, q.thing(opening).face)?.zones ?? []
    if (!zones.includes(zoneOf(q, heroOf(q, seat)))) return reason('refused.notHere', {}, 'zombies:open')
    if (isOpen(q, opening)) return reason('refused.open', {}, 'zombies:open')
    if (q.counter(opening, 'locked') > 0) return reason('refused.locked', {}, 'zombies:locked-doors')
    if (isPiece(q, opening, 'window') && hasFlag(q, 'shutters'))
      return reason('refused.shutters', {}, 'zombies:windows')
    return deedRefusal(q, seat, 'open', openCost(q, seat, opening))
  },
  rule: 'zombies.open',
}

const attack: Verb = {
  id: 'attack',
  at: 'zone',
  candidates: zonesOnBoard,
  within: (q, seat) =>
    places(q, new Set(usableAttacks(q, seat).flatMap((attack) => targetsOf(q, seat, attack)))),
  closed,
  refusal(q, seat, zone) {
    const name = nameOfZone(q, zone)
    if (!hasEnemies(q, name)) return reason('refused.noEnemy', {}, 'zombies:attack')
    if (attacksAt(q, seat, name).length === 0) return reason('refused.range', {}, 'zombies:range')
    return deedRefusal(q, seat, 'attack', plainCost(q, seat, 'attack'))
  },
  says: (q, _seat, zone) => message('option.attack', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.attack',
}

/** Somebody in the zone of a Zombie Hero is eaten, if the dice will: Enemies first, citizens last. */
const devour: Verb = {
  id: 'devour',
  at: 'thing',
  candidates: (q, seat) =>
    devourOf(q, seat) === undefined ? [] : onBoard(q, (id) => isEnemy(q, id) || isPiece(q, id, 'citizen')),
  within: (q, seat) => (devourOf(q, seat) === undefined ? [] : oneOfEach(q, edible(q, seat))),
  closed,
  refusal(q, seat, target) {
    const attack = devourOf(q, seat)
    if (attack === undefined || !isUsable(q, seat, attack))
      return reason('refused.noSkill', {}, 'zombies:devour')
    const there = edible(q, seat)
    if (!there.includes(target)) return reason('refused.notHere', {}, 'zombies:devour')
    const first = Math.min(...there.map((id) => priorityOf(q, id)))
    if (priorityOf(q, target) > first && q.stat(heroOf(q, seat), 'picksTargets') === 0)
      return reason('refused.priority', {}, 'zombies:target-priority')
    return turnRefusal(q, seat, plainCost(q, seat, 'attack'))
  },
  rule: 'zombies.eat',
}

/** Figures of one name are alike: one of them stands for all. */
function oneOfEach(q: Query, ids: readonly ThingId[]): ThingId[] {
  const faces = ids.map((id) => q.thing(id).face)
  return ids.filter((_, place) => faces.indexOf(faces[place] as string) === place)
}

/** Whether the players' figures have Power and save citizens. */
const haveHeroes = (q: Query): boolean => sideOf(q).gauge === 'power'

const rescue: Verb = {
  id: 'rescue',
  at: 'thing',
  candidates: (q) => (haveHeroes(q) ? onBoard(q, (id) => isPiece(q, id, 'citizen')) : []),
  within: (q, seat) => (haveHeroes(q) ? besides(q, seat).filter((id) => isPiece(q, id, 'citizen')) : []),
  closed,
  refusal(q, seat, citizen) {
    const zone = zoneOf(q, citizen)
    if (zone !== zoneOf(q, heroOf(q, seat))) return reason('refused.notHere', {}, 'zombies:rescue')
    if (hasEnemies(q, zone) && freeFor(q, seat, 'rescue')?.ignores !== true)
      return reason('refused.enemies', {}, 'zombies:rescue')
    return deedRefusal(q, seat, 'rescue', plainCost(q, seat, 'rescue'))
  },
  rule: 'zombies.rescue',
}

const interact: Verb = {
  id: 'interact',
  at: 'thing',
  candidates: (q) => onBoard(q, (id) => canBeTaken(q, id)),
  within: (q, seat) => besides(q, seat).filter((id) => canBeTaken(q, id)),
  closed,
  refusal(q, seat, objective) {
    if (zoneOf(q, objective) !== zoneOf(q, heroOf(q, seat)))
      return reason('refused.notHere', {}, 'zombies:objectives')
    return deedRefusal(q, seat, 'interact', plainCost(q, seat, 'interact'))
  },
  rule: 'zombies.interact',
}

/** An Objective, open or hidden, or a Secret Mission card. */
function canBeTaken(q: Query, id: ThingId): boolean {
  return isPiece(q, id, 'objective', 'secret') || q.thing(id).face === 'hidden-objective'
}

const powerUp: Verb = {
  id: 'powerUp',
  at: 'nothing',
  candidates: () => [null],
  refusal: (q, seat) =>
    haveHeroes(q)
      ? deedRefusal(q, seat, 'powerUp', plainCost(q, seat, 'powerUp'))
      : reason('refused.noPower', {}, 'zombies:zombie-mode'),
  says: () => message('option.powerUp'),
  rule: 'zombies.powerUp',
}

const gainTrait: Verb = {
  id: 'gainTrait',
  at: 'nothing',
  candidates: () => [null],
  refusal(q, seat) {
    const refusal = deedRefusal(q, seat, 'gainTrait', plainCost(q, seat, 'gainTrait'))
    if (refusal !== null || tableOf(q).active !== seat) return refusal
    return tableOf(q).used.includes('gainTrait') ? reason('refused.oneTrait', {}, 'zombies:traits') : null
  },
  says: () => message('option.gainTrait'),
  rule: 'zombies.gainTrait',
}

const call: Verb = {
  id: 'call',
  at: 'nothing',
  candidates: () => [null],
  refusal(q, seat) {
    const shaft = shaftBeside(q, heroOf(q, seat))
    const lift = liftZone(q)
    if (lift === '') return reason('refused.liftBroken', {}, 'zombies:lift')
    if (shaft === '') return reason('refused.noShaft', {}, 'zombies:lift')
    if (shaft === lift) return reason('refused.liftHere', {}, 'zombies:lift')
    return turnRefusal(q, seat, 0)
  },
  says: () => message('option.call'),
  rule: 'zombies.call',
}

const ride: Verb = {
  id: 'ride',
  at: 'zone',
  candidates: (q) => boardIn(q).shafts.map((name) => q.zoneIndex(name)),
  closed,
  refusal(q, seat, zone) {
    if (liftZone(q) === '') return reason('refused.liftBroken', {}, 'zombies:lift')
    const here = zoneOf(q, heroOf(q, seat))
    if (here !== liftZone(q) || !rides(q).includes(nameOfZone(q, zone)))
      return reason('refused.noLift', {}, 'zombies:lift')
    return deedRefusal(q, seat, 'ride', plainCost(q, seat, 'ride'))
  },
  says: (q, _seat, zone) => message('option.ride', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.ride',
}

/** The Sentinel Hand, used from its zone. */
const fire: Verb = {
  id: 'fire',
  at: 'zone',
  candidates: (q) => (q.exists(handIn(q)) ? zonesOnBoard(q) : []),
  within(q, seat) {
    const hand = handIn(q)
    const isHere = q.exists(hand) && zoneOfToken(q, hand) === zoneOf(q, heroOf(q, seat))
    return isHere ? places(q, handTargets(q, hand)) : []
  },
  closed,
  refusal(q, seat, zone) {
    const hand = handIn(q)
    if (zoneOfToken(q, hand) !== zoneOf(q, heroOf(q, seat)))
      return reason('refused.notHere', {}, 'zombies:sentinel-hand')
    if (handAttack(q, hand) === '') return reason('refused.handBroken', {}, 'zombies:sentinel-hand')
    if (!handTargets(q, hand).includes(nameOfZone(q, zone)))
      return reason('refused.range', {}, 'zombies:sentinel-hand')
    return deedRefusal(q, seat, 'hand', plainCost(q, seat, 'hand'))
  },
  says: (q, _seat, zone) => message('option.fire', { thing: nameOfZone(q, zone) }),
  rule: 'zombies.fire',
}

/** A text of one of the hero's cards. */
const use: Verb = {
  id: 'use',
  at: 'thing',
  candidates: (q, seat) =>
    [
      ...q.ids('sheet', seat),
      ...q.ids('locked', seat),
      ...q.ids('traits', seat),
      ...q.ids('citizen', seat),
    ].filter((id) => turnTexts(q, id).length > 0),
  closed,
  refusal(q, seat, thing) {
    if (q.inZone(thing, 'locked')) return reason('refused.level', {}, 'zombies:danger')
    const [text] = turnTexts(q, thing)
    return text === undefined
      ? reason('refused.noSkill', {}, 'zombies:skills')
      : textRefusal(q, seat, thing, text)
  },
  rule: 'zombies.use',
}

/** What this mission alone lets heroes do. */
const missionRule: Verb = {
  id: 'rule',
  at: 'symbol',
  candidates: (q) => missionTexts(q).map(({ ability }) => ability.effect.id),
  closed,
  refusal(q, seat, symbol) {
    const found = missionTexts(q).find(({ ability }) => ability.effect.id === symbol)
    if (found === undefined) return reason('refused.noSkill', {}, 'zombies:missions')
    return textRefusal(q, seat, found.thing, found.ability)
  },
  says: (_q, _seat, program) => message('option.ability', { program }),
  rule: 'zombies.missionRule',
}

export const verbs: readonly Verb[] = [
  move,
  open,
  attack,
  devour,
  rescue,
  interact,
  powerUp,
  gainTrait,
  call,
  ride,
  fire,
  use,
  missionRule,
]
