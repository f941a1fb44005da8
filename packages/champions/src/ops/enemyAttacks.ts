import { answeredAttack, answeredScheme } from '../query/answered.ts'
import { arg, eachInTurn, op, things } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { areaOf, inPlay } from '../query/card.ts'
import { identityOf, isHero } from '../query/seat.ts'
import { enemyAttackDraft } from '../rules/enemyAttack.ts'
import { multiplied } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Attacks that enemies make by a card's word, and what an activation has brought about. */

const engagedWithIt = t.both('it is engaged with', 'avec lequel il est engagé')

/** Each of these enemies attacks the hero it is engaged with; players in alter-ego form are left alone (R64). */
export const attackEngaged = op('attackEngaged', 'effect', {
  args: [arg('enemies', things)],
  run(m, a, env) {
    const able = a.enemies.filter((enemy) => isHero(m, areaOf(m, enemy)))
    eachInTurn(
      m,
      event.enemyAttack,
      able.map((enemy) => ({ ...enemyAttackDraft(m, enemy, areaOf(m, enemy), env.self), base: m.base })),
    )
  },
  affects: (q, a) => a.enemies.some((enemy) => inPlay(q, enemy) && isHero(q, areaOf(q, enemy))),
  say: (a) => t.clause(a.enemies, v.toAttack, t.the(n.heroNoun, engagedWithIt)),
})

const eachOtherHero: t.NounPhrase = { ...t.another(n.heroNoun), determiner: 'each' }

/** The attack this text belongs to is made once more against every other hero, each with its own defender (R49). */
const attackOthersTooOp = op('attackOthersToo', 'effect', {
  args: [],
  run(m, _a, env) {
    m.ownEventOf(env.event, event.enemyAttack).againstAll = true
  },
  say: () =>
    t.phrase(
      v.toResolve,
      t.thisOne(n.attackNoun),
      t.both('against', 'contre'),
      eachOtherHero,
      t.both('as well', 'également'),
    ),
})
export const attackOthersToo = attackOthersTooOp()

/** The activation this text belongs to has dealt damage. */
const thisDealtDamageOp = op('thisDealtDamage', 'condition', {
  args: [],
  value: (q, _a, env) => (answeredAttack(q, env)?.dealt ?? 0) > 0,
  say: () => t.past(t.clause(t.thisOne(n.attackNoun), v.toDeal, t.some(n.damage))),
})
export const thisDealtDamage = thisDealtDamageOp()

/** It has damaged your identity. */
const thisHurtYouOp = op('thisHurtYou', 'condition', {
  args: [],
  value: (q, _a, env) => answeredAttack(q, env)?.damaged.includes(identityOf(q, env.you)) === true,
  say: () =>
    t.past(
      t.clause(t.you, v.toTake, t.some(n.damage), t.both('from this activation', 'lors de cette activation')),
    ),
})
export const thisHurtYou = thisHurtYouOp()

/** One for each damage that the attack this text belongs to has dealt. */
const damageDealtByThisOp = op('damageDealtByThis', 'number', {
  args: [],
  value: (q, _a, env) => answeredAttack(q, env)?.dealt ?? 0,
  say: () =>
    multiplied(
      t.number(1),
      t.both('for each damage dealt by this attack', 'pour chaque dégât infligé par cette attaque'),
    ),
})
export const damageDealtByThis = damageDealtByThisOp()

/** One for each threat that the scheme activation this text belongs to has placed. */
const threatPlacedByThisOp = op('threatPlacedByThis', 'number', {
  args: [],
  value: (q, _a, env) => answeredScheme(q, env)?.placed ?? 0,
  say: () =>
    multiplied(t.number(1), t.both('for each threat placed this way', 'pour chaque menace ainsi placée')),
})
export const threatPlacedByThis = threatPlacedByThisOp()

export const enemyAttackOps = [
  attackEngaged,
  attackOthersTooOp,
  thisDealtDamageOp,
  thisHurtYouOp,
  damageDealtByThisOp,
  threatPlacedByThisOp,
]
