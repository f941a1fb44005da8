import type { Verb } from './lexicon.ts'
import { name, you } from './nominal.ts'
import {
  type Allowed,
  type By,
  type Clause,
  type Group,
  group,
  type Modal,
  type Nominal,
  type Phrase,
  type Relative,
  type Told,
} from './phrase.ts'

/** Who does what: `clause(each(player), discard, count(1, card))`. */
export const clause = (subject: Nominal, verb: Verb, ...complements: readonly Phrase[]): Clause => ({
  kind: 'clause',
  subject,
  verb,
  complements,
  tense: 'present',
  voice: 'active',
  modal: null,
  negative: false,
  apiece: false,
})

const isVerb = (given: Phrase | Verb | undefined): given is Verb =>
  typeof given === 'object' && given.kind === 'verb'

/** Words in a row; begun with a verb, what you do: `phrase(deal, count(a.amount, damage), 'to', a.to)`. */
export function phrase(verb: Verb, ...rest: readonly Phrase[]): Clause
export function phrase(...items: readonly Phrase[]): Group
export function phrase(first?: Phrase | Verb, ...rest: readonly Phrase[]): Clause | Group {
  if (first === undefined) return group()
  return isVerb(first) ? clause(you, first, ...rest) : group(first, ...rest)
}

/** The patient as subject: "1 card is discarded". */
export const passive = (subject: Nominal, verb: Verb, ...complements: readonly Phrase[]): Clause => ({
  ...clause(subject, verb, ...complements),
  voice: 'passive',
})

/** "Rhino took 2 damage", "Rhino a subi 2 dégâts". */
export const past = (event: Clause): Clause => ({ ...event, tense: 'past' })
/** "does not attack", "n’attaque pas". */
export const not = (event: Clause): Clause => ({ ...event, negative: true })
/** "you would take damage", "vous êtes censé subir des dégâts". */
export const would = (event: Clause): Clause => ({ ...event, modal: 'would' })
/** "cannot attack", "ne peut pas attaquer". */
export const cannot = (event: Clause): Clause => ({ ...event, modal: 'can', negative: true })
/** "You and the attacker each roll 1 die", "lancez chacun 1 dé". */
export const apiece = (event: Clause): Clause => ({ ...event, apiece: true })

const allowed =
  (modal: Modal) =>
  (effect: Phrase): Allowed => ({ kind: 'allowed', modal, effect })

/** "you may discard a card", "vous pouvez défausser une carte". */
export const may = allowed('may')
/** "you must discard a card", "vous devez défausser une carte". */
export const must = allowed('must')

/** The effect done by another: every `you` inside becomes that subject, then its pronoun. */
export const by = (subject: Nominal, effect: Phrase): By => ({ kind: 'by', subject, effect })

/** Nobody in particular: a relative clause takes its subject from the noun before it. */
const gap = name('')

/** The effect as a report, such as a log line: "you discard a card", "vous défaussez une carte". */
export const told = (effect: Phrase): Told => ({ kind: 'told', past: false, effect })
/** The effect as it happened: "you discarded a card", "vous avez défaussé une carte". */
export const happened = (effect: Phrase): Told => ({ kind: 'told', past: true, effect })

/** About the noun before it, as subject: "that attacks you", "qui vous attaque". */
export const who = (verb: Verb, ...complements: readonly Phrase[]): Relative => ({
  kind: 'relative',
  gap: 'subject',
  clause: clause(gap, verb, ...complements),
})
/** About the noun before it, as object: "you control", "que vous contrôlez". */
export const whom = (event: Clause): Relative => ({ kind: 'relative', gap: 'object', clause: event })
