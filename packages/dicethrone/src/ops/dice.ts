import {
  arg,
  codeName,
  couldAffect,
  effect,
  type Env,
  named,
  number,
  oneOf,
  op,
  runNode,
  seat,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { bound } from '../boundNames.ts'
import { heroOf, heroThing } from '../query/heroes.ts'
import { countSymbol, meets } from '../query/requirement.ts'
import { rollDraft, rollToken } from '../rules/rolls.ts'
import { counted, n, severalOf, v } from '../text/nouns.ts'
import { symbolIcon } from '../text/symbols.ts'

/** Rolling inside texts, and reading what was rolled. */

function rolled(env: Env): readonly number[] {
  return bound(env).rolled ?? []
}

/** Rolls dice; what they show counts for the text that follows. */
export const rollDice = op('rollDice', 'effect', {
  args: [arg('n', number), arg('rerolls', number, 0), arg('price', number, 0), arg('status', codeName, null)],
  run(m, a, env) {
    const fee = { tokens: a.price, status: a.status ?? '' }
    m.propose(event.roll, rollDraft([env.you], a.n, 'effect', a.rerolls, fee))
  },
  affects: () => true,
  say(a) {
    const roll = t.phrase(v.roll, counted(a.n, n.die))
    if (a.status !== null) return t.group(roll, t.parentheses(paidWords(a.rerolls, a.price, a.status)))
    return a.rerolls.value === 0 ? roll : t.group(roll, t.parentheses(againWords(a.n, a.rerolls)))
  },
})

/** "You may re-roll up to 2 of them": each die once. */
function againWords(dice: t.Amount, rerolls: t.Amount): t.Phrase {
  if (dice.value === 1) return t.may(t.phrase(v.reroll, t.it(t.the(n.die)), t.both('once', 'une fois')))
  if (rerolls.value === dice.value)
    return t.may(t.phrase(v.reroll, t.both('any of them', 'ceux que vous voulez')))
  const some = rerolls.value === 1 ? rerolls : t.upTo(rerolls)
  return t.may(t.phrase(v.reroll, some, t.both('of them', 'd’entre eux')))
}

/** "You may spend 2 Chi to re-roll 1 of them." */
function paidWords(rerolls: t.Amount, price: t.Amount, status: string): t.Phrase {
  const why = t.both(t.group('to re-roll', rerolls, 'of them'), t.group('pour en relancer', rerolls))
  return t.may(t.phrase(v.spend, severalOf(status, price), why))
}

/** The Defensive Roll: one attempt with these dice. */
export const defensiveRoll = op('defensiveRoll', 'effect', {
  args: [arg('n', number), arg('rerolls', number, 0)],
  run: (m, a, env) => m.propose(event.roll, rollDraft([env.you], a.n, 'defensive', a.rerolls)),
  affects: () => true,
  say(a) {
    const roll = t.group(
      t.term('dicethrone:defensive-roll', 'Defensive Roll', 'Jet défensif'),
      t.both(':', ' :'),
      t.count(a.n, n.die),
    )
    return a.rerolls.value === 0 ? roll : t.sentences(roll, againWords(a.n, a.rerolls))
  },
})

/** You and another player roll one die each. */
export const duelRoll = op('duelRoll', 'effect', {
  args: [arg('with', seat), arg('purpose', oneOf('effect', 'defensive'), 'effect')],
  run: (m, a, env) => m.propose(event.roll, rollDraft([env.you, a.with], 1, a.purpose)),
  affects: () => true,
  say: (a) => t.apiece(t.clause(t.and(t.you, a.with), v.roll, t.count(1, n.die))),
})

/** "1 damage per [sword]": what is counted stands between the number and the symbol. */
export function perWords(amount: t.Amount, symbol: t.Phrase): t.Amount {
  return { ...amount, after: t.both(t.group('per', symbol), t.group('par', symbol)) }
}

/** Some amount for each die that shows a symbol. */
export const per = op('per', 'number', {
  args: [arg('n', number), arg('symbol', word)],
  value: (q, a, env) => a.n * countSymbol(heroOf(q, env.you).faces, rolled(env), a.symbol),
  say: (a) => perWords(a.n, symbolIcon(a.symbol)),
})

/** Some amount for each complete group of symbols that the dice show. */
export const perGroup = op('perGroup', 'number', {
  args: [arg('n', number), arg('symbols', named)],
  value(q, a, env) {
    const { faces } = heroOf(q, env.you)
    const groups = Object.entries(a.symbols).map(([symbol, need]) =>
      Math.floor(countSymbol(faces, rolled(env), symbol) / Number(need)),
    )
    return a.n * Math.min(...groups)
  },
  say: (a) => perWords(a.n, groupWords(a.symbols)),
})

/** "a pair of [sabers]" where the same symbol is wanted twice: two signs side by side would read as either. */
function groupWords(symbols: Readonly<Record<string, t.Phrase>>): t.Phrase {
  const [only, ...others] = Object.entries(symbols)
  if (only === undefined || others.length > 0 || Number(only[1]) !== 2) return symbolsOf(symbols)
  return t.both(t.group('pair of', symbolIcon(only[0])), t.group('paire de', symbolIcon(only[0])))
}

/** The effect once for each die that shows a symbol. */
export const forEachDie = op('forEachDie', 'effect', {
  args: [arg('symbol', word), arg('effect', effect)],
  steps(m, frame, a, env) {
    const count = countSymbol(heroOf(m, env.you).faces, rolled(env), a.symbol)
    if (frame.step > count) m.done()
    else runNode(m, a.effect, frame.base)
  },
  affects: (q, a, env) =>
    countSymbol(heroOf(q, env.you).faces, rolled(env), a.symbol) > 0 && couldAffect(q, a.effect, env),
  say: (a) =>
    t.opening(
      t.both(t.group('for each', symbolIcon(a.symbol)), t.group('pour chaque', symbolIcon(a.symbol))),
      a.effect,
    ),
})

const totalOp = op('rolledTotal', 'number', {
  args: [],
  value: (_q, _a, env) => rolled(env).reduce((sum, pips) => sum + pips, 0),
  say: () => t.expression(t.the(n.total, t.both('of the dice', 'des dés'))),
})
/** The sum of what was rolled. */
export const rolledTotal = totalOp()

const dieValueOp = op('dieValue', 'number', {
  args: [],
  value: (_q, _a, env) => rolled(env)[0] ?? 0,
  say: () => t.expression(t.the(n.value, t.both('of the die', 'du dé'))),
})
/** What a single die shows. */
export const dieValue = dieValueOp()

/** Whether the roll shows at least these symbols. */
export const shows = op('shows', 'condition', {
  args: [arg('symbols', named)],
  value: (q, a, env) =>
    meets(heroOf(q, env.you).faces, rolled(env), a.symbols as Readonly<Record<string, number>>),
  say: (a) => t.group(t.both('the roll shows', 'le lancer montre'), symbolsOf(a.symbols)),
})

/** The symbols that dice must show, one picture for each. */
export function symbolsOf(symbols: Readonly<Record<string, t.Phrase>>): t.Phrase {
  return t.group(
    ...Object.entries(symbols).flatMap(([symbol, count]) =>
      new Array<t.Phrase>(Number(count)).fill(symbolIcon(symbol)),
    ),
  )
}

/** Whether at least so many of the dice rolled show a symbol. */
export const showsAtLeast = op('showsAtLeast', 'condition', {
  args: [arg('n', number), arg('symbol', word)],
  value: (q, a, env) => countSymbol(heroOf(q, env.you).faces, rolled(env), a.symbol) >= a.n,
  say: (a) =>
    t.group(t.both('the roll shows at least', 'le lancer montre au moins'), a.n, symbolIcon(a.symbol)),
})

/** Whether any of the dice rolled shows one of two symbols. */
export const showsEither = op('showsEither', 'condition', {
  args: [arg('a', word), arg('b', word)],
  value(q, a, env) {
    const { faces } = heroOf(q, env.you)
    return countSymbol(faces, rolled(env), a.a) + countSymbol(faces, rolled(env), a.b) > 0
  },
  say: (a) =>
    t.group(
      t.both('the roll shows', 'le lancer montre'),
      symbolIcon(a.a),
      t.both('or', 'ou'),
      symbolIcon(a.b),
    ),
})

/** Whether none of the dice rolled shows one of two symbols. */
export const showsNeither = op('showsNeither', 'condition', {
  args: [arg('a', word), arg('b', word)],
  value(q, a, env) {
    const { faces } = heroOf(q, env.you)
    return countSymbol(faces, rolled(env), a.a) + countSymbol(faces, rolled(env), a.b) === 0
  },
  say: (a) =>
    t.both(
      t.group('the roll shows neither', symbolIcon(a.a), 'nor', symbolIcon(a.b)),
      t.group('le lancer ne montre ni', symbolIcon(a.a), 'ni', symbolIcon(a.b)),
    ),
})

export const dieShows = op('dieShows', 'condition', {
  args: [arg('least', number), arg('most', number)],
  value(_q, a, env) {
    const [pips = 0] = rolled(env)
    return pips >= a.least && pips <= a.most
  },
  say(a) {
    if (a.most.value === a.least.value) return t.group(t.both('the die shows', 'le dé montre'), a.least)
    const isPair = a.least.value !== null && a.most.value === a.least.value + 1
    const between = isPair ? t.both('or', 'ou') : t.both('to', 'à')
    return t.group(t.both('the die shows', 'le dé montre'), a.least, between, a.most)
  },
})

/** Whether at least one of the dice rolled shows a number. */
export const someDieShows = op('someDieShows', 'condition', {
  args: [arg('n', number)],
  value: (_q, a, env) => rolled(env).includes(a.n),
  say: (a) => t.both(t.group('at least 1 die shows', a.n), t.group('au moins 1 dé montre', a.n)),
})

/** Some amount for each die of the roll that shows a number of a range. */
export const perNumber = op('perNumber', 'number', {
  args: [arg('n', number), arg('least', number), arg('most', number)],
  value: (_q, a, env) => a.n * rolled(env).filter((pips) => pips >= a.least && pips <= a.most).length,
  say(a) {
    if (a.least.value === a.most.value)
      return { ...a.n, after: t.both(t.group('per result of', a.least), t.group('par résultat de', a.least)) }
    const isPair = a.least.value !== null && a.most.value === a.least.value + 1
    const en = t.group('per result of', a.least, isPair ? 'or' : 'to', a.most)
    const fr = t.group('par résultat de', a.least, isPair ? 'ou' : 'à', a.most)
    return { ...a.n, after: t.both(en, fr) }
  },
})

export const totalAtLeast = op('totalAtLeast', 'condition', {
  args: [arg('n', number)],
  value: (_q, a, env) => rolled(env).reduce((sum, pips) => sum + pips, 0) >= a.n,
  say: (a) => t.group(t.both('the total is', 'le total est de'), t.orMore(a.n)),
})

export const totalAtMost = op('totalAtMost', 'condition', {
  args: [arg('n', number)],
  value: (_q, a, env) => rolled(env).reduce((sum, pips) => sum + pips, 0) <= a.n,
  say: (a) =>
    t.group(t.both('the total is', 'le total est de'), { ...a.n, after: t.both('or less', 'ou moins') }),
})

/** Whether your die of a duel beats the other, or at least equals it. */
export const winsDuel = op('winsDuel', 'condition', {
  args: [arg('ties', oneOf('won', 'lost'))],
  value(_q, a, env) {
    const [mine = 0] = rolled(env)
    const [theirs = 0] = bound(env).theirs ?? []
    return a.ties === 'won' ? mine >= theirs : mine > theirs
  },
  say: (a) =>
    a.ties === 'won'
      ? t.both('your die shows as much as theirs or more', 'votre résultat est supérieur ou égal au sien')
      : t.both('your die shows more than theirs', 'votre résultat est supérieur au sien'),
})

const rollTokenDieOp = op('rollTokenDie', 'effect', {
  args: [],
  run(m, _a, env) {
    const hero = heroThing(m, env.you)
    const [left, plus] = [m.stat(hero, 'reloadRerolls'), m.stat(hero, 'rerollDamage')]
    m.call(rollToken, { base: m.base, seat: env.you, left, plus })
  },
  affects: () => true,
  say: () => t.phrase(v.roll, t.count(1, n.die)),
})
/** Rolls the die of a Reload, which other texts may allow to throw again. */
export const rollTokenDie = rollTokenDieOp()

export const diceOps = [
  rollDice,
  defensiveRoll,
  duelRoll,
  per,
  perGroup,
  forEachDie,
  totalOp,
  dieValueOp,
  shows,
  showsAtLeast,
  showsEither,
  showsNeither,
  dieShows,
  someDieShows,
  perNumber,
  totalAtLeast,
  totalAtMost,
  winsDuel,
  rollTokenDieOp,
]
