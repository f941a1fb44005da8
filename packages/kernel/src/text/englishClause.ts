import type { Context, Features } from './context.ts'
import { flattened, type Frame, isReflexive } from './frame.ts'
import type { Verb } from './lexicon.ts'
import { nominalTokens } from './nominalTokens.ts'
import type { Clause } from './phrase.ts'
import { type Token, word } from './token.ts'

const isThird = (features: Features): boolean => features.person === 3 && features.number === 'one'

const be = (features: Features, tense: Clause['tense']): string =>
  isThird(features) ? (tense === 'past' ? 'was' : 'is') : tense === 'past' ? 'were' : 'are'

const finite = (verb: Verb, features: Features, tense: Clause['tense'], negative: boolean): string => {
  if (verb.en.base === 'be') return negative ? `${be(features, tense)} not` : be(features, tense)
  if (negative) {
    const auxiliary = tense === 'past' ? 'did' : isThird(features) ? 'does' : 'do'
    return `${auxiliary} not ${verb.en.base}`
  }
  return tense === 'past' ? verb.en.past : isThird(features) ? verb.en.third : verb.en.base
}

const withModal = (modal: string, negative: boolean): string =>
  negative ? (modal === 'can' ? 'cannot' : `${modal} not`) : modal

const verbGroup = (clause: Clause, frame: Frame): string => {
  const { verb, tense, negative } = clause
  const passive = clause.voice === 'passive'
  const base = passive ? `be ${verb.en.participle}` : verb.en.base
  if (frame.form === 'imperative') return negative ? `do not ${base}` : base
  if (frame.form === 'infinitive') return negative ? `not ${base}` : base
  if (frame.modal) return `${withModal(frame.modal, negative)} ${base}`
  if (!passive) return finite(verb, frame.features, tense, negative)
  return `${be(frame.features, tense)} ${negative ? 'not ' : ''}${verb.en.participle}`
}

const reflexive = (features: Features): string =>
  features.person === 2
    ? 'yourself'
    : { it: 'itself', he: 'himself', she: 'herself', they: 'themselves' }[features.pronoun]

/** A clause in English. */
export const englishClause = (clause: Clause, frame: Frame, context: Context): readonly Token[] => {
  const subject = frame.subject === 'said' ? nominalTokens(clause.subject, context, 'subject') : []
  const apiece = clause.apiece ? [word('each')] : []
  const complements = flattened(clause.complements, context).flatMap((item, at, items) =>
    (at === 0 || items[at - 1] === 'to') && isReflexive(item, clause)
      ? [word(reflexive(frame.features))]
      : context.say(item, frame.inner),
  )
  return [...subject, ...apiece, word(verbGroup(clause, frame)), ...complements]
}
