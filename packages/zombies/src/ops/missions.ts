import { arg, number, oneOf, op, type Query, thing, things, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { championTypes, type PointColor } from '../piece.ts'
import { handIn, isInRange } from '../query/actions.ts'
import { liftZone, openingThing, missionOf, pointsOf, zoneOfToken } from '../query/board.ts'
import { championsInPlay, citizenOf, heroesIn, heroOf, zoneOf } from '../query/pieces.ts'
import { carried, chargePoint, cull, cullable, plant, rollRooms, trade } from '../rules/missions.ts'
import { drawCard, spawnChampion, spawnIn } from '../rules/spawn.ts'
import { tableOf } from '../table.ts'
import * as n from '../text/nouns.ts'
import { colorWord, typeNoun } from '../text/say.ts'

/** What missions do by their own rules. */

/** Heroes gain experience. */
export const gainXp = op('gainXp', 'effect', {
  args: [arg('n', number), arg('who', things)],
  run(m, a) {
    for (const hero of a.who) m.happen(event.experience, { seat: m.thing(hero).owner, hero, n: a.n })
  },
  affects: (_q, a) => a.who.length > 0,
  say: (a) => t.by(a.who, t.phrase(n.toGain, t.count(a.n, n.experience))),
})

/** A Spawn Point begins to draw. */
export const activatePoint = op('activatePoint', 'effect', {
  args: [arg('color', word)],
  run(m, a) {
    for (const point of pointsOf(m, a.color as PointColor))
      m.happen(event.activatePoint, { point, color: a.color as PointColor })
  },
  affects: (q, a) => pointsOf(q, a.color as PointColor).some((point) => q.counter(point, 'active') === 0),
  say: (a) => t.phrase(n.toActivate, t.the(n.spawnPoint, colorWord(a.color))),
})

function lockedDoors(q: Query, color: string): number[] {
  return missionOf(q)
    .layout.openings.filter((opening) => opening.color === color)
    .map(({ id }) => openingThing(q, id))
    .filter((id) => q.exists(id))
}

/** Doors of a colour are locked no longer. */
export const unlockDoors = op('unlockDoors', 'effect', {
  args: [arg('color', word)],
  run: (m, a) => void m.happen(event.unlock, { doors: lockedDoors(m, a.color), color: a.color }),
  affects: (q, a) => lockedDoors(q, a.color).some((id) => q.counter(id, 'locked') > 0),
  say: (a) => t.phrase(n.toUnlock, t.all(n.door, colorWord(a.color))),
})

const placeExitOp = op('placeExitHere', 'effect', {
  args: [],
  run(m, _a, env) {
    m.happen(event.placeExit, { zone: m.eventOf(env.event, event.takeObjective).zone })
  },
  affects: () => true,
  say: () =>
    t.phrase(n.toPlace, t.both('the Exit in the Objective’s Zone', 'la Sortie dans la Zone de l’Objectif')),
})
/** The Exit is where the Objective was. */
export const placeExitHere = placeExitOp()

/** A Zombie Hero appears at a Spawn Point. */
export const zombieHeroAt = op('zombieHeroAt', 'effect', {
  args: [arg('color', word)],
  run(m, a) {
    const [point] = pointsOf(m, a.color as PointColor)
    if (point !== undefined) spawnChampion(m, zoneOfToken(m, point))
  },
  affects: (q, a) => pointsOf(q, a.color as PointColor).length > 0,
  say: (a) =>
    t.phrase(
      n.toSpawn,
      t.count(1, n.zombieHero),
      t.both('at', 'sur'),
      t.the(n.spawnPoint, colorWord(a.color)),
    ),
})

const drawAtLiftOp = op('drawAtLift', 'effect', {
  args: [],
  run: (m) => m.call(drawCard, { zone: liftZone(m), card: '' }),
  affects: (q) => liftZone(q) !== '',
  say: () => t.phrase(n.toDraw, t.count(1, n.spawnCard), t.both('for the lift', 'pour l’ascenseur')),
})
/** A Spawn card for the lift. */
export const drawAtLift = drawAtLiftOp()

/** A die for the highlighted rooms of a tile. */
export const rollForRooms = op('rollForRooms', 'effect', {
  args: [arg('enemy', word), arg('least', number), arg('tile', word)],
  run: (m, a) => m.call(rollRooms, { tile: a.tile, enemy: a.enemy, least: a.least, zones: [] }),
  affects: () => true,
  say: (a) =>
    t.group(
      t.both('roll a die: on', 'lancez un dé : sur'),
      t.orMore(a.least),
      t.both(', spawn', ', générez'),
      t.count(1, typeNoun(a.enemy)),
      t.both('in each highlighted room of that tile', 'dans chaque salle surlignée de cette dalle'),
    ),
})

const killsStayOp = op('killsStay', 'effect', {
  args: [],
  run: (m) => void m.happen(event.killsStay, {}),
  affects: (q) => !tableOf(q).killsStay,
  say: () =>
    t.opening(
      t.both('from now on', 'désormais'),
      t.both(
        'eliminated Enemies are removed from the game, and a Spawn card whose kind is gone from board and reserve is ignored',
        'les Ennemis éliminés sont retirés de la partie, et une carte Génération dont le type a disparu du plateau et de la réserve est ignorée',
      ),
    ),
})
/** Eliminated Enemies do not come back. */
export const killsStay = killsStayOp()

/** The taker keeps the token. */
export const keepToken = op('keepToken', 'effect', {
  args: [arg('who', thing)],
  run(m, a, env) {
    const { objective } = m.eventOf(env.event, event.takeObjective)
    m.happen(event.giveToken, { seat: m.thing(a.who).owner, hero: a.who, token: objective, to: a.who })
  },
  affects: () => true,
  say: (a) => t.by(a.who, t.phrase(n.toKeep, t.both('the token', 'le pion'))),
})

/** Figures appear at a Spawn Point. */
export const spawnAtPoint = op('spawnAtPoint', 'effect', {
  args: [arg('enemy', word), arg('n', number), arg('color', word)],
  run(m, a) {
    const [point] = pointsOf(m, a.color as PointColor)
    if (point !== undefined) spawnIn(m, zoneOfToken(m, point), a.enemy, a.n)
  },
  affects: (q, a) => pointsOf(q, a.color as PointColor).length > 0,
  say: (a) =>
    t.phrase(
      n.toSpawn,
      t.count(a.n, typeNoun(a.enemy)),
      t.both('at', 'sur'),
      t.the(n.spawnPoint, colorWord(a.color)),
    ),
})

/** An Enemy with a name appears where a card would have been drawn. */
export const championForPoint = op('championForPoint', 'effect', {
  args: [arg('type', oneOf(...championTypes))],
  run: (m, _a, env) => spawnChampion(m, m.eventOf(env.event, event.drawsFor).zone),
  affects: () => true,
  say: (a) => t.phrase(n.toSpawn, t.count(1, typeNoun(a.type), t.both('there', 'à cet endroit'))),
})

/** No Enemy with a name is on the board. */
export const noChampion = op('noChampion', 'condition', {
  args: [arg('type', oneOf(...championTypes))],
  value: (q) => championsInPlay(q).length === 0,
  say: (a) =>
    a.type === 'zombie-hero'
      ? t.both('no Zombie Hero is in play', 'aucun Héros Zombie n’est en jeu')
      : t.both('no Super Hero is in play', 'aucun Super-Héros n’est en jeu'),
})

/** Every Objective of a colour has been taken. */
export const allTaken = op('allTaken', 'condition', {
  args: [arg('color', word)],
  value(q, a) {
    const { taken, objectives } = tableOf(q)
    const count = (list: readonly string[]) => list.filter((color) => color === a.color).length
    return count(taken) >= count(objectives)
  },
  say: (a) => t.passive(t.all(n.objective, colorWord(a.color)), n.toTake),
})

const secretsTakenOp = op('secretsTaken', 'condition', {
  args: [],
  value: (q) => new Set(tableOf(q).secretsTaken).size >= 2,
  say: () => t.both('both Secret Mission cards are taken', 'les deux cartes Mission Secrète sont prises'),
})
/** Both Secret Mission cards have been taken. */
export const secretsTaken = secretsTakenOp()

/** Who carries the blue and the green token and the citizen are all with the Sentinel Hand. */
export const gathered = op('gathered', 'condition', {
  args: [arg('citizen', word)],
  value(q, a) {
    const hand = handIn(q)
    if (!q.exists(hand) || q.counter(hand, 'charged') > 0) return false
    const seats = heroesIn(q, zoneOfToken(q, hand)).map((id) => q.thing(id).owner)
    const holds = (color: string) => seats.some((seat) => carried(q, seat, color).length > 0)
    const brings = seats.some((seat) => {
      const held = citizenOf(q, seat)
      return q.exists(held) && q.thing(held).face === a.citizen
    })
    return holds('blue') && holds('green') && brings
  },
  say: (a) =>
    t.group(
      t.both('the blue Objective, the green Objective and', 'l’Objectif bleu, l’Objectif vert et'),
      t.thing(a.citizen),
      t.both('are with the Sentinel Hand', 'sont avec la Main de Sentinelle'),
    ),
})

const chargeHandOp = op('chargeHand', 'effect', {
  args: [],
  run: (m) => void m.happen(event.handChanges, { hand: handIn(m), how: 'charge' }),
  affects: (q) => q.exists(handIn(q)) && q.counter(handIn(q), 'charged') === 0,
  say: () => t.both('the Sentinel Hand is charged', 'la Main de Sentinelle est chargée'),
})
/** The Sentinel Hand is charged. */
export const chargeHand = chargeHandOp()

const plantOp = op('plantCharge', 'effect', {
  args: [],
  run: (m, _a, env) => plant(m, env.you),
  affects: (q, _a, env) =>
    carried(q, env.you, 'red').length > 0 && q.exists(chargePoint(q, heroOf(q, env.you))),
  say: () =>
    t.both(
      'discard a red Objective you carry to move the red Spawn Point of your indoor Zone: the first goes to the Initial one, the second to the blue one',
      'défaussez un Objectif rouge que vous détenez pour déplacer le Point de Génération rouge de votre Zone intérieure : le premier va sur l’Initial, le second sur le bleu',
    ),
})
/** A charge moves the red Spawn Point here. */
export const plantCharge = plantOp()

const tradeOp = op('tradeToken', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(trade, { seat: env.you, token: -1 }),
  affects: (q, _a, env) =>
    carried(q, env.you).length > 0 && heroesIn(q, zoneOf(q, heroOf(q, env.you))).length > 1,
  say: () =>
    t.both(
      'give a token you carry to another hero in your Zone',
      'donnez un pion que vous détenez à un autre Super-Héros de votre Zone',
    ),
})
/** A carried token changes hands. */
export const tradeToken = tradeOp()

