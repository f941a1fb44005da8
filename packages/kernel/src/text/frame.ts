import type { Context, Features } from './context.ts'
import { featuresOf, isActor } from './features.ts'
import type { Clause, Modal, Phrase } from './phrase.ts'

/** How a clause is being said: the one place where mood is decided. */
export type Frame = {
  readonly form: 'imperative' | 'infinitive' | 'finite'
  readonly subject: 'said' | 'silent'
  readonly modal: Modal | null
  readonly features: Features
  /** The object already said before the verb, for French participles: "la carte que vous avez défaussée". */
  readonly objectBefore: Features | null
  /** Where the complements stand. */
  readonly inner: Context
}

const isOrder = (clause: Clause, modal: Modal | null, context: Context): boolean =>
  context.mood === 'main' &&
  isActor(clause.subject) &&
  context.actor === null &&
  modal === null &&
  clause.tense === 'present' &&
  clause.voice === 'active'

/** Decides between order, infinitive and finite verb, and whether the subject is said. */
export const frameOf = (clause: Clause, context: Context): Frame => {
  const forYou = isActor(clause.subject)
  const modal = clause.modal ?? context.modal
  const silent = forYou && context.continues
  // A silent subject agrees with the name said before, not with its pronoun: "discards 1 card and draws 2".
  const features = featuresOf(silent && context.actor ? context.actor.nominal : clause.subject, context)
  const inner: Context = {
    ...context,
    mood: 'told',
    modal: null,
    past: false,
    continues: false,
    embedded: true,
    negated: false,
    agreement: features,
  }
  const shared = { modal, features, objectBefore: null, inner }
  if (context.mood === 'infinitive' && forYou && modal === null) {
    return { ...shared, form: 'infinitive', subject: 'silent' }
  }
  if (isOrder(clause, modal, context)) return { ...shared, form: 'imperative', subject: 'silent' }
  return { ...shared, form: 'finite', subject: silent ? 'silent' : 'said' }
}

/** The frame of a clause about the noun before it. */
export const relativeFrame = (clause: Clause, gap: 'subject' | 'object', context: Context): Frame => {
  const told: Context = { ...context, mood: 'told', modal: null, past: false, continues: false }
  const frame = frameOf(clause, told)
  if (gap === 'object') return { ...frame, objectBefore: context.agreement }
  const features = context.agreement ?? frame.features
  return { ...frame, subject: 'silent', features, inner: { ...frame.inner, agreement: features } }
}

/** Complements without groups, in the language being said. */
export const flattened = (items: readonly Phrase[], context: Context): readonly Phrase[] =>
  items.flatMap((item) => {
    if (typeof item !== 'object') return item === '' ? [] : [item]
    if (item.kind === 'both') return flattened([item[context.language]], context)
    if (item.kind === 'amount' && item.expression !== null && item.before === null) {
      return flattened([item.expression], context)
    }
    return item.kind === 'group' ? flattened(item.items, context) : [item]
  })

/** Whether an object is the acting player again: "yourself", "vous", "se". */
export const isReflexive = (item: Phrase | undefined, clause: Clause): boolean =>
  typeof item === 'object' && item.kind === 'nounPhrase' && isActor(item) && isActor(clause.subject)
