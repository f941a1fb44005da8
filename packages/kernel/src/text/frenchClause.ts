import type { Context, Features } from './context.ts'
import { isNegative } from './features.ts'
import type { Frame } from './frame.ts'
import type { FrenchVerb } from './french.ts'
import { type Around, around, isNominal } from './frenchClitics.ts'
import { agreedParticiple, finiteForm, frenchModal, helping } from './frenchVerb.ts'
import { nominalTokens } from './nominalTokens.ts'
import type { Clause } from './phrase.ts'
import { type Token, word } from './token.ts'

const pronouns = (words: readonly string[]): readonly Token[] =>
  words.map((one) => word(one, { role: 'pronoun' }))
const optional = (words: string | null | false): readonly Token[] => (words ? [word(words)] : [])

/** The participle and what it needs, when the verb is conjugated through a helper. */
const participle = (verb: FrenchVerb, clause: Clause, frame: Frame, direct: Features | null): Token => {
  const agreesWithSubject =
    clause.voice === 'passive' || (verb.auxiliary === 'être' && !verb.reflexive) || verb.reflexive
  return word(agreedParticiple(verb.participle, agreesWithSubject ? frame.features : direct))
}

const order = (clause: Clause, parts: Around, ne: boolean): readonly Token[] => {
  const verb = clause.verb.fr
  if (clause.negative || ne) {
    return [
      word('ne'),
      ...pronouns(parts.clitics),
      word(verb.imperative),
      ...optional(clause.negative && 'pas'),
      ...optional(parts.all),
    ]
  }
  const hyphened = parts.clitics.map((one) => word(`-${one}`, { left: true, role: 'pronoun' }))
  return [word(verb.imperative), ...hyphened, ...optional(parts.all)]
}

const infinitive = (clause: Clause, frame: Frame, parts: Around): readonly Token[] => {
  const passive = clause.voice === 'passive'
  return [
    ...optional(parts.all),
    ...pronouns(parts.clitics),
    word(passive ? 'être' : clause.verb.fr.infinitive),
    ...(passive ? [participle(clause.verb.fr, clause, frame, null)] : []),
  ]
}

const finite = (clause: Clause, frame: Frame, parts: Around, ne: boolean): readonly Token[] => {
  const { features, modal } = frame
  const verb = clause.verb.fr
  const passive = clause.voice === 'passive'
  const negated = (...tokens: readonly Token[]): readonly Token[] => [
    ...optional((ne || clause.negative) && 'ne'),
    ...tokens,
  ]
  const behind = [
    ...optional(clause.negative && 'pas'),
    ...optional(clause.apiece && (features.gender === 'f' ? 'chacune' : 'chacun')),
  ]
  if (modal) {
    const [helper = '', ...censé] = frenchModal(modal, features)
    const before = [...negated(word(helper)), ...behind, ...censé.map((one) => word(one))]
    return [...before, ...infinitive(clause, frame, parts)]
  }
  const clitics = pronouns(parts.clitics)
  if (clause.tense === 'past' || passive) {
    const helper = helping(passive && clause.tense === 'past' ? 'avoir' : passive ? 'être' : verb.auxiliary)
    return [
      ...negated(...clitics, word(finiteForm(helper, features))),
      ...behind,
      ...optional(parts.all),
      ...optional(passive && clause.tense === 'past' && 'été'),
      participle(verb, clause, frame, parts.direct ?? frame.objectBefore),
    ]
  }
  return [...negated(...clitics, word(finiteForm(verb, features))), ...behind, ...optional(parts.all)]
}

/** A clause in French: clitics, "ne", agreement of participles. */
export const frenchClause = (clause: Clause, frame: Frame, context: Context): readonly Token[] => {
  const subject = frame.subject === 'said' ? nominalTokens(clause.subject, context, 'subject') : []
  const parts = around(clause, frame, context)
  const nominals = parts.rest.filter(isNominal)
  const ne = isNegative(clause.subject) || nominals.some(isNegative)
  const isBe = clause.verb.fr.infinitive === 'être'
  const complements = parts.rest.flatMap((item, at) =>
    context.say(item, { ...frame.inner, negated: clause.negative && !isBe && at === 0 && isNominal(item) }),
  )
  if (frame.form === 'imperative') return [...order(clause, parts, ne), ...complements]
  if (frame.form === 'infinitive') {
    const negation = clause.negative ? [word('ne pas')] : optional(ne && 'ne')
    return [...negation, ...infinitive(clause, frame, parts), ...complements]
  }
  return [...subject, ...finite(clause, frame, parts, ne), ...complements]
}