/** A held citizen is discarded to take figures out of the reserve. */
export const cullReserve = op('cullReserve', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(cull, { seat: env.you, citizen: citizenOf(m, env.you), n: a.n }),
  affects(q, _a, env) {
    const held = citizenOf(q, env.you)
    return q.exists(held) && cullable(q, held).length > 0
  },
  say: (a) =>
    t.group(
      t.both('discard your citizen to remove', 'défaussez votre Citoyen pour retirer'),
      t.count(a.n, n.walker),
      t.both(
        'from the reserve for good; a Fighter removes as many Brutes and Runners instead',
        'de la réserve définitivement ; un Combattant retire à la place autant de Brutes et de Forcenés',
      ),
    ),
})

/** The charged Hand destroys an Enemy in reach for good. */
export const destroyWithHand = op('destroyWithHand', 'effect', {
  args: [arg('enemy', things)],
  run(m, a, env) {
    const [enemy] = a.enemy
    if (enemy !== undefined) m.happen(event.destroy, { hero: heroOf(m, env.you), enemy })
  },
  affects(q, a, env) {
    const hand = handIn(q)
    const [enemy] = a.enemy
    if (!q.exists(hand) || q.counter(hand, 'charged') === 0 || enemy === undefined) return false
    const zone = zoneOf(q, heroOf(q, env.you))
    return zone === zoneOfToken(q, hand) && isInRange(q, zone, zoneOf(q, enemy), 1)
  },
  say: (a) =>
    t.group(
      t.both(
        'with the charged Sentinel Hand in your Zone,',
        'avec la Main de Sentinelle chargée dans votre Zone,',
      ),
      t.phrase(n.toDestroy, a.enemy),
      t.both('at Range 0 to 1 for good', 'à Portée 0 à 1 définitivement'),
    ),
})

export const missionOps = [
  gainXp,
  activatePoint,
  unlockDoors,
  placeExitOp,
  zombieHeroAt,
  drawAtLiftOp,
  rollForRooms,
  killsStayOp,
  keepToken,
  spawnAtPoint,
  championForPoint,
  noChampion,
  allTaken,
  secretsTakenOp,
  gathered,
  chargeHandOp,
  plantOp,
  tradeOp,
  cullReserve,
  destroyWithHand,
]
