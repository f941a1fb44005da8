import type { Context, Features } from './context.ts'
import { keywordPart, type Part, referencePart, text, value } from './part.ts'
import type { Adjective, Noun } from './lexicon.ts'
import type { Amount, Nominal, NounPhrase, Pronoun } from './phrase.ts'
import { isActor, resolve } from './features.ts'
import { type Token, token, word } from './token.ts'

/** The part of a label: a reference if it names a thing, a keyword if the word has a rule, else text. */
export const labelPart = (label: string, id: string | null, keyword: string | null): Part =>
  id !== null ? referencePart(id, label) : keyword !== null ? keywordPart(keyword, label) : text(label)

/** A noun's word in the number of its phrase. */
export const nounToken = (noun: Noun, features: Features, id: string | null, context: Context): Token => {
  const forms = noun[context.language]
  const label = features.number === 'many' ? forms.many : forms.one
  return token(labelPart(label, id, noun.keyword), {
    aspirated: context.language === 'fr' && noun.fr.aspirated,
  })
}

/** Resolves a nominal and notes that the actor has now been named. */
export const take = (nominal: Nominal, context: Context): Nominal => {
  const meant = resolve(nominal, context)
  if (context.actor && isActor(nominal)) context.actor.mentioned = true
  return meant
}

/** The digits or the letter of an amount, with what stands before them. */
export const amountTokens = (amount: Amount, context: Context): readonly Token[] => {
  const before = amount.before === null ? [] : context.say(amount.before, context)
  if (amount.value !== null) {
    return [...before, token(value(amount.value, amount.parts ?? undefined, amount.signed))]
  }
  return amount.symbol === null ? before : [...before, word(amount.symbol)]
}

/** Whether a nominal stands for another one: it, them. */
export const isPronoun = (nominal: Nominal): nominal is NounPhrase & { readonly head: Pronoun } =>
  nominal.kind === 'nounPhrase' && nominal.head.kind === 'pronoun'

/** The French form of an adjective. */
export const frenchForm = (adjective: Adjective, features: Features | null): string => {
  if (!features) return adjective.fr.m
  if (features.number === 'many') return features.gender === 'f' ? adjective.fr.fp : adjective.fr.mp
  return features.gender === 'f' ? adjective.fr.f : adjective.fr.m
}
