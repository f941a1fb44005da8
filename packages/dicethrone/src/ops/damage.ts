import {
  arg,
  effectRefusal,
  effect,
  number,
  oneOf,
  op,
  type Query,
  runNode,
  seat,
  type Seat,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { type AttackRecord, event } from '../kinds/index.ts'
import { damageTypes, type DamageType } from '../definition.ts'
import { areOpponents } from '../query/heroes.ts'
import { isAvoided, openAttack, preventableTo, recordDepth, subtotalTo } from '../query/record.ts'
import { enterAll, enterDamage, enterLine, stackLines } from '../rules/ledger.ts'
import { drawAgainstLeader } from '../rules/targeting.ts'
import { adj, counted, n, v } from '../text/nouns.ts'

/** Damage, which goes into the open record and is applied with everything else in it. */

/** How the type of damage is said behind it. */
export const typeWords: Readonly<Record<DamageType, readonly t.Adjective[]>> = {
  normal: [],
  none: [],
  undefendable: [adj.undefendable],
  pure: [adj.pure],
  collateral: [adj.collateral],
  ultimate: [adj.ultimate],
}

/** Deals damage of a type; the first that an offensive ability deals to its target makes it an attack of that type. */
export const dealDamage = op('dealDamage', 'effect', {
  args: [arg('n', number), arg('to', seat), arg('type', oneOf(...damageTypes), 'none')],
  run(m, a, env) {
    if (a.n <= 0 || a.to < 0) return
    const depth = m.nearest(event.attack)
    const opens = depth >= 0 && opensAttack(m, m.eventOf(depth, event.attack), env.you, a.to, a.type)
    const targets = opens && m.eventOf(depth, event.attack).defender < 0
    if (opens) {
      const own = m.ownEventOf(depth, event.attack)
      own.defender = a.to
      own.type = a.type
      own.unmodified += a.n
    }
    enterDamage(m, env.you, { to: a.to, how: opens ? 'base' : 'add', n: a.n, source: env.self })
    if (targets) drawAgainstLeader(m, env.you, a.to)
  },
  affects: (_q, a) => a.n > 0 && a.to >= 0,
  say(a) {
    const damage = counted(a.n, n.damage, ...typeWords[a.type])
    if (isYou(a.to)) return t.phrase(v.take, damage)
    // What is counted stands last: "3 damage per token removed to your target" would remove it from there.
    if (a.n.after !== null || a.n.expression !== null)
      return t.phrase(v.deal, t.both(a.to, t.group('à', a.to)), damage)
    return t.phrase(v.deal, damage, t.prep.to, a.to)
  },
})

/** Damage to the target; an ability without one, which chooses its opponent itself, attacks whom it damages. */
function opensAttack(
  q: Query,
  { attacker, defender }: Readonly<AttackRecord>,
  from: Seat,
  to: Seat,
  type: DamageType,
): boolean {
  if (type === 'none' || attacker !== from) return false
  if (defender >= 0) return defender === to
  return type !== 'collateral' && areOpponents(q, from, to)
}

function isYou({ head }: t.NounPhrase): boolean {
  return head.kind === 'you'
}

/** Raises the damage of the attack; it is of the attack's type. */
export const addDamage = op('addDamage', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const attack = m.nearest(event.attack)
    if (a.n <= 0 || attack < 0) return
    const { defender, ability } = m.eventOf(attack, event.attack)
    // What the ability's own text adds is no modifier.
    if (env.self === ability) m.ownEventOf(attack, event.attack).unmodified += a.n
    enterLine(m, { to: defender, how: 'add', n: a.n, source: env.self })
  },
  affects: (q, a) => a.n > 0 && q.nearest(event.attack) >= 0,
  say: (a) => t.phrase(v.add, counted(a.n, n.damage)),
})

/** Raises the damage of an attack on you as long as this token lies with you. */
export const addWhileHere = op('addWhileHere', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) =>
    enterLine(m, { to: env.you, how: 'add', n: a.n, source: env.self, of: env.you, while: env.self }),
  affects: (q) => openAttack(q) !== null,
  say: (a) => t.clause(t.that(n.attack), v.deal, t.count(t.signed(a.n.value ?? 0), n.damage)),
})

/** You take damage in the sum of your own ability, as long as this token lies with you. */
export const takeWhileHere = op('takeWhileHere', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) =>
    enterLine(m, { to: env.you, how: 'add', n: a.n, source: env.self, of: env.you, while: env.self }),
  affects: (q, a) => a.n > 0 && recordDepth(q) >= 0,
  say: (a) => t.phrase(v.take, counted(a.n, n.damage)),
})

/** You take damage for each token of the stack that speaks, as long as it lies with you. */
export const takePerToken = op('takePerToken', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => enterAll(m, env.you, stackLines(m, env, { to: env.you, how: 'add', n: a.n })),
  affects: () => true,
  say: (a) => t.phrase(v.take, counted({ ...a.n, after: t.both('per token', 'par jeton') }, n.damage)),
})

const makeUndefendableOp = op('makeUndefendable', 'effect', {
  args: [],
  run(m) {
    const depth = m.nearest(event.attack)
    if (depth >= 0 && m.eventOf(depth, event.attack).type === 'normal')
      m.ownEventOf(depth, event.attack).type = 'undefendable'
  },
  affects: (q) => openAttack(q)?.type === 'normal' && openAttack(q)?.defended === false,
  say: () => t.clause(t.thisOne(n.attack), v.become, adj.undefendable),
})
/** The attack cannot be defended against. */
export const makeUndefendable = makeUndefendableOp()

