import type { Context, Features } from './context.ts'
import { featuresOf, isYou } from './features.ts'
import { elidesBefore } from './french.ts'
import { amountTokens, frenchForm, isPronoun, labelPart, nounToken, take } from './head.ts'
import type { Adjective, Name, Noun } from './lexicon.ts'
import type { Nominal, NounPhrase } from './phrase.ts'
import { type Token, token, word } from './token.ts'

const agreeing = (features: Features, m: string, f: string, mp: string, fp: string): string =>
  features.number === 'many' ? (features.gender === 'f' ? fp : mp) : features.gender === 'f' ? f : m

const beginsWithVowel = (rest: readonly Token[]): boolean => {
  const first = rest[0]
  return (
    first !== undefined && !first.aspirated && first.part.kind !== 'icon' && elidesBefore(first.part.text)
  )
}

/** le, la, les. */
export const frenchArticle = (features: Features): Token =>
  word(agreeing(features, 'le', 'la', 'les', 'les'), { role: 'article' })

/** tout, toute, tous, toutes. */
export const frenchAll = (features: Features): string => agreeing(features, 'tout', 'toute', 'tous', 'toutes')

const indefinite = (
  nominal: NounPhrase,
  features: Features,
  rest: readonly Token[],
  negated: boolean,
): readonly Token[] => {
  if (nominal.amount) return []
  if (negated) return [word('de', { role: 'partitive' })]
  if (features.number === 'many') {
    const preposed = nominal.adjectives.some((one) => one.before)
    return [word(preposed ? 'de' : 'des', { role: 'partitive' })]
  }
  const uncounted = nominal.head.kind === 'noun' && nominal.head.fr.mass
  if (!uncounted) return [word(agreeing(features, 'un', 'une', '', ''))]
  if (beginsWithVowel(rest)) return [word('de l’', { role: 'partitive', right: true })]
  return [word(agreeing(features, 'du', 'de la', '', ''), { role: 'partitive' })]
}

const possessive = (
  owner: Nominal,
  features: Features,
  rest: readonly Token[],
  context: Context,
): readonly Token[] => {
  const many = features.number === 'many'
  if (isYou(owner)) return [word(many ? 'vos' : 'votre')]
  if (!isPronoun(owner)) return [frenchArticle(features)]
  if (featuresOf(owner, context).number === 'many') return [word(many ? 'leurs' : 'leur')]
  const feminine = features.gender === 'f' && !beginsWithVowel(rest)
  return [word(many ? 'ses' : feminine ? 'sa' : 'son')]
}

const determinerTokens = (
  nominal: NounPhrase,
  owner: Nominal | null,
  features: Features,
  rest: readonly Token[],
  context: Context,
): readonly Token[] => {
  switch (nominal.determiner) {
    case 'bare':
      return []
    case 'the':
      return [frenchArticle(features)]
    case 'a':
      return indefinite(nominal, features, rest, context.negated)
    case 'this':
    case 'that':
      return [word(agreeing(features, beginsWithVowel(rest) ? 'cet' : 'ce', 'cette', 'ces', 'ces'))]
    case 'each':
      return [word('chaque')]
    case 'all':
      return [word(frenchAll(features)), frenchArticle(features)]
    case 'any':
      return [word(`n’importe ${agreeing(features, 'quel', 'quelle', 'quels', 'quelles')}`)]
    case 'no':
      return [word(agreeing(features, 'aucun', 'aucune', 'aucun', 'aucune'))]
    case 'own':
      return owner ? possessive(owner, features, rest, context) : []
  }
}

const adjectiveToken = (one: Adjective, features: Features, next: Token | undefined): Token => {
  const singular = features.number === 'one' && features.gender === 'm'
  const liaison = singular && one.liaison !== null && next !== undefined && beginsWithVowel([next])
  return token(labelPart(liaison ? (one.liaison ?? '') : frenchForm(one, features), null, one.keyword))
}

const core = (nominal: NounPhrase, noun: Noun, features: Features, context: Context): readonly Token[] => {
  const head = nounToken(noun, features, nominal.id, context)
  const before = nominal.adjectives.filter((one) => one.before)
  const behind = nominal.adjectives.filter((one) => !one.before)
  return [
    ...before.map((one, at) => adjectiveToken(one, features, at === before.length - 1 ? head : undefined)),
    head,
    ...behind.map((one) => adjectiveToken(one, features, undefined)),
  ]
}

/** "un nombre de dégâts égal à …"; what is not counted is itself equal: "une ATQ de base égale à …". */
const equalTo = (
  nominal: NounPhrase,
  words: readonly Token[],
  mass: boolean,
  features: Features,
  context: Context,
): readonly Token[] => [
  word(mass ? agreeing(features, 'un', 'une', 'des', 'des') : 'un nombre de'),
  ...words,
  word(mass ? agreeing(features, 'égal à', 'égale à', 'égaux à', 'égales à') : 'égal à'),
  ...context.say(nominal.amount?.expression ?? '', context),
]

const nounTokens = (nominal: NounPhrase, noun: Noun, context: Context): readonly Token[] => {
  const features = featuresOf(nominal, context)
  const inner: Context = { ...context, negated: false, agreement: features }
  const owner = nominal.owner && take(nominal.owner, context)
  const words = core(nominal, noun, features, context)
  const { amount } = nominal
  const counted = amount ? amountTokens(amount, context) : []
  const tail = [
    ...(amount?.after ? context.say(amount.after, context) : []),
    ...(amount?.unit ? context.say(amount.unit, context) : []),
    ...(owner && !isYou(owner) && !isPronoun(owner) ? [word('de'), ...context.say(owner, context)] : []),
    ...nominal.complements.flatMap((one) => context.say(one, inner)),
  ]
  if (amount && amount.expression !== null)
    return [...counted, ...equalTo(nominal, words, noun.fr.mass, features, context), ...tail]
  const rest = [...counted, ...words]
  const whole = nominal.whole ? [word(frenchAll(features))] : []
  return [...whole, ...determinerTokens(nominal, owner, features, rest, context), ...rest, ...tail]
}

const nameTokens = (nominal: NounPhrase, name: Name, context: Context): readonly Token[] => {
  const label = token(labelPart(name.fr, nominal.id ?? name.id, null), { aspirated: name.aspirated })
  return name.article.fr ? [frenchArticle(featuresOf(nominal, context)), label] : [label]
}

/** A noun phrase in French; pronouns in their strong form, as after a preposition. */
export const frenchNominal = (nominal: NounPhrase, context: Context): readonly Token[] => {
  const { head } = nominal
  switch (head.kind) {
    case 'you':
      return [word(nominal.whole ? 'vous tous' : 'vous')]
    case 'pronoun': {
      const features = featuresOf(nominal, context)
      return [word(nominal.whole ? frenchAll(features) : agreeing(features, 'lui', 'elle', 'eux', 'elles'))]
    }
    case 'name':
      return nameTokens(nominal, head, context)
    case 'noun':
      return nounTokens(nominal, head, context)
    case 'thing':
      throw new Error(`the name of "${head.id}" is itself a thing to look up`)
  }
}

/** il, elle, ils, elles. */
export const frenchSubjectPronoun = (features: Features): Token =>
  word(agreeing(features, 'il', 'elle', 'ils', 'elles'), { role: 'pronoun' })
