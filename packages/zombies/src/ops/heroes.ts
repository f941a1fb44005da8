import { arg, number, oneOf, op, type Query, type Seat, thing, things } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { mostPower } from '../events/hero.ts'
import { event } from '../kinds/index.ts'
import {
  attackCard,
  attacksOf,
  enemiesIn,
  fullHealth,
  heroOf,
  isEnemy,
  isPiece,
  standingIn,
  zoneOf,
} from '../query/pieces.ts'
import { moveCost, targetsOf } from '../query/actions.ts'
import { boardIn, hasFlag, isOpen, openingThing, surveyIn } from '../query/board.ts'
import { edible } from '../query/hunger.ts'
import { freeOf, grant } from '../rules/free.ts'
import { drawTraits as drawing } from '../rules/heroActions.ts'
import { flight, longMove as walking } from '../rules/movement.ts'
import { absorb, healSome, spy } from '../rules/skills.ts'
import type { Deed } from '../table.ts'
import * as n from '../text/nouns.ts'

/** What heroes do by their Skills, Traits and citizens. */

function lostHealth(q: Query, hero: number): number {
  return q.exists(hero) && isPiece(q, hero, 'hero') ? fullHealth(q, hero) - q.counter(hero, 'health') : 0
}

/** A hero gains Power. */
export const gainPower = op('gainPower', 'effect', {
  args: [arg('n', number), arg('who', thing)],
  run: (m, a) => void m.happen(event.power, { seat: m.thing(a.who).owner, hero: a.who, n: a.n }),
  affects: (q, a) => q.exists(a.who) && q.counter(a.who, 'power') < mostPower,
  say: (a) => t.by(a.who, t.phrase(n.toGain, t.count(a.n, n.power))),
})

/** A hero draws Traits. */
export const drawTraits = op('drawTraits', 'effect', {
  args: [arg('n', number), arg('who', thing)],
  run: (m, a) => m.call(drawing, { seat: m.thing(a.who).owner, n: a.n }),
  affects: (q, a) => q.exists(a.who),
  say: (a) => t.by(a.who, t.phrase(n.toDraw, t.count(a.n, n.trait))),
})

/** A hero recovers Health. */
export const recover = op('recover', 'effect', {
  args: [arg('n', number), arg('who', thing)],
  run: (m, a) => void m.happen(event.heal, { seat: m.thing(a.who).owner, hero: a.who, n: a.n }),
  affects: (q, a) => lostHealth(q, a.who) > 0,
  say: (a) => t.by(a.who, t.phrase(n.toRecover, t.count(a.n, n.health))),
})

/** A hero recovers all lost Health. */
export const recoverAll = op('recoverAll', 'effect', {
  args: [arg('who', thing)],
  run: (m, a) =>
    void m.happen(event.heal, { seat: m.thing(a.who).owner, hero: a.who, n: lostHealth(m, a.who) }),
  affects: (q, a) => lostHealth(q, a.who) > 0,
  say: (a) => t.by(a.who, t.phrase(n.toRecover, t.both('all lost Health', 'toute sa Santé perdue'))),
})

const recoverAnyOp = op('recoverAny', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(healSome, { seat: env.you, hero: heroOf(m, env.you) }),
  affects: (q, _a, env) => lostHealth(q, heroOf(q, env.you)) > 0,
  say: () => t.phrase(n.toRecover, t.both('any amount of Health', 'le montant de Santé de votre choix')),
})
/** You recover as much Health as you like. */
export const recoverAny = recoverAnyOp()

const powerUpNowOp = op('powerUpNow', 'effect', {
  args: [],
  run: (m, _a, env) => void m.happen(event.powerUp, { seat: env.you, hero: heroOf(m, env.you), cost: 0 }),
  affects: (q, _a, env) => q.counter(heroOf(q, env.you), 'power') < mostPower,
  say: () =>
    t.phrase(n.toPerform, t.both('a free Power Up Action', 'une Action de Gain de Pouvoir gratuite')),
})
/** You take a Power Up Action for nothing. */
export const powerUpNow = powerUpNowOp()

