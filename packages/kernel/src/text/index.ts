/**
 * How to say things. Import as one word: `import * as t from '../text/index.ts'` (ops are called `may` and `choose` too).
 *
 * Every effect, condition, amount and target says itself as a *phrase*: plain data that knows who does what, not yet
 * words. `render` makes the words, when it is known whether they are an order, a permission or a report, and in which
 * language. A lexicon entry holds both languages, so most phrases are written once; where the languages differ, an op
 * gives `say: { en, fr }`, or `t.both(en, fr)` inside a phrase. Strings are words of the language they are in.
 *
 *   const damage = t.noun({ en: ['damage', t.mass], fr: ['dégât', 'm'], keyword: 'damage' })
 *   const deal = t.verb({ en: ['deal', 'dealt'], fr: 'infliger' })
 *
 * 1. What you do begins with a verb. Strings "à" and "de" contract, elide and turn pronouns into "lui" automatically.
 *      t.phrase(deal, t.count(a.amount, damage), t.prep.to, a.to)
 *      → Deal 3 damage to the villain. / Infligez 3 dégâts au méchant. / Infligez-lui 3 dégâts.
 * 2. Targets are noun phrases: determiner, noun, then adjectives, `t.plural`, a number, complements in any order.
 *      t.each(minion, t.group(engaged, t.prep.with, t.you)) → each minion engaged with you / chaque sbire engagé avec vous
 * 3. The same effect in another mood; `you` and `your` inside follow the new subject.
 *      t.may(a.effect)                      → You may discard a card from your hand. / Vous pouvez défausser…
 *      t.by(t.each(player), a.effect)       → Each player discards a card from their hand. / Chaque joueur défausse…
 *      t.told(t.by(t.thing(id), a.effect)) → Rhino discards… / Rhino défausse…
 * 4. What someone else does is a clause; `past`, `not`, `would`, `cannot`, `passive` change it.
 *      t.when(t.would(t.clause(rhino, take, t.some(damage))), t.phrase(prevent, t.all(t.it(t.some(damage)))))
 *      → When Rhino would take damage, prevent all of it. / Quand Rhino est censé subir des dégâts, prévenez-les tous.
 * 5. Effects in a row: `sentences` (one after the other), `andThen`, `alsoDo`, `choose`, `ifSo`, `after`, `instead`.
 *      t.andThen(a.first, t.ifSo(a.condition, a.second))  → Draw 1 card. Then, if …, discard 1 card. / … Ensuite, si …
 * 6. Refusals, prompts and log lines are messages: data first, words when shown.
 *      const m = t.defineMessages({ 'log.damage': { en: (a: { to: string; n: number }) => …, fr: … } })
 *      m.message('log.damage', { to: 'c7', n: 2 })   m.say(record, 'fr', { names })   m.check(keys)
 *
 * A pronoun needs what it stands for: `t.it(a.to)`. A said thing links to its card when it comes from `t.thing(id)`,
 * `t.name({ …, id })` or `t.linked(id, phrase)`; a word links to the rules by `keyword` or `t.term`.
 */
export * from './amount.ts'
export * from './clause.ts'
export type { Names } from './context.ts'
export type {
  Adjective,
  AdjectiveEntry,
  EnglishPronoun,
  Gender,
  NameEntry,
  Noun,
  NounEntry,
  Verb,
  VerbEntry,
} from './lexicon.ts'
export { adjective, mass, noun, verb } from './lexicon.ts'
export { thereIs } from './existence.ts'
export { frenchTypography } from './french.ts'
export * from './message.ts'
export * from './nominal.ts'
export * from './part.ts'
export type { Amount, Clause, Nominal, NounPhrase, Phrase, Words } from './phrase.ts'
export { both, group, icon, parentheses, prep, quote, term, wordsOf } from './phrase.ts'
export { type RenderOptions, render, renderSentence } from './render.ts'
export * from './sentence.ts'
