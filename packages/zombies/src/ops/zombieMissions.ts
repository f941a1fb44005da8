import { arg, fieldOf, NOTHING, number, op, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import type { PointColor } from '../piece.ts'
import { exitZone, liftZone, pointsOf, zoneOfToken } from '../query/board.ts'
import { isEnemy, pieceCalled } from '../query/pieces.ts'
import { besiegers } from '../query/siege.ts'
import { removable, removeSome } from '../rules/missions.ts'
import { overdrive as racing } from '../rules/overdrive.ts'
import { drawCard } from '../rules/spawn.ts'
import { tableOf } from '../table.ts'
import * as n from '../text/nouns.ts'
import { colorWord } from '../text/say.ts'

/** What missions of Zombie Mode do by their own rules. */

/** The Zombie Hero who did what this text answers. */
export const doer = op('doer', 'thing', {
  args: [],
  value: (q, _a, env) => Number(fieldOf(q.event(env.event), 'hero') ?? NOTHING),
  say: () => t.that(n.zombie),
})

/** A Spawn card for a Spawn Point, at once. */
export const drawAtPoint = op('drawAtPoint', 'effect', {
  args: [arg('color', word)],
  run(m, a) {
    const [point] = pointsOf(m, a.color as PointColor)
    if (point !== undefined) m.call(drawCard, { zone: zoneOfToken(m, point), card: '' })
  },
  affects: (q, a) => pointsOf(q, a.color as PointColor).length > 0,
  say: (a) =>
    t.phrase(n.toDraw, t.count(1, n.spawnCard), t.prep.for, t.the(n.spawnPoint, colorWord(a.color))),
})

const startLiftOp = op('startLift', 'effect', {
  args: [],
  run: (m) => void m.happen(event.startLift, {}),
  affects: (q) => liftZone(q) === '',
  say: () => t.both('the lift can be used from now on', 'l’ascenseur peut désormais être utilisé'),
})
/** The lift works from now on. */
export const startLift = startLiftOp()

/** Players take rank-and-file Enemies off the board, for no experience. */
export const removeEnemies = op('removeEnemies', 'effect', {
  args: [arg('n', number)],
  run: (m, a) => m.call(removeSome, { n: a.n }),
  affects: (q) => removable(q).length > 0,
  say: (a) =>
    t.phrase(
      n.toRemove,
      t.count(a.n, n.enemy),
      t.both(
        'other than Super Heroes from anywhere on the board, without experience',
        'autres que des Super-Héros n’importe où sur le plateau, sans expérience',
      ),
    ),
})

/** An Enemy with a name goes to the Exit, wherever it was. */
export const bringToExit = op('bringToExit', 'effect', {
  args: [arg('enemy', word)],
  run: (m, a) => void m.happen(event.placeChampion, { code: a.enemy, zone: exitZone(m) }),
  affects: (q) => exitZone(q) !== '',
  say: (a) => t.phrase(n.toPlace, t.thing(a.enemy), t.both('in the Exit', 'dans la Sortie')),
})

/** An Enemy moves once more for each Secret Mission that was found; off the board it comes to the Initial Spawn Point. */
export const roams = op('roams', 'effect', {
  args: [arg('enemy', word)],
  run(m, a) {
    const enemy = pieceCalled(m, a.enemy)
    const left = tableOf(m).secretsFound.length
    if (m.exists(enemy)) {
      m.call(racing, { ids: [enemy], left, plan: [], entered: [], meeting: '' })
      return
    }
    const [point] = pointsOf(m, 'initial')
    if (point !== undefined) m.happen(event.placeChampion, { code: a.enemy, zone: zoneOfToken(m, point) })
  },
  affects: (q, a) =>
    !q.exists(pieceCalled(q, a.enemy)) ||
    (tableOf(q).secretsFound.length > 0 && isEnemy(q, pieceCalled(q, a.enemy))),
  say: (a) =>
    t.group(
      t.thing(a.enemy),
      t.both(
        'moves 1 Zone for each Secret Mission card that was found; off the board, spawn him at the Initial Spawn Point instead',
        'se déplace de 1 Zone par carte Mission Secrète révélée ; s’il n’est pas sur le plateau, générez-le plutôt sur le Point de Génération Initial',
      ),
    ),
})

const secretsFoundOp = op('secretsFound', 'condition', {
  args: [],
  value: (q) => new Set(tableOf(q).secretsFound).size >= 2,
  say: () => t.both('both Secret Mission cards are found', 'les deux cartes Mission Secrète sont révélées'),
})
/** Both Secret Mission cards have been turned up. */
export const secretsFound = secretsFoundOp()

/** So many Enemies are in the highlighted building. */
export const besieged = op('besieged', 'condition', {
  args: [arg('n', number)],
  value: (q, a) => besiegers(q) >= a.n,
  say: (a) =>
    t.group(
      a.n,
      t.both(
        'or more Enemies are in the highlighted building',
        'Ennemis ou plus se trouvent dans le bâtiment surligné',
      ),
    ),
})

const loseOp = op('loseMission', 'effect', {
  args: [],
  run: (m) => m.end({ kind: 'lost', winners: [], cause: 'outcome.mission' }),
  affects: () => true,
  say: () => t.both('the game is lost', 'la partie est perdue'),
})
/** The mission has failed. */
export const loseMission = loseOp()

export const zombieMissionOps = [
  doer,
  drawAtPoint,
  startLiftOp,
  removeEnemies,
  bringToExit,
  roams,
  secretsFoundOp,
  besieged,
  loseOp,
]
