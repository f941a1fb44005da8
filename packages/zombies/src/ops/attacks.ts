import {
  arg,
  type Env,
  inTurn,
  type Machine,
  NOTHING,
  number,
  op,
  type Query,
  reason,
  type Seat,
  thing,
  type ThingId,
  things,
  waiting,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { attackCard, fullHealth, heroOf, isEnemy, isPiece, zoneOf } from '../query/pieces.ts'
import { tableLevel } from '../query/danger.ts'
import { rerollMisses } from '../rules/skills.ts'
import { devour } from '../rules/wounds.ts'
import * as n from '../text/nouns.ts'
import { byLevel, typeNoun } from '../text/say.ts'

/** What texts change about attacks and Wounds. */

function attackIn(q: Query, env: Env) {
  return q.eventOf(env.event, event.attack)
}

/** More dice for this attack. */
export const moreDice = op('moreDice', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    m.ownEventOf(env.event, event.attack).dice += a.n
  },
  affects: (q, a, env) => a.n > 0 && !attackCard(q, attackIn(q, env).attack).plain,
  say: (a) => t.phrase(n.toRoll, t.count(a.n, n.die, t.both('more', 'de plus'))),
})

/** Enemies count less Toughness in this attack. */
export const pierce = op('pierce', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    m.ownEventOf(env.event, event.attack).pierce += a.n
  },
  affects: (_q, a) => a.n > 0,
  say: (a) =>
    t.group(
      t.both('for this attack, Enemies have', 'pour cette Attaque, les Ennemis ont'),
      a.n,
      t.both('less Toughness (at least 1)', 'd’Endurance en moins (minimum 1)'),
    ),
})

const ignorePriorityOp = op('ignorePriority', 'effect', {
  args: [],
  run(m, _a, env) {
    const attack = m.ownEventOf(env.event, event.attack)
    attack.ignoresPriority = true
    // Who is eaten is said after the roll.
    attack.target = NOTHING
  },
  affects: (q, _a, env) => !attackIn(q, env).ignoresPriority,
  say: () => t.both('this attack ignores Target Priority', 'cette Attaque ignore la Priorité des Cibles'),
})
/** The Hits of this attack go where you say. */
export const ignorePriority = ignorePriorityOp()

const doubleSixesOp = op('doubleSixes', 'effect', {
  args: [],
  run(m, _a, env) {
    const attack = m.ownEventOf(env.event, event.attack)
    attack.sixes = attack.sixes + 1
  },
  affects: (q, _a, env) => attackIn(q, env).sixes < 2,
  say: () =>
    t.both(
      'each die that shows 6 counts as 2 Hits on one Enemy',
      'chaque dé qui affiche 6 compte comme 2 Touches sur un même Ennemi',
    ),
})
/** Sixes count twice in this attack. */
export const doubleSixes = doubleSixesOp()

const rerollMissesOp = op('rerollMisses', 'effect', {
  args: [],
  run: (m, _a, env) => rerollMisses(m, env.event),
  affects(q, _a, env) {
    const { results, bonus, accuracy } = attackIn(q, env)
    return results.some((result) => result + bonus < accuracy)
  },
  say: () => t.both('re-roll all dice that missed', 'relancez tous les dés qui ont raté'),
})
/** Dice that missed are rolled once more. */
export const rerollMissed = rerollMissesOp()

/** Enemies of a kind fall to one Hit. */
export const soften = op('soften', 'effect', {
  args: [arg('enemy', word)],
  run(m, a, env) {
    m.ownEventOf(env.event, event.attack).softens = a.enemy
  },
  affects: (q, a, env) => q.ids(attackIn(q, env).zone).some((id) => q.thing(id).face === a.enemy),
  say: (a) =>
    t.opening(
      t.both('for this attack', 'pour cette Attaque'),
      t.group(t.the(typeNoun(a.enemy), t.plural), t.both('have Toughness 1', 'ont une Endurance de 1')),
    ),
})

function eliminateOne(m: Machine, seat: Seat, hero: ThingId, who: ThingId): void {
  const { worth } = m.happen(event.eliminate, { hero, figures: [who], zone: zoneOf(m, who), eaten: false })
  if (worth > 0) m.happen(event.experience, { seat, hero, n: worth })
}

/** Enemies are eliminated without a roll, for experience. */
export const eliminate = op('eliminate', 'effect', {
  args: [arg('who', thing)],
  run(m, a, env) {
    const hero = heroOf(m, env.you)
    eliminateOne(m, env.you, hero, a.who)
  },
  affects: (q, a) => q.exists(a.who) && isEnemy(q, a.who) && zoneOf(q, a.who) !== '',
  say: (a) => t.phrase(n.toEliminate, a.who),
})

