import * as t from '@quadriga/kernel/text'
import type { Requirement } from '../definition.ts'
import { requirementWords } from '../text/labels.ts'
import { n } from '../text/nouns.ts'

/** Words for odds, both languages side by side. */

type Ability = {
  ability: string
  /** What the dice must show, where that tells its tiers apart; '' otherwise. */
  requires: Requirement | ''
  chance: number
  withTools: number
}
type Damage = { mean: number; withTools: number }
type Spread = { defence: string; min: number; max: number; mean: number }

/** "42.5 %" with the sign and the comma of the language. */
function percent(chance: number): t.Phrase {
  const rounded = Math.round(chance * 1000) / 10
  return t.both(`${rounded}%`, `${french(rounded)}\u00a0%`)
}

function french(number: number): string {
  return String(number).replace('.', ',')
}

function decimal(number: number): t.Phrase {
  const rounded = Math.round(number * 10) / 10
  return t.both(String(rounded), french(rounded))
}

function withTools(a: { withTools: number }, before: number, value: t.Phrase): t.Phrase[] {
  return a.withTools === before
    ? []
    : [t.parentheses(t.both(t.group(value, 'with your cards'), t.group(value, 'avec vos cartes')))]
}

function named({ ability, requires }: Ability): t.Phrase {
  const needs = requires === '' ? null : requirementWords(requires)
  return needs === null ? t.thing(ability) : t.group(t.thing(ability), t.parentheses(needs))
}

function same<A>(words: (a: A) => t.Phrase): t.Words<A> {
  return { en: words, fr: words }
}

/** "4 damage", or "4 to 9 damage, 6.2 on average". */
function amount({ min, max, mean }: Spread): t.Phrase {
  if (min === max) return t.count(min, n.damage)
  return t.both(
    t.group(min, 'to', max, t.group('damage', ','), decimal(mean), 'on average'),
    t.group(min, 'à', max, t.group('dégâts', ','), decimal(mean), 'en moyenne'),
  )
}

export const oddsMessages = t.defineMessages({
  'odds.ability': same((a: Ability) =>
    t.group(named(a), t.both(':', ' :'), percent(a.chance), ...withTools(a, a.chance, percent(a.withTools))),
  ),
  'odds.damage': same((a: Damage) =>
    t.group(
      t.both('expected damage:', 'dégâts attendus :'),
      decimal(a.mean),
      ...withTools(a, a.mean, decimal(a.withTools)),
    ),
  ),
  'odds.keep': same((a: { pips: string }) =>
    a.pips === ''
      ? t.both('roll all dice', 'lancez tous les dés')
      : t.both(t.group('keep', a.pips), t.group('gardez', a.pips)),
  ),
  'odds.use': same((a: { use: string }) =>
    t.both(t.group('use', t.thing(a.use)), t.group('utilisez', t.thing(a.use))),
  ),
  'odds.stop': same((_a: object) => t.both('keep all dice', 'gardez tous les dés')),
  'odds.spread': same((a: Spread) => t.group(t.both('without defence:', 'sans défense :'), amount(a))),
  'odds.defended': same((a: Spread) =>
    t.group(
      t.both(t.group('against', t.thing(a.defence)), t.group('contre', t.thing(a.defence))),
      t.both(':', ' :'),
      amount(a),
    ),
  ),
})
