import type { Adjective, Name, Noun, Verb } from './lexicon.ts'
import type { Part, ValueSource } from './part.ts'

/** Words that differ by language and are chosen when rendered. */
export type Both = { readonly kind: 'both'; readonly en: Phrase; readonly fr: Phrase }
/** Phrases one after the other. */
export type Group = { readonly kind: 'group'; readonly items: readonly Phrase[] }
/** Quotation marks or parentheses around a phrase. */
export type Enclosed = {
  readonly kind: 'enclosed'
  readonly how: 'quotes' | 'parentheses'
  readonly body: Phrase
}
/** A picture, with what to say where pictures cannot be shown. */
export type Icon = {
  readonly kind: 'picture'
  readonly name: string
  readonly en: string
  readonly fr: string
}
/** A game term that links to the rules reference. */
export type Term = { readonly kind: 'term'; readonly id: string; readonly en: string; readonly fr: string }

/** How many: a number, a symbol such as X, or an expression ("half of that damage"). */
export type Amount = {
  readonly kind: 'amount'
  readonly value: number | null
  readonly signed: boolean
  readonly symbol: string | null
  readonly before: Phrase | null
  readonly after: Phrase | null
  readonly unit: Icon | null
  readonly expression: Phrase | null
  /** What an expression counts, so that it can also be said one by one: "+1 for each drone". */
  readonly counted: Nominal | null
  readonly parts: readonly ValueSource[] | null
}

export const determiners = ['bare', 'the', 'a', 'this', 'that', 'each', 'all', 'any', 'no', 'own'] as const
export type Determiner = (typeof determiners)[number]

/** Takes up a noun phrase already said: it, they, le, lui, leur. */
export type Pronoun = { readonly kind: 'pronoun'; readonly of: Nominal }
/** The acting player: inside `by` its subject takes the place of `you`, unless it is the reader who is meant. */
export type You = { readonly kind: 'you'; readonly reader: boolean }
/** A thing whose name is looked up when rendered; titled, without the article that sentences need. */
export type Thing = { readonly kind: 'thing'; readonly id: string; readonly titled: boolean }
export type Head = Noun | Name | Pronoun | You | Thing

/** A noun phrase: agreement and articles are computed per language when rendered. */
export type NounPhrase = {
  readonly kind: 'nounPhrase'
  readonly head: Head
  readonly determiner: Determiner
  readonly owner: Nominal | null
  readonly plural: boolean
  readonly amount: Amount | null
  readonly adjectives: readonly Adjective[]
  readonly complements: readonly Phrase[]
  /** "all of it", "tous vos alliés". */
  readonly whole: boolean
  readonly id: string | null
}
/** Noun phrases joined by and / or. */
export type NounList = {
  readonly kind: 'nounList'
  readonly joined: 'and' | 'or'
  readonly items: readonly Nominal[]
}
/** What can be a subject or an object. */
export type Nominal = NounPhrase | NounList

/** `supposed` is "would" behind the French "si". */
export const modals = ['may', 'can', 'must', 'would', 'supposed'] as const
export type Modal = (typeof modals)[number]

/** Who does what: not words yet, so that it can be ordered, told or allowed. */
export type Clause = {
  readonly kind: 'clause'
  readonly subject: Nominal
  readonly verb: Verb
  readonly complements: readonly Phrase[]
  readonly tense: 'present' | 'past'
  readonly voice: 'active' | 'passive'
  readonly modal: Modal | null
  readonly negative: boolean
  /** "each roll 1 die", "lancent chacun 1 dé". */
  readonly apiece: boolean
}
/** A clause about the noun it follows: "that attacks you", "que vous contrôlez". */
export type Relative = {
  readonly kind: 'relative'
  readonly gap: 'subject' | 'object'
  readonly clause: Clause
}
/** Effects in a row; `conditions` must all be true. */
export type Row = {
  readonly kind: 'row'
  readonly how: 'then' | 'and' | 'or' | 'sentences' | 'conditions'
  readonly items: readonly Phrase[]
}
/** "choose: a; or b". */
export type Choice = { readonly kind: 'choice'; readonly options: readonly Phrase[]; readonly lead: Clause }
/** An effect done by someone else than you. */
export type By = { readonly kind: 'by'; readonly subject: Nominal; readonly effect: Phrase }
/** An effect under "may", "must", … */
export type Allowed = { readonly kind: 'allowed'; readonly modal: Modal; readonly effect: Phrase }
/** An effect as a report, present or past, also when you are its subject. */
export type Told = { readonly kind: 'told'; readonly past: boolean; readonly effect: Phrase }
export const subordinators = ['if', 'unless', 'when', 'whenever', 'after', 'while'] as const
export type Subordinate = {
  readonly kind: 'subordinate'
  readonly how: (typeof subordinators)[number]
  readonly condition: Phrase
  readonly effect: Phrase
  readonly otherwise: Phrase | null
}
/** "Until the end of this phase, …": an opening phrase, then the effect. */
export type Opening = { readonly kind: 'opening'; readonly words: Phrase; readonly effect: Phrase }
/** A point in time that needs no "when": "at the start of your turn". */
export type Moment = { readonly kind: 'moment'; readonly words: Phrase }
/** "Interrupt (defense): …". */
export type Labelled = { readonly kind: 'labelled'; readonly label: Phrase; readonly body: Phrase }
/** One whole sentence, with capital and full stop. */
export type Sentence = { readonly kind: 'sentence'; readonly body: Phrase }

/** Anything that can be said. Plain data: strings are words of the language being written. */
export type Phrase =
  | string
  | number
  | Part
  | Both
  | Group
  | Enclosed
  | Icon
  | Term
  | Amount
  | Adjective
  | Nominal
  | Clause
  | Relative
  | Row
  | Choice
  | By
  | Allowed
  | Told
  | Subordinate
  | Opening
  | Moment
  | Labelled
  | Sentence

/** The words of an op or a message: one function per language over the same arguments. */
export type Words<A> = { readonly en: (args: A) => Phrase; readonly fr: (args: A) => Phrase }

/** The two languages side by side: `both('to', 'à')`. */
export const both = (en: Phrase, fr: Phrase): Both => ({ kind: 'both', en, fr })

/** Prepositions that answer each other in both languages; others are written with `both`. */
export const prep = {
  to: both('to', 'à'),
  from: both('from', 'de'),
  of: both('of', 'de'),
  with: both('with', 'avec'),
  on: both('on', 'sur'),
  in: both('in', 'dans'),
  into: both('into', 'dans'),
  for: both('for', 'pour'),
  until: both('until', 'jusqu’à'),
  toward: both('toward', 'vers'),
} as const

/** An op's words applied to its said arguments; the language is chosen when rendered. */
export const wordsOf = <A>(words: Words<A>, args: A): Both => both(words.en(args), words.fr(args))

export const group = (...items: readonly Phrase[]): Group => ({ kind: 'group', items })
export const quote = (body: Phrase): Enclosed => ({ kind: 'enclosed', how: 'quotes', body })
export const parentheses = (body: Phrase): Enclosed => ({ kind: 'enclosed', how: 'parentheses', body })

/** A picture: `icon('perPlayer', 'per player', 'par joueur')`. */
export const icon = (name: string, en: string, fr: string): Icon => ({ kind: 'picture', name, en, fr })

/** A linked game term: `term('surge', 'surge', 'Renfort')`. */
export const term = (id: string, en: string, fr: string): Term => ({ kind: 'term', id, en, fr })
