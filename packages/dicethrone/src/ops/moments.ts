import { arg, number, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { alterable } from '../query/dice.ts'
import { type DamageRecord, openAttack, preventableTo, recordDepth } from '../query/record.ts'
import { isMainPhase, isRollPhase, tableOf } from '../table.ts'
import { n, v } from '../text/nouns.ts'

/** When a card or token may be used. */

const yourAttackOp = op('yourAttack', 'condition', {
  args: [arg('damage', oneOf('any', 'raisable'), 'raisable')],
  value(q, a, env) {
    const attack = openAttack(q)
    return attack?.attacker === env.you && (a.damage === 'any' || attack.isAugmentable)
  },
  say: () => t.clause(t.you, v.attack),
})
/** You are attacking, with damage that may be raised. */
export const yourAttack = yourAttackOp()
/** You are attacking, with damage of any type. */
export const anyAttack = yourAttackOp('any')

const yourMainOp = op('yourMainPhase', 'condition', {
  args: [],
  value: (q, _a, env) => isMainPhase(q) && tableOf(q).active === env.you,
  say: () => t.both('it is one of your Main Phases', 'c’est une de vos Phases Principales'),
})
/** It is one of your own Main Phases. */
export const yourMainPhase = yourMainOp()

const opponentDiceOp = op('opponentDice', 'condition', {
  args: [],
  value: (q, _a, env) => isRollPhase(q) && alterable(q, env.you, 'opponent').length > 0,
  say: () => t.both('an opponent has rolled dice', 'un adversaire a lancé des dés'),
})
/** Dice of an opponent may still be changed. */
export const opponentDice = opponentDiceOp()

const beforeDefenceOp = op('beforeDefence', 'condition', {
  args: [arg('damage', oneOf('any', 'raisable'), 'any')],
  value(q, a, env) {
    const attack = openAttack(q)
    if (attack?.attacker !== env.you || attack.defended) return false
    return a.damage === 'any' || attack.isAugmentable
  },
  say: () => t.both('you attack, before the defence', 'vous attaquez, avant la défense'),
})
/** You are attacking, and nobody has defended yet. */
export const beforeDefence = beforeDefenceOp()
/** The same, and the damage may be raised. */
export const raisableBeforeDefence = beforeDefenceOp('raisable')

/** You are attacking for at least so much before anything modifies it, and nobody has defended yet. */
export const strongAttack = op('strongAttack', 'condition', {
  args: [arg('n', number)],
  value(q, a, env) {
    const attack = openAttack(q)
    return (
      attack?.attacker === env.you && !attack.defended && attack.unmodified >= a.n && attack.isAugmentable
    )
  },
  say: (a) =>
    t.both(
      t.group('your attack deals at least', t.count(a.n, n.damage), 'before modifiers'),
      t.group('votre attaque inflige au moins', t.count(a.n, n.damage), 'avant modification'),
    ),
})

const attackedOp = op('youAreAttacked', 'condition', {
  args: [],
  value: (q, _a, env) => openAttack(q)?.defender === env.you,
  say: () => t.both('you are attacked', 'vous êtes attaqué'),
})
/** You are the defender of an attack. */
export const youAreAttacked = attackedOp()

const damageComesOp = op('damageComes', 'condition', {
  args: [],
  value(q, _a, env) {
    const depth = recordDepth(q)
    return depth >= 0 && preventableTo(q, q.event<DamageRecord>(depth), env.you) > 0
  },
  say: () => t.both('damage is on its way to you', 'des dégâts entrants vous visent'),
})
/** Damage is on its way to you. */
export const damageComes = damageComesOp()

export const momentOps = [
  yourMainOp,
  opponentDiceOp,
  damageComesOp,
  yourAttackOp,
  beforeDefenceOp,
  strongAttack,
  attackedOp,
]