interface Kind {
  readonly deeds: readonly Deed[]
  readonly en: string
  readonly fr: string
}

const everyDeed: readonly Deed[] = [
  'move',
  'open',
  'attack',
  'rescue',
  'interact',
  'powerUp',
  'gainTrait',
  'ride',
  'hand',
]

const kinds = {
  move: { deeds: ['move'], en: 'Move Action', fr: 'Action de Déplacement' },
  attack: { deeds: ['attack'], en: 'Attack Action', fr: 'Action d’Attaque' },
  moveOrAttack: {
    deeds: ['move', 'attack'],
    en: 'Move or Attack Action',
    fr: 'Action de Déplacement ou d’Attaque',
  },
  moveOrMelee: {
    deeds: ['move', 'attack'],
    en: 'Move or Melee Attack Action',
    fr: 'Action de Déplacement ou d’Attaque de Mêlée',
  },
  moveOrPowerUp: {
    deeds: ['move', 'powerUp'],
    en: 'Move or Power Up Action',
    fr: 'Action de Déplacement ou de Gain de Pouvoir',
  },
  open: { deeds: ['open'], en: 'Open Action', fr: 'Action d’Ouverture' },
  rescue: { deeds: ['rescue'], en: 'Rescue Action', fr: 'Action de Sauvetage' },
  any: { deeds: everyDeed, en: 'Action', fr: 'Action' },
} as const satisfies Readonly<Record<string, Kind>>

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

function freeWords(kind: keyof typeof kinds): t.Phrase {
  const { en, fr } = kinds[kind]
  return t.both(`1 free ${en}`, `1 ${fr} gratuite`)
}

/** A hero performs one Action of a kind for nothing. */
export const freeAction = op('freeAction', 'effect', {
  args: [arg('kind', oneOf(...kindNames)), arg('who', thing)],
  run: (m, a) =>
    grant(m, freeOf(m.thing(a.who).owner, kinds[a.kind].deeds, { melee: a.kind === 'moveOrMelee' })),
  affects: (q, a) => q.exists(a.who) && zoneOf(q, a.who) !== '' && couldDo(q, a.who, a.kind),
  say: (a) => t.by(a.who, t.phrase(n.toPerform, freeWords(a.kind))),
})

/** Whether a hero could do anything with a free Action of this kind; deeds that are not listed mostly can be done. */
function couldDo(q: Query, hero: number, kind: keyof typeof kinds): boolean {
  const isMelee = kind === 'moveOrMelee'
  const tries: Partial<Record<Deed, () => boolean>> = {
    move: () => couldMove(q, hero),
    open: () => couldOpen(q, hero),
    attack: () => couldAttack(q, hero, isMelee),
    rescue: () => standingIn(q, zoneOf(q, hero)).some((id) => isPiece(q, id, 'citizen')),
  }
  return kinds[kind].deeds.some((deed) => tries[deed]?.() ?? true)
}

/** A free Move still pays for the Enemies left behind. */
function couldMove(q: Query, hero: number): boolean {
  const zone = zoneOf(q, hero)
  const held = q.stat(hero, 'slips') > 0 ? 0 : enemiesIn(q, zone).length
  return surveyIn(q).next(zone).size > 0 && held <= q.counter(hero, 'actions')
}

function couldOpen(q: Query, hero: number): boolean {
  const zone = zoneOf(q, hero)
  return boardIn(q).openings.some(({ id, zones }) => {
    const opening = openingThing(q, id)
    if (!q.exists(opening) || !zones.includes(zone)) return false
    if (isOpen(q, opening) || q.counter(opening, 'locked') > 0) return false
    return !(isPiece(q, opening, 'window') && hasFlag(q, 'shutters'))
  })
}

