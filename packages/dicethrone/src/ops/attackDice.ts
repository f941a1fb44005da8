import { arg, named, number, op, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { AbilityDefinition, Variant } from '../definition.ts'
import { heroOf } from '../query/heroes.ts'
import { attackOf } from '../query/record.ts'
import { countSymbol, meets, mostAlike } from '../query/requirement.ts'
import { symbolIcon } from '../text/symbols.ts'
import { perWords, symbolsOf } from './dice.ts'

/** The five dice with which an ability was activated. */

/** Whether so many of the five attack dice show one same number. */
export const ofAKind = op('ofAKind', 'condition', {
  args: [arg('n', number)],
  value: (q, a) => mostAlike(attackOf(q)?.pips ?? []) >= a.n,
  say: (a) =>
    t.both(
      t.group(a.n, 'of your dice show the same number'),
      t.group('vous obtenez', a.n, 'chiffres identiques'),
    ),
})

/** Whether the five attack dice show at least these symbols. */
export const attackShows = op('attackShows', 'condition', {
  args: [arg('symbols', named)],
  value: (q, a, env) =>
    meets(heroOf(q, env.you).faces, attackOf(q)?.pips ?? [], a.symbols as Readonly<Record<string, number>>),
  say: (a) => t.group(t.both('your attack dice show', 'vos dés d’attaque montrent'), symbolsOf(a.symbols)),
})

/** How many of the five attack dice show a symbol, times an amount. */
export const perAttackDie = op('perAttackDie', 'number', {
  args: [arg('n', number), arg('symbol', word)],
  value: (q, a, env) => a.n * countSymbol(heroOf(q, env.you).faces, attackOf(q)?.pips ?? [], a.symbol),
  say: (a) =>
    perWords(a.n, t.group(symbolIcon(a.symbol), t.both('of your attack dice', 'de vos dés d’attaque'))),
})

/** The activated ability asks for this symbol. */
export const abilityNeeds = op('abilityNeeds', 'condition', {
  args: [arg('symbol', word)],
  value(q, a) {
    const attack = attackOf(q)
    if (attack === null) return false
    const { requires } = (q.definition(attack.ability) as AbilityDefinition).abilities[
      attack.index
    ] as Variant
    return requires !== null && typeof requires !== 'string' && a.symbol in requires
  },
  say: (a) => t.group(t.both('it requires', 'elle requiert'), symbolIcon(a.symbol)),
})

export const attackDiceOps = [ofAKind, attackShows, perAttackDie, abilityNeeds]
