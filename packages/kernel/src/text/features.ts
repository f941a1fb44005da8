import type { Context, Features } from './context.ts'
import type { Noun } from './lexicon.ts'
import type { Amount, Determiner, Nominal, NounList, NounPhrase } from './phrase.ts'
import type { Language } from './part.ts'

/** Whether an amount takes the plural: English from 0 and 2, French from 2; what is not a number is several. */
export const isSeveral = (amount: Amount, language: Language): boolean => {
  if (amount.value === null) return true
  const size = Math.abs(amount.value)
  return language === 'fr' ? size >= 2 : size !== 1
}

const withoutArticle = (named: NounPhrase): NounPhrase =>
  named.head.kind === 'name'
    ? { ...named, head: { ...named.head, article: { en: false, fr: false } } }
    : named

/** The noun phrase meant: names looked up, and `you` replaced inside `by`. */
export const resolve = (nominal: Nominal, context: Context): Nominal => {
  if (nominal.kind === 'nounList') return nominal
  const { head } = nominal
  if (head.kind === 'thing') {
    const named = { ...context.names(head.id), id: head.id }
    return head.titled ? withoutArticle(named) : named
  }
  if (head.kind !== 'you' || head.reader || !context.actor) return nominal
  const { nominal: actor, mentioned } = context.actor
  return mentioned
    ? { ...nominal, head: { kind: 'pronoun', of: actor } }
    : resolve(actor, { ...context, actor: null })
}

/** Whether a nominal is the acting player, whom `by` replaces. */
export const isActor = (nominal: Nominal): boolean =>
  nominal.kind === 'nounPhrase' && nominal.head.kind === 'you' && !nominal.head.reader

/** Whether a nominal is the player addressed. */
export const isYou = (nominal: Nominal): boolean =>
  nominal.kind === 'nounPhrase' && nominal.head.kind === 'you'

const ofList = (list: NounList, context: Context): Features => {
  const all = list.items.map((item) => featuresOf(item, context))
  const last = all.at(-1)
  return {
    person: all.some((one) => one.person === 2) ? 2 : 3,
    number: list.joined === 'and' || last?.number === 'many' ? 'many' : 'one',
    gender: all.every((one) => one.gender === 'f') ? 'f' : 'm',
    pronoun: list.joined === 'and' ? 'they' : (last?.pronoun ?? 'it'),
  }
}

const singular: readonly Determiner[] = ['each', 'any', 'no']

const isMany = (nominal: NounPhrase, noun: Noun, language: Language): boolean => {
  if (noun[language].mass) return false
  if (nominal.amount) return isSeveral(nominal.amount, language)
  if (singular.includes(nominal.determiner)) return nominal.plural
  // What one language does not count, the other has several of: "that damage", "ces dégâts".
  return nominal.plural || noun[language === 'en' ? 'fr' : 'en'].mass
}

const ofPhrase = (nominal: NounPhrase, context: Context): Features => {
  const { head } = nominal
  const { language } = context
  switch (head.kind) {
    case 'you':
      return { person: 2, number: 'one', gender: 'm', pronoun: 'they' }
    case 'thing':
      return featuresOf(resolve(nominal, context), context)
    case 'pronoun': {
      const features = featuresOf(head.of, context)
      // The English singular "they" takes the plural verb: "they draw".
      return language === 'en' && features.pronoun === 'they' ? { ...features, number: 'many' } : features
    }
    case 'name':
      return {
        person: 3,
        number: head.plural[language] ? 'many' : 'one',
        gender: head.gender,
        pronoun: head.pronoun,
      }
    case 'noun': {
      const many = isMany(nominal, head, language)
      return {
        person: 3,
        number: many ? 'many' : 'one',
        gender: head.fr.gender,
        pronoun: many ? 'they' : head.pronoun,
      }
    }
  }
}

/** Person, number and gender of a noun phrase in the language being said. */
export const featuresOf = (nominal: Nominal, context: Context): Features =>
  nominal.kind === 'nounList'
    ? ofList(nominal, context)
    : isActor(nominal) && context.actor
      ? featuresOf(resolve(nominal, context), { ...context, actor: null })
      : ofPhrase(nominal, context)

/** Whether a noun phrase says "no" / "aucun", which gives the French verb its "ne". */
export const isNegative = (nominal: Nominal): boolean =>
  nominal.kind === 'nounList' ? nominal.items.some(isNegative) : nominal.determiner === 'no'