function couldAttack(q: Query, hero: number, isMelee: boolean): boolean {
  const seat = q.thing(hero).owner
  return attacksOf(q, seat).some(
    (id) => (!isMelee || attackCard(q, id).type === 'melee') && hasTarget(q, seat, id),
  )
}

function hasTarget(q: Query, seat: Seat, attack: number): boolean {
  return (attackCard(q, attack).eats ? edible(q, seat) : targetsOf(q, seat, attack)).length > 0
}

const attackHereOp = op('attackHere', 'effect', {
  args: [arg('melee', oneOf('any', 'melee'))],
  run: (m, a, env) => grant(m, freeOf(env.you, ['attack'], { here: true, melee: a.melee === 'melee' })),
  affects: (q, _a, env) => {
    const zone = zoneOf(q, heroOf(q, env.you))
    return zone !== '' && q.ids(zone).some((id) => isEnemy(q, id))
  },
  say: (a) =>
    t.phrase(
      n.toPerform,
      a.melee === 'melee'
        ? t.both('1 free Melee attack', '1 Attaque de Mêlée gratuite')
        : t.both('1 free attack against your Zone', '1 Attaque gratuite contre votre Zone'),
    ),
})
/** A free attack against your own zone. */
export const attackHere = attackHereOp('any')
export const meleeHere = attackHereOp('melee')

const rescueAnywayOp = op('rescueAnyway', 'effect', {
  args: [],
  run: (m, _a, env) => grant(m, freeOf(env.you, ['rescue'], { ignores: true })),
  affects: (q, _a, env) =>
    standingIn(q, zoneOf(q, heroOf(q, env.you))).some((id) => isPiece(q, id, 'citizen')),
  say: () =>
    t.group(
      t.phrase(n.toPerform, freeWords('rescue')),
      t.both(', even with Enemies in your Zone', ', même si des Ennemis sont dans votre Zone'),
    ),
})
/** A free rescue, Enemies or not. */
export const rescueAnyway = rescueAnywayOp()

const repeatAttackOp = op('repeatAttack', 'effect', {
  args: [],
  run(m, _a, env) {
    const { dice } = m.eventOf(env.event, event.attack)
    grant(m, freeOf(env.you, ['attack'], { dice }))
  },
  affects: (q, _a, env) => {
    const zone = zoneOf(q, heroOf(q, env.you))
    return zone !== '' && attacksOf(q, env.you).some((id) => hasTarget(q, env.you, id))
  },
  say: () =>
    t.phrase(
      n.toPerform,
      t.both(
        '1 free attack that rolls as many dice as this one',
        '1 Attaque gratuite en lançant autant de dés que pour celle-ci',
      ),
    ),
})
/** A further attack with as many dice as the one before. */
export const repeatAttack = repeatAttackOp()

/** A hero moves so many zones, whatever Enemies there are. */
export const moveFreely = op('moveFreely', 'effect', {
  args: [arg('zones', number), arg('who', thing)],
  run: (m, a) =>
    m.call(walking, { seat: m.thing(a.who).owner, left: a.zones, cost: -1, ignores: true, first: true }),
  affects: (q, a) => q.exists(a.who) && surveyIn(q).next(zoneOf(q, a.who)).size > 0,
  say: (a) =>
    t.by(
      a.who,
      t.phrase(
        n.toPerform,
        a.zones.value === 1
          ? t.both(
              '1 free Move Action, ignoring Enemies',
              '1 Action de Déplacement gratuite en ignorant les Ennemis',
            )
          : t.group(
              t.both('a free move of up to', 'un déplacement gratuit de'),
              t.count(a.zones, n.zone),
              t.both(', ignoring Enemies', 'au maximum, en ignorant les Ennemis'),
            ),
      ),
    ),
})