/** If any damage of this attack gets through, its attacker takes some too, in the same moment. */
export const recoil = op('recoil', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const depth = m.nearest(event.attack)
    const { defender } = m.eventOf(depth, event.attack)
    enterLine(m, { to: env.you, how: 'recoil', n: a.n, of: defender, source: env.self })
  },
  affects: () => true,
  say: (a) =>
    t.ifSo(
      t.both('at least 1 of this damage gets through', 'au moins 1 de ces dégâts est subi'),
      t.told(t.phrase(v.take, counted(a.n, n.damage))),
    ),
})

/** Once the damage is known: the effect, if the target lost at least so much. */
export const ifDealt = op('ifDealt', 'effect', {
  args: [arg('least', number), arg('effect', effect)],
  run(m, a, env) {
    const depth = m.nearest(event.attack)
    const own = m.ownEventOf(depth, event.attack)
    const { program, n: node } = a.effect
    own.afterwards = [...own.afterwards, { program, node, you: env.you, self: env.self, least: a.least }]
  },
  affects: (q, _a, env) => openAttack(q)?.attacker === env.you,
  say: (a) =>
    t.ifSo(
      t.group(
        t.both('this attack deals at least', 'cette attaque inflige au moins'),
        t.count(a.least, n.damage),
      ),
      a.effect,
    ),
})

/** Damage, and what follows once the damage of the roll phase has been applied. */
export const onceDealt = op('onceDealt', 'effect', {
  args: [arg('first', effect), arg('next', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) {
      runNode(m, a.first, frame.base)
      return
    }
    const own = m.ownEventOf(m.nearest(event.attack), event.attack)
    const { program, n: node } = a.next
    own.afterwards = [...own.afterwards, { program, node, you: env.you, self: env.self, least: 0 }]
    m.done()
  },
  refusal: (q, a, env) => effectRefusal(q, a.first, env),
  say: (a) => t.andThen(a.first, a.next),
})

/** Damage is on its way to a seat that may still be lowered: an ultimate's may not. */
function comes(q: Query, to: Seat): boolean {
  const depth = recordDepth(q)
  if (depth < 0) return false
  const record = q.eventOf(depth, event.attack, event.upkeep, event.damage)
  return (
    !(record.kind === 'attack' && record.isUltimate && record.defender === to) &&
    preventableTo(q, record, to) > 0
  )
}

/** Prevents some of the damage on its way to a player. */
export const prevent = op('preventDamage', 'effect', {
  args: [arg('n', number), arg('for', seat)],
  run(m, a, env) {
    if (a.n > 0) enterLine(m, { to: a.for, how: 'subtract', n: a.n, source: env.self })
  },
  affects: (q, a) => a.n > 0 && comes(q, a.for),
  say: (a) => t.by(a.for, t.phrase(v.prevent, counted(a.n, n.damage, adj.incoming))),
})

const preventHalfOp = op('preventHalfDamage', 'effect', {
  args: [],
  // How much that is, the record says at the end: half of the final subtotal, rounded up (page 13).
  run: (m, _a, env) => enterLine(m, { to: env.you, how: 'lessHalf', n: 0, source: env.self }),
  affects: (q, _a, env) => comes(q, env.you),
  say: () => t.phrase(v.prevent, t.half(t.the(n.damage, t.plural, adj.incoming), 'up')),
})
/** Prevents half of the damage on its way to you. */
export const preventHalfDamage = preventHalfOp()

const avoidOp = op('avoid', 'effect', {
  args: [],
  run: (m, _a, env) => enterLine(m, { to: env.you, how: 'set', n: 0, source: env.self }),
  affects: (q, _a, env) => comes(q, env.you),
  say: () => t.phrase(v.avoid, t.all(n.damage, adj.incoming)),
})
/** Avoids all the damage on its way to you. */
export const avoid = avoidOp()

/** Half of the subtotal comes back, whatever halves have been taken from it already (page 13). */
function comesBack(q: Query, you: Seat): boolean {
  const attack = openAttack(q)
  if (attack?.defender !== you || attack.isUltimate) return false
  return subtotalTo(q, attack, you) > 0 && !isAvoided(q, attack, you)
}

const returnHalfOp = op('returnHalf', 'effect', {
  args: [],
  run(m, _a, env) {
    const depth = m.nearest(event.attack)
    const { attacker } = m.eventOf(depth, event.attack)
    enterLine(m, { to: attacker, how: 'returnHalf', n: 0, of: env.you, source: env.self })
  },
  affects: (q, _a, env) => comesBack(q, env.you),
  say: () =>
    t.phrase(
      v.deal,
      t.both(t.the(n.attacker), t.group('à', t.the(n.attacker))),
      t.half(t.the(n.damage, t.plural, adj.incoming), 'up'),
    ),
})
/** Half of the damage on its way to you also goes to the attacker. */
export const returnHalf = returnHalfOp()

export const damageOps = [
  dealDamage,
  addDamage,
  addWhileHere,
  takeWhileHere,
  takePerToken,
  makeUndefendableOp,
  recoil,
  ifDealt,
  onceDealt,
  prevent,
  preventHalfOp,
  avoidOp,
  returnHalfOp,
]
