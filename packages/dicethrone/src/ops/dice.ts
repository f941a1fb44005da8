import { arg, named, number, oneOf, op, seat, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { heroOf, heroThing } from '../query/heroes.ts'
import { countSymbol, meets } from '../query/requirement.ts'
import { rollDraft, rollToken } from '../rules/rolls.ts'
import { counted, n, v } from '../text/nouns.ts'
import { symbolIcon } from '../text/symbols.ts'

/** Rolling inside texts, and reading what was rolled. */

type Rolled = readonly number[]

function rolled(names: Readonly<Record<string, unknown>>): Rolled {
  return (names['rolled'] as Rolled | undefined) ?? []
}

/** Rolls dice; what they show counts for the text that follows. */
export const rollDice = op('rollDice', 'effect', {
  args: [arg('n', number), arg('rerolls', number, 0)],
  run: (m, a, env) => m.propose(rollDraft([env.you], a.n, 'effect', a.rerolls)),
  affects: () => true,
  say(a) {
    const roll = t.phrase(v.roll, counted(a.n, n.die))
    if (a.rerolls.value === 0) return roll
    const again = t.may(t.phrase(v.reroll, a.rerolls, t.both('of them', 'd’entre eux')))
    return t.sentences(roll, again)
  },
})

/** The Defensive Roll: one attempt with these dice. */
export const defensiveRoll = op('defensiveRoll', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => m.propose(rollDraft([env.you], a.n, 'defensive')),
  affects: () => true,
  say: (a) =>
    t.group(
      t.term('dicethrone:defensive-roll', 'Defensive Roll', 'Jet défensif'),
      t.both(':', ' :'),
      t.count(a.n, n.die),
    ),
})

/** You and another player roll one die each. */
export const duelRoll = op('duelRoll', 'effect', {
  args: [arg('with', seat), arg('purpose', oneOf('effect', 'defensive'), 'effect')],
  run: (m, a, env) => m.propose(rollDraft([env.you, a.with], 1, a.purpose)),
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
  value: (q, a, env) => a.n * countSymbol(heroOf(q, env.you).faces, rolled(env.names), a.symbol),
  say: (a) => perWords(a.n, symbolIcon(a.symbol)),
})

const totalOp = op('rolledTotal', 'number', {
  args: [],
  value: (_q, _a, env) => rolled(env.names).reduce((sum, pips) => sum + pips, 0),
  say: () => t.expression(t.the(n.total, t.both('of the dice', 'des dés'))),
})
/** The sum of what was rolled. */
export const rolledTotal = totalOp()

const dieValueOp = op('dieValue', 'number', {
  args: [],
  value: (_q, _a, env) => rolled(env.names)[0] ?? 0,
  say: () => t.expression(t.the(n.value, t.both('of the die', 'du dé'))),
})
/** What a single die shows. */
export const dieValue = dieValueOp()

/** Whether the roll shows at least these symbols. */
export const shows = op('shows', 'condition', {
  args: [arg('symbols', named)],
  value: (q, a, env) =>
    meets(heroOf(q, env.you).faces, rolled(env.names), a.symbols as Readonly<Record<string, number>>),
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
  value: (q, a, env) => countSymbol(heroOf(q, env.you).faces, rolled(env.names), a.symbol) >= a.n,
  say: (a) =>
    t.group(t.both('the roll shows at least', 'le lancer montre au moins'), a.n, symbolIcon(a.symbol)),
})

export const dieShows = op('dieShows', 'condition', {
  args: [arg('least', number), arg('most', number)],
  value(_q, a, env) {
    const [pips = 0] = rolled(env.names)
    return pips >= a.least && pips <= a.most
  },
  say(a) {
    if (a.most.value === a.least.value) return t.group(t.both('the die shows', 'le dé montre'), a.least)
    const isPair = a.least.value !== null && a.most.value === a.least.value + 1
    const between = isPair ? t.both('or', 'ou') : t.both('to', 'à')
    return t.group(t.both('the die shows', 'le dé montre'), a.least, between, a.most)
  },
})

/** Some amount for each die of the roll that shows a number of a range. */
export const perNumber = op('perNumber', 'number', {
  args: [arg('n', number), arg('least', number), arg('most', number)],
  value: (_q, a, env) => a.n * rolled(env.names).filter((pips) => pips >= a.least && pips <= a.most).length,
  say(a) {
    const isPair = a.least.value !== null && a.most.value === a.least.value + 1
    const en = t.group('per result of', a.least, isPair ? 'or' : 'to', a.most)
    const fr = t.group('par résultat de', a.least, isPair ? 'ou' : 'à', a.most)
    return { ...a.n, after: t.both(en, fr) }
  },
})

export const totalAtLeast = op('totalAtLeast', 'condition', {
  args: [arg('n', number)],
  value: (_q, a, env) => rolled(env.names).reduce((sum, pips) => sum + pips, 0) >= a.n,
  say: (a) => t.group(t.both('the total is', 'le total est de'), t.orMore(a.n)),
})

/** Whether your die of a duel beats the other, or at least equals it. */
export const winsDuel = op('winsDuel', 'condition', {
  args: [arg('ties', oneOf('won', 'lost'))],
  value(_q, a, env) {
    const [mine = 0] = rolled(env.names)
    const [theirs = 0] = (env.names['theirs'] as Rolled | undefined) ?? []
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
  totalOp,
  dieValueOp,
  shows,
  showsAtLeast,
  dieShows,
  perNumber,
  totalAtLeast,
  winsDuel,
  rollTokenDieOp,
]
