import { arg, NOTHING, number, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { alterable, openOffensiveRoll } from '../query/dice.ts'
import { openAttack } from '../query/record.ts'
import {
  canChange,
  changeDice,
  defendAnew,
  defensiveDice,
  dieChanges,
  rerollDice,
} from '../rules/dieChange.ts'
import { ransomDie as ransom } from '../rules/ransom.ts'
import { tableOf } from '../table.ts'
import { n, v } from '../text/nouns.ts'

/** What cards and abilities do to dice that lie on the table. */

const changeWords: Readonly<Record<(typeof dieChanges)[number], readonly [t.Phrase, t.Phrase]>> = {
  set: ['to any value', 'en n’importe quelle valeur'],
  nudge: ['by 1, up or down', 'de 1, en plus ou en moins'],
  copy: [
    'to the value of another of your dice of the same roll',
    'pour qu’elle égale celle d’un autre de vos dés du même lancer',
  ],
  six: ['to 6', 'en 6'],
}

/** Turns dice to other numbers. */
export const changeDie = op('changeDie', 'effect', {
  args: [arg('n', number), arg('whose', oneOf('any', 'own')), arg('change', oneOf(...dieChanges))],
  run(m, a, env) {
    m.call(changeDice, { seat: env.you, change: a.change, whose: a.whose, left: a.n, done: [], die: -1 })
  },
  affects: (q, a, env) => canChange(q, env.you, a.whose, a.change),
  say(a) {
    const [en, fr] = changeWords[a.change]
    const dice =
      a.whose === 'any'
        ? t.count(a.n, n.die, n.ofYourChoice)
        : t.group(a.n, t.both('of your dice', 'de vos dés'))
    return t.phrase(v.change, t.both('the value of', 'la valeur de'), dice, t.both(en, fr))
  },
})

/** Has dice thrown again, one after the other. */
export const reroll = op('reroll', 'effect', {
  args: [
    arg('n', number),
    arg('whose', oneOf('own', 'team', 'opponent')),
    arg('first', oneOf('must', 'may'), 'must'),
  ],
  run: (m, a, env) =>
    m.call(rerollDice, { seat: env.you, whose: a.whose, left: a.n, must: a.first === 'must' }),
  affects: (q, a, env) => alterable(q, env.you, a.whose).length > 0,
  say(a) {
    if (a.whose === 'opponent') {
      return t.by(t.a(n.opponent), t.phrase(v.reroll, t.count(a.n, n.die, n.ofYourChoice)))
    }
    const often = a.n.value === 1 ? a.n : t.upTo(a.n)
    if (a.whose === 'team') {
      return t.phrase(
        v.reroll,
        often,
        t.both('dice of yours or of a team mate', 'de vos dés ou de ceux d’un coéquipier'),
      )
    }
    return t.phrase(v.reroll, often, t.both('of your dice', 'de vos dés'))
  },
})

/** A player pays for a die that you pick, or throws it again. */
export const ransomDie = op('ransomDie', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.call(ransom, { seat: env.you, price: a.n, die: NOTHING }),
  affects: (q, _a, env) => alterable(q, env.you, 'opponent').length > 0,
  say: (a) =>
    t.sentences(
      t.group(t.both('choose 1 die of an opponent', 'choisissez 1 dé d’un adversaire')),
      t.both(
        t.group('they pay you', t.count(a.n, n.cp), 'or re-roll that die'),
        t.group('il vous paie', t.count(a.n, n.cp), 'ou relance ce dé'),
      ),
    ),
})

/** "A player of your choice may gain 1 attempt", with what follows. */
function mayAttemptAgain(during: t.Phrase): t.Phrase {
  return t.by(t.a(n.player, n.ofYourChoice), t.may(t.phrase(v.gain, t.count(1, n.attempt), during)))
}

const extraAttemptOp = op('extraAttempt', 'effect', {
  args: [],
  run: (m) => m.happen(event.extraAttempt, { seat: tableOf(m).active }),
  affects: (q) => openOffensiveRoll(q) !== null,
  say: () =>
    mayAttemptAgain(
      t.both(
        '(with up to 5 dice) in this Offensive Roll Phase',
        '(avec 5 dés maximum) dans cette Phase de Lancer Offensif',
      ),
    ),
})
/** A further attempt for the player who looks for an ability. */
export const extraAttempt = extraAttemptOp()

const extraPhaseOp = op('extraPhase', 'effect', {
  args: [],
  run: (m, _a, env) => m.happen(event.extraPhase, { seat: env.you }),
  affects: (q, _a, env) => tableOf(q).active === env.you,
  say: () =>
    t.both(
      'take another Offensive Roll Phase at once',
      'effectuez aussitôt une nouvelle Phase de Lancer Offensif',
    ),
})
/** You take another Offensive Roll Phase once this one is over. */
export const extraPhase = extraPhaseOp()

const defendAgainOp = op('defendAgain', 'effect', {
  args: [],
  run(m) {
    const attack = openAttack(m)
    if (attack !== null) m.call(defendAnew, { seat: attack.defender })
  },
  affects(q) {
    const attack = openAttack(q)
    return attack !== null && defensiveDice(q, attack.defender).length > 0
  },
  say: () =>
    mayAttemptAgain(
      t.both(
        '(with up to 5 dice) in this Defensive Roll Phase',
        '(avec 5 dés maximum) dans cette Phase de Lancer Défensif',
      ),
    ),
})
/** A further attempt for the defender. */
export const defendAgain = defendAgainOp()

export const dieCardOps = [changeDie, reroll, ransomDie, extraAttemptOp, extraPhaseOp, defendAgainOp]
