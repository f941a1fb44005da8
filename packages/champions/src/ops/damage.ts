import {
  arg,
  condition,
  countersChanged,
  eachInTurn,
  incomplete,
  NO_EFFECT,
  NOBODY,
  number,
  oneOf,
  op,
  type Query,
  type Seat,
  thing,
  type ThingId,
  things,
  totalOf,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { statuses } from '../card.ts'
import { effectDamage } from '../events/damage.ts'
import { inPlay, isKind } from '../query/card.ts'
import { isReady } from '../query/characters.ts'
import { canTakeDamage } from '../query/immunity.ts'
import { attackRefusal } from '../query/legality.ts'
import { identityOf } from '../query/seat.ts'
import { attackDraft } from '../rules/attack.ts'
import { splitDamage as splitDamageRule } from '../rules/splitDamage.ts'
import { counted, countedTo, exceptionOf, perWhat } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Whose identity counts as dealing it: events and upgrades are "you", allies and supports are not (R48). */
function creditOf(q: Query, source: ThingId, you: Seat): Seat {
  return isKind(q, source, 'event', 'upgrade', 'hero', 'alter-ego') ? you : NOBODY
}

/** Damage that is no attack: guard, retaliate and stunned do not matter (R34). */
export const dealDamage = op('dealDamage', 'effect', {
  args: [arg('n', number), arg('to', things)],
  run(m, a, env) {
    const by = creditOf(m, env.self, env.you)
    // Judged for all before the first is hit: a character that cannot take damage now does not take its share (R44).
    const able = a.to.filter((to) => canTakeDamage(m, to, env.self))
    eachInTurn(
      m,
      event.damage,
      able.map((to) => effectDamage(to, a.n, env.self, by)),
    )
  },
  affects: (q, a, env) => a.n > 0 && a.to.some((to) => canTakeDamage(q, to, env.self)),
  // What hits each of several is said from their side: "each enemy takes 1 damage".
  say: (a) =>
    a.to.determiner === 'each' && a.n.expression === null
      ? t.clause(a.to, v.toTake, counted(a.n, n.damage), ...perWhat(a.n))
      : t.phrase(v.toDeal, ...countedTo(a.n, n.damage, t.prep.to, a.to), ...perWhat(a.n)),
})

/** Damage to the player whom the text means. */
export const takeDamage = op('takeDamage', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.propose(event.damage, effectDamage(identityOf(m, env.you), a.n, env.self, NOBODY)),
  affects: (q, _a, env) => canTakeDamage(q, identityOf(q, env.you)),
  say: (a) => t.phrase(v.toTake, t.count(a.n, n.damage), ...perWhat(a.n)),
})

const hasOverkill = t.clause(
  t.thisOne(n.attackNoun),
  v.toGain,
  t.term('champions:overkill', 'overkill', 'Déferlement'),
)

/** Your hero attacks an enemy with a labelled ability, possibly with overkill. */
export const attack = op('attack', 'effect', {
  args: [arg('n', number), arg('target', thing), arg('overkill', condition, null)],
  run(m, a, env) {
    const draft = attackDraft(identityOf(m, env.you), a.target, env.you, env.self, a.n)
    m.propose(event.attack, { ...draft, overkill: a.overkill === true })
  },
  refusal(q, a, env) {
    if (!inPlay(q, a.target)) return NO_EFFECT
    return attackRefusal(q, env.you, a.target, env.self) ?? (a.n > 0 ? null : NO_EFFECT)
  },
  say(a) {
    const deal = t.phrase(v.toDeal, ...countedTo(a.n, n.damage, t.prep.to, a.target), ...perWhat(a.n))
    return a.overkill === null ? deal : t.sentences(deal, t.ifSo(a.overkill, hasOverkill))
  },
})

