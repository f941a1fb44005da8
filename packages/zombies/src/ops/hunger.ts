import { arg, number, op, reason, thing, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { targetsOf } from '../query/actions.ts'
import { drawingPoints, surveyIn } from '../query/board.ts'
import { isDrivenByHunger, mostHunger } from '../query/hunger.ts'
import { attackCard, attacksOf, enemiesIn, hasEnemies, heroOf, isChampion, zoneOf } from '../query/pieces.ts'
import { freeOf, grant } from '../rules/free.ts'
import {
  flashFreeze,
  foresee,
  freezeZones,
  movable,
  pullable,
  raiseHunger,
  setHunger,
  shove,
  snatch,
  starveWounds,
} from '../rules/hungerSkills.ts'
import { longMove as walking } from '../rules/movement.ts'
import * as n from '../text/nouns.ts'
import { within } from '../text/say.ts'

/** What Zombie Heroes do by their Skills, Traits and citizens. */

/** A Zombie Hero is less hungry. */
export const lowerHunger = op('lowerHunger', 'effect', {
  args: [arg('n', number), arg('who', thing)],
  run: (m, a) => void m.happen(event.hunger, { seat: m.thing(a.who).owner, hero: a.who, n: -a.n }),
  affects: (q, a) => q.exists(a.who) && q.counter(a.who, 'hunger') > 0,
  say: (a) => t.by(a.who, t.phrase(n.toLose, t.count(a.n, n.hunger))),
})

const hungerMoreOp = op('hungerMore', 'effect', {
  args: [],
  run: (m, _a, env) => void m.happen(event.hunger, { seat: env.you, hero: heroOf(m, env.you), n: 1 }),
  affects: (q, _a, env) => q.counter(heroOf(q, env.you), 'hunger') < mostHunger,
  say: () => t.phrase(n.toGain, t.count(1, n.hunger)),
})
/** You become hungrier by one. */
export const hungerMore = hungerMoreOp()

/** The Hunger of somebody becomes what you say. */
export const anyHunger = op('anyHunger', 'effect', {
  args: [arg('who', thing)],
  run: (m, a, env) => m.call(setHunger, { seat: env.you, hero: a.who }),
  affects: (q, a) => q.exists(a.who),
  say: (a) => t.group(t.both('choose the new Hunger of', 'choisissez la nouvelle Faim d’'), a.who),
})

/** You become hungrier, by as much as you like up to a number. */
export const hungerUpTo = op('hungerUpTo', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(raiseHunger, { seat: env.you, most: a.most }),
  affects: (q, _a, env) => q.counter(heroOf(q, env.you), 'hunger') < mostHunger,
  say: (a) => t.phrase(n.toGain, t.both('up to', 'jusqu’à'), t.count(a.most, n.hunger)),
})

const willOp = op('masterHunger', 'effect', {
  args: [],
  run: (m, _a, env) => void m.happen(event.masterHunger, { seat: env.you, hero: heroOf(m, env.you) }),
  affects: (q, _a, env) => isDrivenByHunger(q, heroOf(q, env.you)),
  say: () =>
    t.both(
      'if you are Ravenous, you may take any Actions this turn',
      'si vous êtes Vorace, vous pouvez effectuer n’importe quelles Actions pendant ce Tour',
    ),
})
/** Ravenous, you act as you like this turn. */
export const masterHunger = willOp()

const starveWoundsOp = op('starveWounds', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(starveWounds, { seat: env.you, event: env.event }),
  affects: (q, _a, env) =>
    q.eventOf(env.event, event.wounds).n > 0 && q.counter(heroOf(q, env.you), 'hunger') < mostHunger,
  say: () =>
    t.both(
      'cancel any of these Wounds; your Hunger rises by 1 for each',
      'annulez autant de ces Blessures que vous voulez ; votre Faim augmente de 1 pour chacune',
    ),
})
/** Hunger instead of Wounds. */
export const hungerForWounds = starveWoundsOp()

/** Somebody in reach is moved by one zone. */
export const moveSomebody = op('moveSomebody', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(shove, { seat: env.you, most: a.most, who: -1 }),
  affects: (q, a, env) => movable(q, env.you, a.most).length > 0,
  say: (a) =>
    t.group(
      t.both('move 1 citizen, Enemy or Zombie Hero', 'déplacez 1 Citoyen, 1 Ennemi ou 1 Héros Zombie'),
      within(0, a.most.value ?? 0),
      t.both('by 1 Zone', 'de 1 Zone'),
    ),
})

const pullOp = op('pullSomebody', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(snatch, { seat: env.you }),
  affects: (q, _a, env) => pullable(q, env.you).length > 0,
  say: () =>
    t.both(
      'pull 1 citizen, Trooper or Specialist from a Zone next to yours, in sight, into your Zone',
      'attirez dans votre Zone 1 Citoyen, 1 Opérateur ou 1 Spécialiste d’une Zone adjacente que vous voyez',
    ),
})
/** Somebody next door is pulled into your zone. */
export const pullSomebody = pullOp()

