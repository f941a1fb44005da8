import type { Actor, Context } from './context.ts'
import { isActor } from './features.ts'
import { take } from './head.ts'
import { reader } from './nominal.ts'
import { nominalTokens } from './nominalTokens.ts'
import type {
  Allowed,
  By,
  Choice,
  Labelled,
  Moment,
  Nominal,
  Opening,
  Phrase,
  Row,
  Sentence,
  Subordinate,
  Told,
} from './phrase.ts'
import { choiceTokens, comma, opensAlone, rowTokens, semicolon, sentenceTokens } from './row.ts'
import { markFirst, markLast, type Token, word } from './token.ts'

const isNominal = (given: object): given is Nominal =>
  'kind' in given && (given.kind === 'nounPhrase' || given.kind === 'nounList')

/** The subject of `by` speaks from outside: its own `you` is the reader, or the actor around it. */
const closed = (subject: Nominal, context: Context): Nominal => {
  const close = (given: unknown): unknown => {
    if (typeof given !== 'object' || given === null) return given
    if (Array.isArray(given)) return given.map(close)
    if (isNominal(given) && isActor(given)) return context.actor ? take(given, context) : reader
    return Object.fromEntries(Object.entries(given).map(([key, inside]) => [key, close(inside)]))
  }
  return close(subject) as Nominal
}

/** An effect told of another subject; conditions of each one are announced: "for each player, if they …". */
const byTokens = ({ subject, effect }: By, context: Context): readonly Token[] => {
  if (isActor(subject)) return context.say(effect, context)
  const actor: Actor = { nominal: closed(subject, context), mentioned: false }
  const inside: Context = { ...context, actor, embedded: true }
  const distributes = subject.kind === 'nounPhrase' && subject.determiner === 'each'
  if (!distributes || !opensAlone(effect, context)) return context.say(effect, inside)
  const announced = nominalTokens(subject, context)
  actor.mentioned = true
  return [
    word(context.language === 'en' ? 'for' : 'pour'),
    ...announced,
    comma,
    ...context.say(effect, inside),
  ]
}

/** "may" reaches the verb it belongs to, past conditions and changes of subject. */
const allowedTokens = ({ modal, effect }: Allowed, context: Context): readonly Token[] => {
  if (typeof effect === 'object') {
    if (effect.kind === 'both') {
      return allowedTokens({ kind: 'allowed', modal, effect: effect[context.language] }, context)
    }
    if (effect.kind === 'subordinate' || effect.kind === 'by' || effect.kind === 'opening') {
      return context.say({ ...effect, effect: { kind: 'allowed', modal, effect: effect.effect } }, context)
    }
  }
  return context.say(effect, {
    ...context,
    modal,
    mood: context.mood === 'infinitive' ? 'told' : context.mood,
    embedded: true,
  })
}

const links = {
  if: { en: 'if', fr: 'si' },
  unless: { en: 'unless', fr: 'sauf si' },
  whenever: { en: 'each time', fr: 'chaque fois que' },
  when: { en: 'when', fr: 'quand' },
  after: { en: 'after', fr: 'après que' },
  while: { en: 'while', fr: 'tant que' },
} as const

/** French never puts the conditional behind "si": "si vous devez subir". */
const supposed = (condition: Phrase, how: Subordinate['how']): Phrase => {
  if (typeof condition !== 'object' || (how !== 'if' && how !== 'unless')) return condition
  if (condition.kind === 'both') return supposed(condition.fr, how)
  if (condition.kind === 'clause' && condition.modal === 'would') return { ...condition, modal: 'supposed' }
  return condition
}

/** "if …, …", "when …, …", with "otherwise". */
const subordinateTokens = (given: Subordinate, context: Context): readonly Token[] => {
  const { how, condition, effect, otherwise } = given
  const { language } = context
  const told: Context = { ...context, mood: 'told', modal: null, continues: false, embedded: true }
  const inFrench = language === 'fr'
  // French says "après que Rhino a attaqué": the past, where English has the present.
  const event = context.say(inFrench ? supposed(condition, how) : condition, {
    ...told,
    past: inFrench && how === 'after',
  })
  const main: Context = { ...context, continues: false, embedded: true }
  const opening = [word(links[how][language]), ...event, comma, ...context.say(effect, main)]
  if (otherwise === null) return opening
  const other = [word(language === 'en' ? 'otherwise' : 'sinon'), comma, ...context.say(otherwise, main)]
  return context.embedded
    ? [...opening, semicolon, ...other]
    : [...markLast(opening, { stop: true }), ...other]
}

/** "Interrupt: When …" in English, "Interruption : quand …" in French. */
const labelledTokens = ({ label, body }: Labelled, context: Context): readonly Token[] => [
  ...markFirst(context.say(label, context), { capital: true }),
  word(':', { left: true }),
  ...markFirst(sentenceTokens(body, context), { capital: context.language === 'en' }),
]

const openingTokens = ({ words, effect }: Opening, context: Context): readonly Token[] => [
  ...context.say(words, { ...context, mood: 'told' }),
  comma,
  ...context.say(effect, { ...context, embedded: true }),
]

/** What happens, as opposed to what it happens to. */
export type Effect = Row | Choice | By | Allowed | Told | Subordinate | Opening | Moment | Labelled | Sentence

/** The tokens of an effect. */
export const effectTokens = (effect: Effect, context: Context): readonly Token[] => {
  switch (effect.kind) {
    case 'row':
      return rowTokens(effect, context)
    case 'choice':
      return choiceTokens(effect, context)
    case 'by':
      return byTokens(effect, context)
    case 'allowed':
      return allowedTokens(effect, context)
    case 'told':
      return context.say(effect.effect, { ...context, mood: 'told', past: effect.past })
    case 'subordinate':
      return subordinateTokens(effect, context)
    case 'opening':
      return openingTokens(effect, context)
    case 'moment':
      return context.say(effect.words, context)
    case 'labelled':
      return labelledTokens(effect, context)
    case 'sentence':
      return sentenceTokens(effect.body, context)
  }
}
