import { arg, number, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { alterable } from '../query/dice.ts'
import { areOpponents, heroThing } from '../query/heroes.ts'
import { openAttack, preventableTo, recordDepth } from '../query/record.ts'
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

const yourUpkeepOp = op('yourUpkeep', 'condition', {
  args: [],
  value(q, _a, env) {
    const depth = recordDepth(q)
    return depth >= 0 && q.event(depth).kind === 'upkeep' && tableOf(q).active === env.you
  },
  say: () => t.both('it is your Upkeep Phase', 'c’est votre Phase d’Entretien'),
})
/** It is your own Upkeep Phase, and its damage is not applied yet. */
export const yourUpkeep = yourUpkeepOp()

/** You are the defender of an attack that stood at so much damage at some moment. */
export const attackedFor = op('attackedFor', 'condition', {
  args: [arg('n', number)],
  value(q, a, env) {
    const attack = openAttack(q)
    return attack?.defender === env.you && attack.peak >= a.n
  },
  say: (a) =>
    t.both(
      t.group('you are attacked for at least', t.count(a.n, n.damage)),
      t.group('vous êtes attaqué pour au moins', t.count(a.n, n.damage)),
    ),
})

const opponentDiceOp = op('opponentDice', 'condition', {
  args: [],
  value: (q, _a, env) => isRollPhase(q) && alterable(q, env.you, 'opponent').length > 0,
  say: () => t.both('an opponent has rolled dice', 'un adversaire a lancé des dés'),
})
/** Dice of an opponent may still be changed. */
export const opponentDice = opponentDiceOp()

const beforeDefenceOp = op('beforeDefence', 'condition', {
  args: [arg('damage', oneOf('any', 'raisable', 'defendable'), 'any')],
  value(q, a, env) {
    const attack = openAttack(q)
    if (attack?.attacker !== env.you || attack.defended) return false
    return a.damage === 'any' || (a.damage === 'raisable' ? attack.isAugmentable : attack.type === 'normal')
  },
  say: () => t.both('you attack, before the defence', 'vous attaquez, avant la défense'),
})
/** You are attacking, and nobody has defended yet. */
export const beforeDefence = beforeDefenceOp()
/** The same, and the damage may be raised. */
export const raisableBeforeDefence = beforeDefenceOp('raisable')
/** The same, and the damage may be defended against. */
export const defendableAttack = beforeDefenceOp('defendable')

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

const abilityHitsOp = op('abilityHits', 'condition', {
  args: [],
  value(q, _a, env) {
    const depth = recordDepth(q)
    if (depth < 0 || q.event(depth).kind !== 'attack') return false
    const record = q.eventOf(depth, event.attack)
    return areOpponents(q, record.attacker, env.you) && preventableTo(q, record, env.you) > 0
  },
  say: () =>
    t.both(
      'an offensive ability of an opponent is about to damage you',
      'une capacité offensive d’un adversaire va vous infliger des dégâts',
    ),
})
/** Damage of an opposing offensive ability is on its way to you, whether it is an attack or not. */
export const abilityHits = abilityHitsOp()

/** You have made fewer roll attempts than this in the Offensive Roll Phase of this turn. */
export const fewerAttempts = op('fewerAttempts', 'condition', {
  args: [arg('n', number)],
  value: (q, a, env) => q.counter(heroThing(q, env.you), 'attempts') < a.n,
  say: (a) =>
    t.both(
      t.group('you made fewer than', t.count(a.n, n.attempt), 'in your Offensive Roll Phase'),
      t.group('vous avez effectué moins de', t.count(a.n, n.attempt), 'dans votre Phase de Lancer Offensif'),
    ),
})

const beforeYourDefenceOp = op('beforeYourDefence', 'condition', {
  args: [],
  value(q, _a, env) {
    const attack = openAttack(q)
    return attack?.defender === env.you && !attack.defended
  },
  say: () => t.both('you are attacked, before you defend', 'vous êtes attaqué, avant de vous défendre'),
})
/** You are the defender of an attack and have not begun to defend. */
export const beforeYourDefence = beforeYourDefenceOp()

const damageComesOp = op('damageComes', 'condition', {
  args: [],
  value(q, _a, env) {
    const depth = recordDepth(q)
    return (
      depth >= 0 && preventableTo(q, q.eventOf(depth, event.attack, event.upkeep, event.damage), env.you) > 0
    )
  },
  say: () => t.both('damage is on its way to you', 'des dégâts entrants vous visent'),
})
/** Damage is on its way to you. */
export const damageComes = damageComesOp()

export const momentOps = [
  yourUpkeepOp,
  attackedFor,
  yourMainOp,
  opponentDiceOp,
  damageComesOp,
  yourAttackOp,
  beforeDefenceOp,
  strongAttack,
  attackedOp,
  beforeYourDefenceOp,
  abilityHitsOp,
  fewerAttempts,
]