function crushPrice(q: Query, enemy: number): number {
  return q.thing(enemy).face === 'brute' ? 2 : 1
}

/** One rank-and-file Enemy falls without a roll: a Brute for two Power, another for one. */
export const crushOne = op('crushOne', 'effect', {
  args: [arg('who', thing)],
  run(m, a, env) {
    const hero = heroOf(m, env.you)
    m.happen(event.power, { seat: env.you, hero, n: -crushPrice(m, a.who) })
    eliminateOne(m, env.you, hero, a.who)
  },
  refusal(q, a, env) {
    if (!q.exists(a.who)) return reason('refused.noEnemy', {}, 'zombies:skills')
    const cost = crushPrice(q, a.who)
    return q.counter(heroOf(q, env.you), 'power') < cost
      ? reason('refused.power', { cost }, 'zombies:power')
      : null
  },
  say: (a) => t.phrase(n.toEliminate, a.who),
})

/** Part of the Wounds is cancelled. */
export const cancelWounds = op('cancelWounds', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const draft = m.ownEventOf(env.event, event.wounds)
    draft.n = Math.max(0, draft.n - a.n)
    if (draft.n === 0) draft.replaced = true
  },
  affects: (q, _a, env) => q.eventOf(env.event, event.wounds).n > 0,
  say: (a) => t.phrase(n.toCancel, t.count(a.n, n.wound)),
})

const devouredOp = op('isDevoured', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(devour, { citizen: env.self, seats: [] }),
  affects: () => true,
  say: () =>
    t.group(
      t.term('zombies:devoured', 'Citizen Devoured', 'Citoyen Dévoré'),
      t.both('takes effect', 'prend effet'),
    ),
})
/** The citizen who speaks counts as devoured. */
export const isDevoured = devouredOp()

/** Somebody suffers Wounds. */
export const suffer = op('suffer', 'effect', {
  args: [arg('n', number), arg('who', things)],
  run: (m, a) =>
    inTurn(
      m,
      a.who
        // Whom Enemies do not notice they do not wound.
        .filter((to) => m.counter(to, 'hidden') === 0)
        .map((to) => waiting(event.wounds, { to, zone: zoneOf(m, to), n: a.n })),
    ),
  affects: (q, a) => a.n > 0 && a.who.some((id) => isPiece(q, id, 'hero') && zoneOf(q, id) !== ''),
  say: (a) => t.by(a.who, t.phrase(n.toSuffer, t.count(a.n, n.wound))),
})

const woundsOp = op('yourWounds', 'number', {
  args: [],
  value: (q, _a, env) => fullHealth(q, heroOf(q, env.you)) - q.counter(heroOf(q, env.you), 'health'),
  say: () => ({
    ...t.numberOf(t.bare(n.wound, t.plural, t.both('you have suffered', 'que vous avez subies'))),
  }),
})
/** How many Wounds you have suffered. */
export const yourWounds = woundsOp()

/** A number by the highest Danger Level. */
export const byDanger = op('byDanger', 'number', {
  args: [arg('blue', number), arg('yellow', number), arg('orange', number), arg('red', number)],
  value: (q, a) => [a.blue, a.yellow, a.orange, a.red][tableLevel(q)] ?? a.red,
  say: (a) => t.expression(byLevel([a.blue, a.yellow, a.orange, a.red].map(({ value }) => value ?? 0))),
})

const standsInZoneOp = op('attackedAndStands', 'condition', {
  args: [],
  value(q, _a, env) {
    const { zone, hero } = attackIn(q, env)
    return isEnemy(q, env.self) && zoneOf(q, env.self) === zone && zoneOf(q, hero) === zone
  },
  say: () =>
    t.allTrue(
      t.both(
        'that hero attacked this Zone from within',
        'ce Super-Héros a attaqué cette Zone en s’y trouvant',
      ),
      t.both('this Enemy is not eliminated', 'cet Ennemi n’est pas éliminé'),
    ),
})
/** Somebody attacked this Enemy's zone from inside it, and it still stands. */
export const attackedAndStands = standsInZoneOp()

const inYourZoneOp = op('enemiesHere', 'condition', {
  args: [],
  value(q, _a, env) {
    const { zone } = q.eventOf(env.event, event.enemiesEnter)
    return zoneOf(q, heroOf(q, env.you)) === zone
  },
  say: () => t.both('it is your Zone', 'c’est votre Zone'),
})
/** The zone that Enemies came into is yours. */
export const enemiesHere = inYourZoneOp()

export const attackOps = [
  moreDice,
  pierce,
  ignorePriorityOp,
  doubleSixesOp,
  rerollMissesOp,
  soften,
  eliminate,
  crushOne,
  cancelWounds,
  devouredOp,
  suffer,
  woundsOp,
  byDanger,
  standsInZoneOp,
  inYourZoneOp,
]
