import {
  arg,
  type Env,
  flag,
  type Machine,
  number,
  oneOf,
  op,
  type Query,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { championTypes } from '../piece.ts'
import { boardIn } from '../query/board.ts'
import { tableLevel } from '../query/danger.ts'
import { onBoard, zoneOf } from '../query/pieces.ts'
import { overdrive as racing } from '../rules/overdrive.ts'
import { multiplying } from '../rules/multiply.ts'
import { activateKind, allOf, drawCard, spawnChampion, spawnIn } from '../rules/spawn.ts'
import * as n from '../text/nouns.ts'
import { byLevel, typeNoun } from '../text/say.ts'

/** What Spawn cards do, in the zone that they were drawn for. */

function hereOf(env: Env): string {
  const { zone } = env.names
  return typeof zone === 'string' ? zone : ''
}

const levels = [
  arg('blue', number),
  arg('yellow', number),
  arg('orange', number),
  arg('red', number),
] as const

interface Counts {
  readonly blue: number
  readonly yellow: number
  readonly orange: number
  readonly red: number
}

/** The Danger Level that the card is read at. */
function levelOf(q: Query, { names }: Env): number {
  return typeof names['danger'] === 'number' ? names['danger'] : tableLevel(q)
}

function countOf(q: Query, { blue, yellow, orange, red }: Counts, env: Env): number {
  return [blue, yellow, orange, red][levelOf(q, env)] ?? red
}

/** Another card for the same zone, read at the same level. The last act of a step. */
function drawAgain(m: Machine, env: Env): void {
  const { danger } = env.names
  m.call(drawCard, { zone: hereOf(env), card: '', ...(typeof danger === 'number' ? { danger } : {}) })
}

function saidCounts(a: Readonly<Record<keyof Counts, { readonly value: number | null }>>): t.Phrase {
  return byLevel([a.blue, a.yellow, a.orange, a.red].map(({ value }) => value ?? 0))
}

const spawnEnemiesOp = op('spawnEnemies', 'effect', {
  args: [arg('enemy', word), ...levels, arg('rush', flag, false)],
  run: (m, a, env) => spawnIn(m, hereOf(env), a.enemy, countOf(m, a, env), a.rush),
  affects: () => true,
  say(a) {
    const spawned = t.group(
      t.phrase(n.toSpawn, t.some(typeNoun(a.enemy), t.both('here', 'ici'))),
      t.parentheses(saidCounts(a)),
    )
    if (!a.rush) return spawned
    const they = t.clause(t.it(t.the(typeNoun(a.enemy), t.plural)), n.toAct)
    return t.group(spawned, t.both(', then', ', puis'), t.told(they))
  },
})
type Level4 = readonly [number, number, number, number]
/** Enemies by the Danger Level. */
export const spawnEnemies = (enemy: string, [b, y, o, r]: Level4) => spawnEnemiesOp(enemy, b, y, o, r)
/** Enemies by the Danger Level, that activate at once. */
export const rushOf = (enemy: string, [b, y, o, r]: Level4) => spawnEnemiesOp(enemy, b, y, o, r, true)

/** All Enemies of a kind activate once more, unless everybody is at Blue. */
export const extraActivation = op('extraActivation', 'effect', {
  args: [arg('enemy', word)],
  run(m, a, env) {
    if (levelOf(m, env) > 0) activateKind(m, a.enemy)
  },
  affects: (q, _a, env) => levelOf(q, env) > 0,
  say: (a) =>
    t.group(
      t.both('from Yellow on:', 'à partir du Jaune :'),
      t.clause(
        t.all(typeNoun(a.enemy)),
        n.toPerform,
        t.both('one Extra Activation', 'une Activation Supplémentaire'),
      ),
    ),
})

const championHereOp = op('championHere', 'effect', {
  args: [arg('type', oneOf(...championTypes))],
  run: (m, _a, env) => spawnChampion(m, hereOf(env)),
  affects: () => true,
  say: (a) => t.phrase(n.toSpawn, t.count(1, typeNoun(a.type), t.both('here', 'ici'))),
})
/** A Zombie Hero appears, or a Super Hero. */
export const zombieHeroHere = championHereOp('zombie-hero')
export const superHeroHere = championHereOp('superhero')

const multiplyOp = op('multiply', 'effect', {
  args: [arg('enemy', word), ...levels],
  run(m, a, env) {
    const zones = boardIn(m).places.filter((zone) => m.ids(zone).some((id) => m.thing(id).face === a.enemy))
    m.call(multiplying, { zones, enemy: a.enemy, n: countOf(m, a, env) })
  },
  affects: (q, a) => onBoard(q, (id) => q.thing(id).face === a.enemy).length > 0,
  say: (a) =>
    t.group(
      t.phrase(n.toSpawn, t.some(typeNoun(a.enemy))),
      t.parentheses(saidCounts(a)),
      t.both('in every Zone that already holds one', 'dans chaque Zone qui en contient déjà'),
    ),
})
/** More of a kind wherever there are some. */
export const multiply = (enemy: string, [b, y, o, r]: Level4) => multiplyOp(enemy, b, y, o, r)

/** All Enemies of a kind rush on; what befalls those they meet is said after it. */
const rushing = (name: string, meeting: 'drains' | 'hungers', befalls: ReturnType<typeof t.both>) =>
  op(name, 'effect', {
    args: [arg('enemy', word), arg('zones', number)],
    run: (m, a) => m.call(racing, { ids: allOf(m, a.enemy), left: a.zones, plan: [], entered: [], meeting }),
    affects: (q, a) => allOf(q, a.enemy).length > 0,
    say: (a) =>
      t.group(
        t.clause(
          t.all(typeNoun(a.enemy)),
          n.toPerform,
          t.both('moves of up to', 'un déplacement d’au plus'),
          t.count(a.zones, n.zone),
        ),
        befalls,
      ),
  })

/** They drain the heroes they meet. */
export const overdrive = rushing(
  'overdrive',
  'drains',
  t.both(
    '; every hero of a Zone they enter loses all Power',
    '; tout Super-Héros d’une Zone où elles entrent perd tout son Pouvoir',
  ),
)

/** They make the Zombie Heroes they meet hungrier. */
export const assault = rushing(
  'assault',
  'hungers',
  t.both(
    '; the Hunger of every Zombie Hero of a Zone they enter rises by 1',
    '; la Faim de tout Héros Zombie d’une Zone où ils entrent augmente de 1',
  ),
)

const fleeingOp = op('fleeingBystander', 'effect', {
  args: [],
  run(m, _a, env) {
    m.happen(event.spawnCitizen, { zone: hereOf(env), hidden: false })
    drawAgain(m, env)
  },
  affects: () => true,
  say: () =>
    t.both(
      'spawn 1 citizen here, then draw another Spawn card for this Zone',
      'générez 1 Citoyen ici, puis piochez une autre carte Génération pour cette Zone',
    ),
})
/** A citizen appears, and another card is drawn. */
export const fleeingBystander = fleeingOp()

const bystanderOp = op('hiddenBystander', 'effect', {
  args: [],
  run(m, _a, env) {
    m.happen(event.spawnCitizen, { zone: hereOf(env), hidden: true })
    drawAgain(m, env)
  },
  affects: () => true,
  say: () =>
    t.both(
      'spawn 1 citizen here; it and the Enemies ignore each other until it rolls 5 or more after one of its activations. Then draw another Spawn card for this Zone',
      'générez 1 Citoyen ici ; les Ennemis et lui s’ignorent jusqu’à ce qu’il obtienne 5 ou plus après l’une de ses activations. Piochez ensuite une autre carte Génération pour cette Zone',
    ),
})
/** A citizen appears unnoticed, and another card is drawn. */
export const hiddenBystander = bystanderOp()

const drawHereOp = op('drawSpawnHere', 'effect', {
  args: [],
  run(m, _a, env) {
    const zone = zoneOf(m, env.self)
    m.happen(event.putAway, { card: env.self })
    m.call(drawCard, { zone, card: '' })
  },
  affects: () => true,
  say: () =>
    t.group(
      t.phrase(n.toDraw, t.count(1, n.spawnCard)),
      t.both('for this Zone, then discard this card', 'pour cette Zone, puis défaussez cette carte'),
    ),
})
/** A Spawn card for the zone of this card, which is discarded. */
export const drawSpawnHere = drawHereOp()

export const spawnOps = [
  spawnEnemiesOp,
  extraActivation,
  championHereOp,
  multiplyOp,
  overdrive,
  assault,
  fleeingOp,
  bystanderOp,
  drawHereOp,
]