/** Damage moves from your hero to an enemy and counts as dealt by an attack (R42). */
export const attackWithOwnDamage = op('attackWithOwnDamage', 'effect', {
  args: [arg('most', number), arg('target', thing)],
  run(m, a, env) {
    const hero = identityOf(m, env.you)
    const moved = Math.min(a.most, m.counter(hero, 'damage'))
    if (moved < a.most) incomplete(m, m.base)
    m.happen(event.heal, { to: hero, n: moved, source: env.self, seat: env.you })
    m.propose(event.attack, attackDraft(hero, a.target, env.you, env.self, moved))
  },
  refusal(q, a, env) {
    if (!inPlay(q, a.target) || q.counter(identityOf(q, env.you), 'damage') === 0) return NO_EFFECT
    return attackRefusal(q, env.you, a.target, env.self)
  },
  say: (a) =>
    t.phrase(
      v.toMove,
      t.count(a.most, n.damage),
      t.prep.from,
      t.your(n.heroNoun),
      t.both('to', 'vers'),
      a.target,
      ...exceptionOf(a.most),
    ),
})

/** Heals up to so much damage. */
export const heal = op('heal', 'effect', {
  args: [arg('n', number), arg('who', thing)],
  run(m, a, env) {
    if (!inPlay(m, a.who)) return
    if (m.counter(a.who, 'damage') < a.n) incomplete(m, m.base)
    m.happen(event.heal, { to: a.who, n: a.n, source: env.self, seat: env.you })
  },
  affects: (q, a) => inPlay(q, a.who) && q.counter(a.who, 'damage') > 0,
  say: (a) => t.phrase(v.toHeal, ...countedTo(a.n, n.damage, t.prep.from, a.who), ...perWhat(a.n)),
})

/** Gives a status card; a character holds at most one of each (R32). */
export const give = op('give', 'effect', {
  args: [arg('status', oneOf(...statuses)), arg('to', things)],
  run(m, a, env) {
    const able = a.to.filter((to) => inPlay(m, to) && m.counter(to, a.status) === 0)
    if (able.length < a.to.length) incomplete(m, m.base)
    eachInTurn(
      m,
      event.gainStatus,
      able.map((to) => ({ to, status: a.status, source: env.self })),
    )
  },
  affects: (q, a) => a.to.some((to) => inPlay(q, to) && q.counter(to, a.status) === 0),
  say: (a) => t.phrase(v.toGive, t.a(n.statusNouns[a.status]), t.prep.to, a.to),
})

export const exhaust = op('exhaust', 'effect', {
  args: [arg('who', things)],
  run(m, a, env) {
    const able = a.who.filter((id) => inPlay(m, id) && isReady(m, id))
    if (able.length === 0 || able.length < a.who.length) incomplete(m, m.base)
    for (const id of able) m.happen(event.exhaust, { thing: id, seat: env.you })
  },
  affects: (q, a) => a.who.some((id) => inPlay(q, id) && isReady(q, id)),
  say: (a) => t.phrase(v.toExhaust, a.who),
})

export const ready = op('ready', 'effect', {
  args: [arg('who', thing)],
  run(m, a, env) {
    if (inPlay(m, a.who)) m.happen(event.ready, { thing: a.who, seat: env.you })
    else incomplete(m, m.base)
  },
  affects: (q, a) => inPlay(q, a.who) && !isReady(q, a.who),
  say: (a) => t.phrase(v.toReady, a.who),
})

/** Damage that the first player splits among heroes and allies. */
export const splitDamage = op('splitDamage', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(splitDamageRule, { n: a.n, source: env.self }),
  say: (a) =>
    t.phrase(
      v.toSplit,
      t.count(a.n, n.damage),
      t.both('among heroes and allies', 'entre les héros et les alliés'),
    ),
})

/** The damage of the event this text answers is put on a card instead. */
export const placeDamageInstead = op('placeDamageInstead', 'effect', {
  args: [arg('on', thing)],
  run(m, a, env) {
    const draft = m.ownEvent(env.event)
    draft.replaced = true
    m.happen(countersChanged, {
      thing: a.on,
      counter: 'damage',
      n: totalOf(draft.ledger),
      source: env.self,
    })
  },
  affects: (q, _a, env) => totalOf(q.event(env.event).ledger) > 0,
  say: (a) => t.instead(t.phrase(v.toPlace, t.it(t.the(n.damage, t.plural)), t.prep.on, a.on)),
})

export const damageOps = [
  dealDamage,
  takeDamage,
  attack,
  attackWithOwnDamage,
  heal,
  give,
  exhaust,
  ready,
  splitDamage,
  placeDamageInstead,
]