/** A Move Action that may cover several zones, for what a Move Action costs. */
export const longMove = op('longMove', 'effect', {
  args: [arg('zones', number)],
  run(m, a, env) {
    const cost = moveCost(m, heroOf(m, env.you))
    m.call(walking, { seat: env.you, left: a.zones, cost, ignores: false, first: true })
  },
  affects(q, _a, env) {
    const hero = heroOf(q, env.you)
    return surveyIn(q).next(zoneOf(q, hero)).size > 0 && moveCost(q, hero) <= q.counter(hero, 'actions')
  },
  say: (a) =>
    t.phrase(
      n.toPerform,
      t.both('a Move Action of up to', 'une Action de Déplacement d’au plus'),
      t.count(a.zones, n.zone),
    ),
})

const flyOp = op('fly', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(flight, { seat: env.you, to: '', from: '', taken: [] }),
  affects: (q, _a, env) => surveyIn(q).next(zoneOf(q, heroOf(q, env.you))).size > 0,
  say: () =>
    t.group(
      t.phrase(
        n.toPerform,
        t.both(
          '1 free Move Action, ignoring Enemies',
          '1 Action de Déplacement gratuite en ignorant les Ennemis',
        ),
      ),
      t.both(
        ', with any heroes and citizens of your Zone',
        ', avec les Super-Héros et Citoyens de votre choix dans votre Zone',
      ),
    ),
})
/** A free move with companions. */
export const fly = flyOp()

const hideOp = op('hideFromEnemies', 'effect', {
  args: [],
  run: (m, _a, env) => void m.happen(event.hide, { seat: env.you, hero: heroOf(m, env.you), hidden: true }),
  affects: (q, _a, env) => q.counter(heroOf(q, env.you), 'hidden') === 0,
  say: () =>
    t.both(
      'until the next Player Phase begins, Enemies neither see, approach nor wound you',
      'jusqu’au début de la prochaine Phase des Joueurs, les Ennemis ne vous voient pas, ne vous approchent pas et ne vous blessent pas',
    ),
})
/** Enemies pay no attention to you. */
export const hideFromEnemies = hideOp()

/** You look at the next Spawn cards and put them back above or below the others. */
export const spyOnSpawns = op('spyOnSpawns', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(spy, { seat: env.you, n: a.n, cards: [], top: [] }),
  affects: (q) =>
    q.zone('spawnDeck').ids.length + q.zone('spawnDeck').rest.length + q.ids('spawnPile').length > 0,
  say: (a) =>
    t.group(
      t.both('look at the next', 'regardez les'),
      t.count(a.n, n.spawnCard),
      t.both(
        'and put each back on the top or the bottom of the deck',
        'suivantes et remettez chacune au-dessus ou au-dessous du paquet',
      ),
    ),
})

/** You copy an attack or a Skill of a hero in reach. */
export const absorbFrom = op('absorbFrom', 'effect', {
  args: [arg('from', things)],
  run: (m, a, env) => m.call(absorb, { seat: env.you, cards: copyable(m, a.from) }),
  affects: (q, a) => copyable(q, a.from).length > 0,
  say: (a) =>
    t.group(
      t.phrase(
        n.toCopy,
        t.both('one attack or one unlocked Skill of', 'une Attaque ou une Compétence déverrouillée de'),
      ),
      { ...a.from, determiner: 'a', plural: false },
      t.both('until the end of the round', 'jusqu’à la fin du Round'),
    ),
})

/** Cards on the sheets of heroes that are worth copying: no copies, and no further Action. */
function copyable(q: Query, heroes: readonly number[]): number[] {
  return heroes.flatMap((hero) =>
    q
      .ids('sheet', q.thing(hero).owner)
      .filter((id) => q.counter(id, 'copied') === 0 && q.thing(id).face !== 'plus-one-action'),
  )
}

export const heroOps = [
  gainPower,
  drawTraits,
  recover,
  recoverAll,
  recoverAnyOp,
  powerUpNowOp,
  freeAction,
  attackHereOp,
  rescueAnywayOp,
  repeatAttackOp,
  moveFreely,
  longMove,
  flyOp,
  hideOp,
  spyOnSpawns,
  absorbFrom,
]
