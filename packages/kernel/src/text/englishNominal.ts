import type { Context, Features } from './context.ts'
import { possessiveEnding } from './english.ts'
import { featuresOf, isYou } from './features.ts'
import { amountTokens, isPronoun, labelPart, nounToken, take } from './head.ts'
import type { Adjective, Name, Noun } from './lexicon.ts'
import type { Nominal, NounPhrase } from './phrase.ts'
import { type Token, token, word } from './token.ts'

/** Where a pronoun stands. */
export type Place = 'subject' | 'object'

const pronouns = {
  it: { subject: 'it', object: 'it', owner: 'its' },
  he: { subject: 'he', object: 'him', owner: 'his' },
  she: { subject: 'she', object: 'her', owner: 'her' },
  they: { subject: 'they', object: 'them', owner: 'their' },
} as const

const ownerTokens = (owner: Nominal, context: Context): readonly Token[] => {
  if (isYou(owner)) return [word('your')]
  const features = featuresOf(owner, context)
  if (isPronoun(owner)) return [word(pronouns[features.pronoun].owner)]
  const said = context.say(owner, context)
  const ending = possessiveEnding(said.at(-1)?.part.text ?? '', features.number === 'many')
  return [...said, word(ending, { left: true })]
}

const isLong = (owner: Nominal): boolean => owner.kind === 'nounPhrase' && owner.complements.length > 0

const determinerTokens = (
  nominal: NounPhrase,
  owner: Nominal | null,
  features: Features,
  context: Context,
) => {
  const many = features.number === 'many'
  switch (nominal.determiner) {
    case 'bare':
      return []
    case 'a':
      return many || nominal.amount || isMass(nominal) ? [] : [word('a', { role: 'article' })]
    case 'this':
      return [word(many ? 'these' : 'this')]
    case 'that':
      return [word(many ? 'those' : 'that')]
    case 'the':
    case 'each':
    case 'all':
    case 'any':
    case 'no':
      return [word(nominal.determiner)]
    case 'own':
      return owner ? (isLong(owner) ? [word('the')] : ownerTokens(owner, context)) : []
  }
}

const isMass = (nominal: NounPhrase): boolean => nominal.head.kind === 'noun' && nominal.head.en.mass

const adjectiveToken = (one: Adjective): Token => token(labelPart(one.en, null, one.keyword))

/** "an other" is written "another". */
const another = (tokens: readonly Token[]): readonly Token[] => {
  const [first, second, ...rest] = tokens
  return first?.role === 'article' && first.part.text === 'a' && second?.part.text === 'other'
    ? [word('another'), ...rest]
    : tokens
}

const nounTokens = (nominal: NounPhrase, noun: Noun, context: Context): readonly Token[] => {
  const features = featuresOf(nominal, context)
  const inner: Context = { ...context, agreement: features }
  const owner = nominal.owner && take(nominal.owner, context)
  const determiner = determinerTokens(nominal, owner, features, context)
  const { amount } = nominal
  const leads = (one: Adjective): boolean => one.leading && determiner.length > 0
  const counted = amount
    ? [...amountTokens(amount, context), ...(amount.after ? context.say(amount.after, context) : [])]
    : []
  const words = [
    ...nominal.adjectives.filter((one) => !leads(one)).map(adjectiveToken),
    nounToken(noun, features, nominal.id, context),
  ]
  const tail = [
    ...(amount?.unit ? context.say(amount.unit, context) : []),
    ...(owner && isLong(owner) ? [word('of'), ...context.say(owner, context)] : []),
    ...nominal.complements.flatMap((one) => context.say(one, inner)),
  ]
  if (amount && amount.expression !== null) {
    const opening = noun.en.mass ? [] : [word('a number of')]
    return [
      ...counted,
      ...opening,
      ...words,
      word('equal to'),
      ...context.say(amount.expression, context),
      ...tail,
    ]
  }
  const leading = nominal.adjectives.filter(leads).map(adjectiveToken)
  const whole = nominal.whole ? [word('all')] : []
  return [...whole, ...another([...determiner, ...leading, ...counted, ...words]), ...tail]
}

const nameTokens = (nominal: NounPhrase, name: Name): readonly Token[] => {
  const label = token(labelPart(name.en, nominal.id ?? name.id, null))
  return name.article.en ? [word('the'), label] : [label]
}

/** A noun phrase in English. */
export const englishNominal = (nominal: NounPhrase, context: Context, place: Place): readonly Token[] => {
  const { head } = nominal
  const whole = nominal.whole ? [word('all of')] : []
  switch (head.kind) {
    case 'you':
      return [...whole, word('you')]
    case 'pronoun': {
      const forms = pronouns[featuresOf(nominal, context).pronoun]
      return [...whole, word(forms[nominal.whole ? 'object' : place])]
    }
    case 'name':
      return nameTokens(nominal, head)
    case 'noun':
      return nounTokens(nominal, head, context)
    case 'thing':
      throw new Error(`the name of "${head.id}" is itself a thing to look up`)
  }
}
