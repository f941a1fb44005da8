import type { Ability } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Requirement, Variant } from '../definition.ts'
import { n, severalOf } from './nouns.ts'
import { symbolIcon } from './symbols.ts'

/** What stands before a text. */

/** What dice must show: a straight by its name, or a picture for each symbol; null for nothing. */
export function requirementWords(requires: Requirement): t.Phrase | null {
  if (requires === 'small-straight') return t.term('dicethrone:straights', 'Small Straight', 'Petite Suite')
  if (requires === 'large-straight') return t.term('dicethrone:straights', 'Large Straight', 'Grande Suite')
  const icons = Object.entries(requires).flatMap(([symbol, count]) =>
    new Array<t.Phrase>(count).fill(symbolIcon(symbol)),
  )
  return icons.length === 0 ? null : t.group(...icons)
}

/** What stands before a text: the dice it asks for, or what it costs. */
export function label(ability: Ability): t.Phrase | null {
  const { requires, price, tokens } = ability as Variant
  if (requires !== null && requires !== undefined) return requirementWords(requires)
  if (price > 0 && tokens === 0) return t.count(price, n.cp)
  return requires === null && ability.window === '' ? spendWords(ability as Variant) : null
}

function spendWords({ price, tokens, any, aged, of, once, instead }: Variant): t.Phrase {
  if (any) return anyWords(aged)
  if (instead) return insteadWords(tokens)
  if (of !== '') return limited(t.group(t.both('Spend', 'Dépensez'), severalOf(of, tokens)), once)
  if (price > 0) {
    const points = t.count(price, n.cp)
    return limited(t.both(t.group('Spend with', points), t.group('Dépensez avec', points)), once)
  }
  const spend =
    tokens > 1
      ? t.both(t.group('Spend', tokens), t.group('Dépensez-en', tokens))
      : t.both('Spend', 'Dépensez')
  return limited(spend, once)
}

function anyWords(aged: boolean): t.Phrase {
  const spend = t.both('Spend any number', 'Dépensez-en autant que vous voulez')
  const but = t.both('except those gained this turn', 'sauf ceux gagnés ce tour-ci')
  return aged ? t.group(spend, t.parentheses(but)) : spend
}

function limited(spend: t.Phrase, once: boolean): t.Phrase {
  return once ? t.group(spend, t.parentheses(t.both('once per turn', 'une fois par tour'))) : spend
}

function insteadWords(tokens: number): t.Phrase {
  const instead = t.both(
    'Instead of a Defensive Roll (even against undefendable damage, never against an ultimate)',
    'Au lieu d’un Jet défensif (même contre des dégâts imparables, jamais contre une Ultime)',
  )
  return tokens === 0 ? instead : t.group(instead, ',', t.both('spend', 'dépensez'))
}
