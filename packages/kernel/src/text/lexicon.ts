import { regularPlural, thirdPerson } from './english.ts'
import { type FrenchVerb, frenchVerb, type FrenchVerbEntry, isAspirated } from './french.ts'

/** Marks a noun that is not counted in that language: "damage", "énergie". */
export const mass = 'mass'
export type Gender = 'm' | 'f'
/** The English pronoun that stands for a noun or a name. */
export type EnglishPronoun = 'it' | 'he' | 'she' | 'they'

/** A noun of both languages; pure data. */
export type Noun = {
  readonly kind: 'noun'
  readonly en: { readonly one: string; readonly many: string; readonly mass: boolean }
  readonly fr: {
    readonly one: string
    readonly many: string
    readonly mass: boolean
    readonly gender: Gender
    readonly aspirated: boolean
  }
  readonly pronoun: EnglishPronoun
  readonly keyword: string | null
}

export type NounEntry = {
  /** `'card'` (regular plural), `['die', 'dice']`, `['damage', mass]`. */
  readonly en: string | readonly [one: string, many: string]
  /** `['carte', 'f']` (regular plural), `['lieu', 'lieux', 'm']`, `['énergie', mass, 'f']`, a fourth `'h'` for an aspirated h. */
  readonly fr:
    | readonly [one: string, gender: Gender]
    | readonly [one: string, many: string, gender: Gender, aspirated?: 'h']
  /** `'they'` for people; `it` unless told. */
  readonly pronoun?: EnglishPronoun
  /** The rules reference entry the word links to. */
  readonly keyword?: string
}

const frenchNoun = (entry: NounEntry['fr']): Noun['fr'] => {
  const [one, many, gender, aspirated] = entry.length === 2 ? [entry[0], null, entry[1], undefined] : entry
  return {
    one,
    many: many === mass ? one : (many ?? (/[sxz]$/.test(one) ? one : `${one}s`)),
    mass: many === mass,
    gender,
    aspirated: aspirated === 'h' || isAspirated(one),
  }
}

/** A lexicon noun, English and French side by side: `noun({ en: ['threat', mass], fr: ['menace', 'f'] })`. */
export const noun = (entry: NounEntry): Noun => {
  const [one, many] = typeof entry.en === 'string' ? [entry.en, regularPlural(entry.en)] : entry.en
  return {
    kind: 'noun',
    en: { one, many: many === mass ? one : many, mass: many === mass },
    fr: frenchNoun(entry.fr),
    pronoun: entry.pronoun ?? 'it',
    keyword: entry.keyword ?? null,
  }
}

/** A proper name; pure data. */
export type Name = {
  readonly kind: 'name'
  readonly en: string
  readonly fr: string
  /** Whether the language puts its definite article before the name: "the Vulture", "le Vautour". */
  readonly article: { readonly en: boolean; readonly fr: boolean }
  readonly gender: Gender
  readonly plural: { readonly en: boolean; readonly fr: boolean }
  readonly aspirated: boolean
  readonly pronoun: EnglishPronoun
  readonly id: string | null
}

export type NameEntry = {
  readonly en: string
  /** The same as in English unless told; without its article. */
  readonly fr?: string
  readonly article?: 'fr' | 'en' | 'both'
  readonly gender?: Gender
  readonly plural?: boolean | 'fr'
  readonly aspirated?: boolean
  readonly pronoun?: EnglishPronoun
  /** The thing or card the name refers to. */
  readonly id?: string
}

/** An adjective or participle that agrees; pure data. */
export type Adjective = {
  readonly kind: 'adjective'
  readonly en: string
  readonly fr: { readonly m: string; readonly f: string; readonly mp: string; readonly fp: string }
  /** The French masculine before a vowel: "nouvel". */
  readonly liaison: string | null
  /** Before the noun in French: "autre carte". */
  readonly before: boolean
  /** Before the number in English: "the top 3 cards", "the other 2 players". */
  readonly leading: boolean
  readonly keyword: string | null
}

export type AdjectiveEntry = {
  readonly en: string
  /** `'engagé'` (regular), `['dernier', 'dernière']`, all four forms, or several words that never change. */
  readonly fr: string | readonly [m: string, f: string, mp?: string, fp?: string]
  readonly liaison?: string
  readonly before?: boolean
  readonly leading?: boolean
  readonly keyword?: string
}

const withS = (form: string): string => (/[sx]$/.test(form) ? form : `${form}s`)

const frenchAdjective = (entry: AdjectiveEntry['fr']): Adjective['fr'] => {
  if (typeof entry !== 'string') {
    const [m, f, mp, fp] = entry
    return { m, f, mp: mp ?? withS(m), fp: fp ?? withS(f) }
  }
  if (entry.includes(' ')) return { m: entry, f: entry, mp: entry, fp: entry }
  const f = entry.endsWith('e') ? entry : `${entry}e`
  return { m: entry, f, mp: withS(entry), fp: `${f}s` }
}

/** A lexicon adjective: `adjective({ en: 'last', fr: ['dernier', 'dernière'], before: true, leading: true })`. */
export const adjective = (entry: AdjectiveEntry): Adjective => ({
  kind: 'adjective',
  en: entry.en,
  fr: frenchAdjective(entry.fr),
  liaison: entry.liaison ?? null,
  before: entry.before ?? false,
  leading: entry.leading ?? false,
  keyword: entry.keyword ?? null,
})

/** A verb of both languages; pure data. */
export type Verb = {
  readonly kind: 'verb'
  readonly en: {
    readonly base: string
    readonly third: string
    readonly past: string
    readonly participle: string
  }
  readonly fr: FrenchVerb
}

export type VerbEntry = {
  /** `'discard'` (regular), `['deal', 'dealt']`, `['take', 'took', 'taken']`. */
  readonly en: string | readonly [base: string, past: string, participle?: string]
  readonly fr: FrenchVerbEntry
}

const regularPast = (base: string): string =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`

/** A lexicon verb: `verb({ en: ['deal', 'dealt'], fr: 'infliger' })`. */
export const verb = (entry: VerbEntry): Verb => {
  const [base, past, participle] = typeof entry.en === 'string' ? [entry.en, undefined, undefined] : entry.en
  const pastForm = past ?? regularPast(base)
  return {
    kind: 'verb',
    en: {
      base,
      third: thirdPerson(base),
      past: pastForm,
      participle: participle ?? pastForm,
    },
    fr: frenchVerb(entry.fr),
  }
}
