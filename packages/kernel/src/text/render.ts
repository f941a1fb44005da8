import { englishClause } from './englishClause.ts'
import type { Context, Names } from './context.ts'
import type { Adjective } from './lexicon.ts'
import { amountTokens, frenchForm, labelPart } from './head.ts'
import { type Frame, frameOf, relativeFrame } from './frame.ts'
import { frenchClause } from './frenchClause.ts'
import { join } from './join.ts'
import { name } from './nominal.ts'
import { nominalTokens } from './nominalTokens.ts'
import { keywordPart, type Language, type RichText } from './part.ts'
import type { Amount, Clause, Enclosed, Phrase, Relative } from './phrase.ts'
import { effectTokens } from './effect.ts'
import { numeral, type Token, token, word } from './token.ts'

const clauseTokens = (clause: Clause, frame: Frame, context: Context): readonly Token[] =>
  context.language === 'en' ? englishClause(clause, frame, context) : frenchClause(clause, frame, context)

const relativeTokens = (relative: Relative, context: Context): readonly Token[] => {
  const { clause, gap } = relative
  const { agreement, language } = context
  const person = agreement?.number === 'one' && agreement.pronoun !== 'it'
  const link =
    language === 'fr' ? (gap === 'subject' ? 'qui' : 'que') : gap === 'object' ? '' : person ? 'who' : 'that'
  return [word(link), ...clauseTokens(clause, relativeFrame(clause, gap, context), context)]
}

const marks = {
  quotes: { en: ['“', '”'], fr: ['«', '»'] },
  parentheses: { en: ['(', ')'], fr: ['(', ')'] },
} as const

const enclosedTokens = ({ how, body }: Enclosed, context: Context): readonly Token[] => {
  const [open, close] = marks[how][context.language]
  return [word(open, { right: true }), ...context.say(body, context), word(close, { left: true })]
}

const loneAmount = (amount: Amount, context: Context): readonly Token[] => [
  ...amountTokens(amount, context),
  ...(amount.expression === null ? [] : context.say(amount.expression, context)),
  ...(amount.after === null ? [] : context.say(amount.after, context)),
  ...(amount.unit === null ? [] : context.say(amount.unit, context)),
]

const adjectiveToken = (one: Adjective, context: Context): Token =>
  token(labelPart(context.language === 'en' ? one.en : frenchForm(one, context.agreement), null, one.keyword))

const clauseInMood = (given: Clause, context: Context): readonly Token[] => {
  const clause: Clause = context.past ? { ...given, tense: 'past' } : given
  return clauseTokens(clause, frameOf(clause, context), context)
}

/** The one walk over phrases: tokens of anything that can be said. */
const say = (phrase: Phrase, context: Context): readonly Token[] => {
  if (typeof phrase === 'string') return [word(phrase)]
  if (typeof phrase === 'number') return [numeral(phrase)]
  const { language } = context
  switch (phrase.kind) {
    case 'text':
    case 'icon':
    case 'keyword':
    case 'value':
    case 'reference':
      return [token(phrase)]
    case 'both':
      return say(phrase[language], context)
    case 'group':
      return phrase.items.flatMap((item) => say(item, context))
    case 'enclosed':
      return enclosedTokens(phrase, context)
    case 'picture':
      return [token({ kind: 'icon', name: phrase.name, text: phrase[language] })]
    case 'term':
      return [token(keywordPart(phrase.id, phrase[language]))]
    case 'amount':
      return loneAmount(phrase, context)
    case 'adjective':
      return [adjectiveToken(phrase, context)]
    case 'nounPhrase':
    case 'nounList':
      return nominalTokens(phrase, context)
    case 'clause':
      return clauseInMood(phrase, context)
    case 'relative':
      return relativeTokens(phrase, context)
    default:
      return effectTokens(phrase, context)
  }
}

export type RenderOptions = {
  /** Gives the noun phrase of a `thing`; without it a thing is called by its id. */
  readonly names?: Names
}

const unnamed: Names = (id) => name({ en: id, id })

/** Says a phrase as it is: no capital, no full stop unless its own sentences have them. */
export const render = (phrase: Phrase, language: Language, options: RenderOptions = {}): RichText => {
  const context: Context = {
    language,
    mood: 'main',
    modal: null,
    past: false,
    continues: false,
    embedded: false,
    isOption: false,
    actor: null,
    negated: false,
    agreement: null,
    names: options.names ?? unnamed,
    say,
  }
  return join(say(phrase, context), language)
}

/** Says an effect as a card line: capital letter and full stop. */
export const renderSentence = (phrase: Phrase, language: Language, options: RenderOptions = {}): RichText =>
  render({ kind: 'sentence', body: phrase }, language, options)
