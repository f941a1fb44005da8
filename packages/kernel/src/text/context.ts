import type { Gender } from './lexicon.ts'
import type { Language } from './part.ts'
import type { Modal, Nominal, NounPhrase, Phrase } from './phrase.ts'
import type { Token } from './token.ts'

/** What verbs, adjectives and pronouns agree with. */
export type Features = {
  readonly person: 2 | 3
  readonly number: 'one' | 'many'
  readonly gender: Gender
  readonly pronoun: 'it' | 'he' | 'she' | 'they'
}

/** Who `you` stands for inside `by`, and whether it was named yet. */
export type Actor = { readonly nominal: Nominal; mentioned: boolean }

/** Looks a thing's name up. */
export type Names = (id: string) => NounPhrase

/** Where a phrase is being said. */
export type Context = {
  readonly language: Language
  /** `main`: orders to you; `told`: with a subject; `infinitive`: after may or must, or as an option. */
  readonly mood: 'main' | 'told' | 'infinitive'
  /** The modal waiting for its clause. */
  readonly modal: Modal | null
  /** Clauses are told in the past here. */
  readonly past: boolean
  /** Whether the subject was just said by the clause before: "discards 1 card and draws 1 card". */
  readonly continues: boolean
  /** Inside another sentence: no full stops. */
  readonly embedded: boolean
  /** One of several options, which semicolons part. */
  readonly isOption: boolean
  readonly actor: Actor | null
  /** The object of a negated French verb: "ne peut pas jouer de cartes". */
  readonly negated: boolean
  /** What adjectives agree with here. */
  readonly agreement: Features | null
  readonly names: Names
  readonly say: (phrase: Phrase, context: Context) => readonly Token[]
}