/** Enemies of one zone in reach miss their next activation. */
export const freezeEnemies = op('freezeEnemies', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(flashFreeze, { seat: env.you, most: a.most }),
  refusal: (q, a, env) =>
    freezeZones(q, env.you, a.most).length > 0 ? null : reason('refused.noEnemy', {}, 'zombies:skills'),
  say: (a) =>
    t.group(
      t.both('all Enemies of one Zone', 'tous les Ennemis d’une Zone'),
      within(0, a.most.value ?? 0),
      t.both(
        'except Super Heroes miss their next activation',
        'sauf les Super-Héros manquent leur prochaine activation',
      ),
    ),
})

const foreseeOp = op('foreseeSpawn', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(foresee, { seat: env.you, card: -1 }),
  affects: (q) =>
    q.ids('keptSpawn').length === 0 &&
    drawingPoints(q).length > 0 &&
    q.zone('spawnDeck').ids.length + q.zone('spawnDeck').rest.length + q.ids('spawnPile').length > 0,
  say: () =>
    t.both(
      'look at the next Spawn card; you may keep it for a Spawn Point of your choice in this round',
      'regardez la prochaine carte Génération ; vous pouvez la réserver à un Point de Génération de votre choix pour ce Round',
    ),
})
/** The next Spawn card is seen, and perhaps kept for one Spawn Point. */
export const foreseeSpawn = foreseeOp()

/** A free attack with one of your attacks. */
export const freeAttackWith = op('freeAttackWith', 'effect', {
  args: [arg('code', word)],
  run: (m, a, env) => grant(m, freeOf(env.you, ['attack'], { attack: a.code })),
  affects: (q, a, env) =>
    attacksOf(q, env.you).some((id) => q.thing(id).face === a.code && targetsOf(q, env.you, id).length > 0),
  say: (a) => t.phrase(n.toPerform, t.both('1 free attack with', '1 Attaque gratuite avec'), t.thing(a.code)),
})

const furtherOp = op('moveFurther', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(walking, { seat: env.you, left: 1, cost: -1, ignores: false, first: false }),
  affects(q, _a, env) {
    const zone = zoneOf(q, heroOf(q, env.you))
    return zone !== '' && !hasEnemies(q, zone) && surveyIn(q).next(zone).size > 0
  },
  say: () => t.both('move 1 Zone further', 'déplacez-vous de 1 Zone de plus'),
})
/** Your Move Action goes one zone further, unless Enemies stop it. */
export const moveFurther = furtherOp()

const ownStepOp = op('inMoveAction', 'condition', {
  args: [],
  value: (q, _a, env) => q.eventOf(env.event, event.heroMoves).step > 0,
  say: () => t.both('it is a Move Action of yours', 'c’est une de vos Actions de Déplacement'),
})
/** The step was part of a Move Action. */
export const inMoveAction = ownStepOp()

const incinerateOp = op('incinerate', 'effect', {
  args: [],
  run(m, _a, env) {
    const attack = m.ownEventOf(env.event, event.attack)
    const { attack: card, zone } = attack
    attack.dice += crowd(m, zone) - m.stat(card, 'dice')
    attack.sparesHeroes = true
  },
  affects(q, _a, env) {
    const { attack, zone, sparesHeroes } = q.eventOf(env.event, event.attack)
    return !sparesHeroes && !attackCard(q, attack).plain && crowd(q, zone) > 0
  },
  say: () =>
    t.both(
      'roll 1 die for each Enemy of the Zone instead of the dice of the attack; Super Heroes are left out',
      'lancez 1 dé par Ennemi de la Zone au lieu des dés de l’Attaque ; les Super-Héros sont ignorés',
    ),
})

function crowd(q: Parameters<typeof enemiesIn>[0], zone: string): number {
  return enemiesIn(q, zone).filter((id) => !isChampion(q, id)).length
}
/** A die for each Enemy without a name instead of the usual ones. */
export const incinerate = incinerateOp()

const sharpenedOp = op('notSharpened', 'condition', {
  args: [arg('code', word)],
  value: (q, a, env) =>
    attacksOf(q, env.you).some(
      (id) => q.thing(id).face === a.code && q.stat(id, 'most') === q.definition(id).stats['most'],
    ),
  say: () => t.both('it is not in force yet', 'ce n’est pas déjà le cas'),
})
/** Your attack of this name has its printed maximum Range: what raises it is not in force yet. */
export const notSharpened = sharpenedOp

export const hungerOps = [
  lowerHunger,
  hungerMoreOp,
  anyHunger,
  hungerUpTo,
  willOp,
  starveWoundsOp,
  moveSomebody,
  pullOp,
  freezeEnemies,
  foreseeOp,
  freeAttackWith,
  furtherOp,
  ownStepOp,
  incinerateOp,
  sharpenedOp,
]
