import { arg, flag, number, oneOf, op, partOf, type Query, sizeOf, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { dangers } from '../piece.ts'
import { levelOf } from '../query/danger.ts'
import { sideOf } from '../query/board.ts'
import { citizenOf, heroesEscaped, isEnemy, kindOf, onBoard } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import * as n from '../text/nouns.ts'
import { colorWord, levelName } from '../text/say.ts'

/** What missions ask of the heroes; each tells how far they are. */

function countOf(list: readonly string[], color: string): number {
  return list.filter((one) => one === color).length
}

/** All Objectives of a colour are taken; where there is one, it is. */
export const objectivesTaken = op('objectivesTaken', 'condition', {
  args: [arg('color', word), arg('alone', flag, false)],
  value: (q, a) => countOf(tableOf(q).taken, a.color) >= countOf(tableOf(q).objectives, a.color),
  progress: (q, a, _env, node) => [
    partOf(node, countOf(tableOf(q).taken, a.color), countOf(tableOf(q).objectives, a.color)),
  ],
  say: (a) => t.passive((a.alone ? t.the : t.all)(n.objective, colorWord(a.color)), n.toTake),
})

/** What the players' figures are called. */
const called = arg('called', oneOf('hero', 'zombie'), 'hero')

const everyHeroEscapedOp = op('everyHeroEscaped', 'condition', {
  args: [called],
  value: (q) => heroesEscaped(q).length === q.seats,
  progress: (q, _a, _env, node) => [partOf(node, heroesEscaped(q).length, q.seats)],
  say: (a) =>
    a.called === 'hero'
      ? t.both('every hero has left by the Exit', 'tous les Super-Héros sont partis par la Sortie')
      : t.both('every Zombie Hero has left by the Exit', 'tous les Héros Zombies sont partis par la Sortie'),
})
/** Every hero has left the board, unharmed enough to walk. */
export const everyHeroEscaped = everyHeroEscapedOp()
export const everyZombieEscaped = everyHeroEscapedOp('zombie')

/** A citizen has been eaten. */
export const eaten = op('eaten', 'condition', {
  args: [arg('citizen', word)],
  value: (q, a) => tableOf(q).eaten.includes(a.citizen),
  progress: (q, a, _env, node) => [partOf(node, tableOf(q).eaten.includes(a.citizen) ? 1 : 0, 1)],
  say: (a) => t.passive(t.thing(a.citizen), n.toDevour),
})

/** So many Secret Mission cards have been taken. */
export const secretsTakenAll = op('secretMissionsTaken', 'condition', {
  args: [arg('n', number)],
  value: (q, a) => new Set(tableOf(q).secretsTaken).size >= a.n,
  progress: (q, a, _env, node) => [partOf(node, new Set(tableOf(q).secretsTaken).size, a.n)],
  say: () => t.both('both Secret Mission cards are taken', 'les deux cartes Mission Secrète sont prises'),
})

function leftToRescue(q: Query): number {
  return onBoard(q, (id) => kindOf(q, id) === 'citizen' || q.thing(id).face === 'hidden-citizen').length
}

const everyCitizenRescuedOp = op('everyCitizenRescued', 'condition', {
  args: [],
  value: (q) => leftToRescue(q) === 0,
  progress: (q, _a, _env, node) => {
    const done = tableOf(q).rescued.length
    return [partOf(node, done, done + leftToRescue(q))]
  },
  say: () => t.both('no citizen is left on the board', 'il ne reste aucun Citoyen sur le plateau'),
})
/** Every citizen on the board has been rescued. */
export const everyCitizenRescued = everyCitizenRescuedOp()

/** A citizen has been rescued. */
export const rescued = op('rescued', 'condition', {
  args: [arg('citizen', word)],
  value: (q, a) => tableOf(q).rescued.includes(a.citizen),
  progress: (q, a, _env, node) => [partOf(node, tableOf(q).rescued.includes(a.citizen) ? 1 : 0, 1)],
  say: (a) => t.passive(t.thing(a.citizen), n.toRescue),
})

function holders(q: Query): number {
  return tableOf(q).heroes.filter((hero) => q.exists(citizenOf(q, q.thing(hero).owner))).length
}

const everyHeroHoldsOp = op('everyHeroHolds', 'condition', {
  args: [],
  value: (q) => holders(q) === q.seats,
  progress: (q, _a, _env, node) => [partOf(node, holders(q), q.seats)],
  say: () => t.both('every hero holds a citizen', 'chaque Super-Héros détient un Citoyen'),
})
/** Each hero holds a rescued citizen. */
export const everyHeroHolds = everyHeroHoldsOp()

/** A Zombie Hero has been eliminated. */
export const slain = op('slain', 'condition', {
  args: [arg('enemy', word)],
  value: (q, a) => tableOf(q).slain.includes(a.enemy),
  progress: (q, a, _env, node) => [partOf(node, tableOf(q).slain.includes(a.enemy) ? 1 : 0, 1)],
  say: (a) => t.passive(t.thing(a.enemy), n.toEliminate),
})

/** So many different Zombie Heroes have been eliminated. */
export const zombieHeroesSlain = op('zombieHeroesSlain', 'condition', {
  args: [arg('n', number)],
  value: (q, a) => new Set(tableOf(q).slain).size >= a.n,
  progress: (q, a, _env, node) => [partOf(node, new Set(tableOf(q).slain).size, a.n)],
  say: (a) =>
    t.group(t.both('all', 'les'), t.count(a.n, n.zombieHero), t.both('are eliminated', 'sont éliminés')),
})

function enemiesLeft(q: Query): number {
  return (
    q.ids('reserve').length +
    sizeOf(q.zone(sideOf(q).championDeck)) +
    q.ids(sideOf(q).championPile).length +
    onBoard(q, (id) => isEnemy(q, id)).length
  )
}

const everyEnemyGoneOp = op('everyEnemyGone', 'condition', {
  args: [],
  value: (q) => enemiesLeft(q) === 0,
  progress: (q, _a, _env, node) => {
    const gone = q.ids('gone').length
    return [partOf(node, gone, gone + enemiesLeft(q))]
  },
  say: () =>
    t.both(
      'every Enemy is eliminated, on the board and in the reserve',
      'tous les Ennemis sont éliminés, sur le plateau et dans la réserve',
    ),
})
/** No Enemy is left, on the board or in the reserve. */
export const everyEnemyGone = everyEnemyGoneOp()

function atLevel(q: Query, level: number): number {
  return tableOf(q).heroes.filter((id) => levelOf(q.counter(id, 'xp')) >= level).length
}

/** Every hero has reached a Danger Level. */
export const everyHeroAtDanger = op('everyHeroAtDanger', 'condition', {
  args: [arg('level', word), called],
  value: (q, a) => atLevel(q, (dangers as readonly string[]).indexOf(a.level)) === q.seats,
  progress: (q, a, _env, node) => [
    partOf(node, atLevel(q, (dangers as readonly string[]).indexOf(a.level)), q.seats),
  ],
  say: (a) =>
    t.group(
      a.called === 'hero'
        ? t.both(
            'every hero has reached the Danger Level',
            'chaque Super-Héros a atteint le Niveau de Danger',
          )
        : t.both(
            'every Zombie Hero has reached the Danger Level',
            'chaque Héros Zombie a atteint le Niveau de Danger',
          ),
      levelName(a.level),
    ),
})

/** So many red Spawn Points have been moved. */
export const pointsRelocated = op('pointsRelocated', 'condition', {
  args: [arg('n', number)],
  value: (q, a) => tableOf(q).relocated >= a.n,
  progress: (q, a, _env, node) => [partOf(node, tableOf(q).relocated, a.n)],
  say: () =>
    t.both('every red Spawn Point has been moved', 'tous les Points de Génération rouges ont été déplacés'),
})

/** A citizen was devoured. */
export const lost = op('lost', 'condition', {
  args: [arg('citizen', word)],
  value: (q, a) => tableOf(q).lost.includes(a.citizen),
  say: (a) => t.passive(t.thing(a.citizen), n.toDevour),
})

/** Citizens that heroes could still come to hold: those on the board and face-down cards. */
function citizensAvailable(q: Query): number {
  const there = onBoard(q, (id) => kindOf(q, id) === 'citizen' || q.thing(id).face === 'hidden-citizen')
  // One that is being rescued is on its way to a hero.
  return there.length + q.ids('rescued').length
}

const tooFewCitizensOp = op('tooFewCitizens', 'condition', {
  args: [],
  value: (q) => citizensAvailable(q) < q.seats - holders(q),
  say: () =>
    t.both(
      'too few citizens are left for every hero to hold one',
      'il ne reste plus assez de Citoyens pour que chaque Super-Héros en détienne un',
    ),
})
/** Not every hero can come to hold a citizen any more. */
export const tooFewCitizens = tooFewCitizensOp()

const noGoalOp = op('nothingElse', 'condition', {
  args: [],
  value: () => true,
  say: () => t.both('nothing else is to be done', 'il n’y a rien d’autre à faire'),
})
/** True at once: for an Exit that is open from the start. */
export const nothingElse = noGoalOp()

export const objectiveOps = [
  objectivesTaken,
  eaten,
  secretsTakenAll,
  everyHeroEscapedOp,
  everyCitizenRescuedOp,
  rescued,
  everyHeroHoldsOp,
  slain,
  zombieHeroesSlain,
  everyEnemyGoneOp,
  everyHeroAtDanger,
  pointsRelocated,
  lost,
  tooFewCitizensOp,
  noGoalOp,
]
