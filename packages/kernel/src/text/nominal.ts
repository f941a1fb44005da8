import { amountOf } from './amount.ts'
import { englishOrdinal } from './english.ts'
import { frenchOrdinal, isAspirated } from './french.ts'
import { type Adjective, adjective, type Name, type NameEntry, type Noun } from './lexicon.ts'
import type { Amount, Determiner, Nominal, NounList, NounPhrase, Phrase } from './phrase.ts'

/** Makes a noun phrase plural: `the(minion, plural)`. */
export const plural = { kind: 'plural' } as const

/** What may follow the noun in a builder: adjectives, `plural`, a number, complements. */
export type Modifier = Phrase | Adjective | typeof plural

const blank = {
  kind: 'nounPhrase',
  determiner: 'bare',
  owner: null,
  plural: false,
  amount: null,
  adjectives: [],
  complements: [],
  whole: false,
  id: null,
} as const

const build = (determiner: Determiner, noun: Noun, modifiers: readonly Modifier[]): NounPhrase => {
  const adjectives: Adjective[] = []
  const complements: Phrase[] = []
  let isPlural = false
  let amount: Amount | null = null
  for (const given of modifiers) {
    if (typeof given === 'number') amount = amountOf(given)
    else if (typeof given === 'string') complements.push(given)
    else if (given.kind === 'plural') isPlural = true
    else if (given.kind === 'amount') amount = given
    else if (given.kind === 'adjective') adjectives.push(given)
    else complements.push(given)
  }
  return { ...blank, head: noun, determiner, plural: isPlural, amount, adjectives, complements }
}

const builder =
  (determiner: Determiner) =>
  (noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase =>
    build(determiner, noun, modifiers)

/** "the minion engaged with you", "le sbire engagé avec vous". */
export const the = builder('the')
/** "a card", "an ally", "une carte"; with `plural`: "cards", "des cartes". */
export const a = builder('a')
/** "this card", "cette carte". */
export const thisOne = builder('this')
/** "that enemy", "cet ennemi"; with `plural`: "those enemies", "ces ennemis". */
export const that = builder('that')
/** "each player", "chaque joueur". */
export const each = builder('each')
/** "any enemy", "n’importe quel ennemi". */
export const any = builder('any')
/** "no attack", "aucune attaque"; French verbs take their "ne". */
export const no = builder('no')
/** The noun alone, as after "the number of" or in "as a Drone": give `plural` for several. */
export const bare = builder('bare')

/** Several, or an amount of what is not counted: "cards", "damage", "des dégâts". */
export const some = (noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase =>
  build('a', noun, [plural, ...modifiers])

/** "3 damage", "1 dégât", "up to 2 cards", "damage equal to half of …". */
export const count = (amount: number | Amount, noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase =>
  build('bare', noun, [amountOf(amount), ...modifiers])

/** The adjective other, autre. */
export const other = adjective({ en: 'other', fr: ['autre', 'autre'], before: true, leading: true })

/** "another player", "un autre joueur"; with `plural`: "other players", "d’autres joueurs". */
export const another = (noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase =>
  build('a', noun, [other, ...modifiers])

/** "all damage", "tous les dégâts"; of a noun phrase: "all your allies", "all of it". */
export const all = (of: Noun | NounPhrase, ...modifiers: readonly Modifier[]): NounPhrase =>
  of.kind === 'noun' ? build('all', of, [plural, ...modifiers]) : { ...of, whole: true }

/** The player who acts: subject of orders; inside `by` it stands for the new subject. */
export const you: NounPhrase = { ...blank, head: { kind: 'you', reader: false } }

/** The player who reads the line, also inside `by`: "each enemy attacks you". */
export const reader: NounPhrase = { ...blank, head: { kind: 'you', reader: true } }

/** A noun phrase said again as a pronoun: it, them, le, lui, elles. */
export const it = (antecedent: Nominal): NounPhrase => ({
  ...blank,
  head: { kind: 'pronoun', of: antecedent },
})

/** Owned by someone: "your hand", "Rhino’s hand", and of a pronoun "its hand", "sa main". */
export const of = (owner: Nominal, noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase => ({
  ...build('own', noun, modifiers),
  owner,
})

/** "your hand", "votre main", "vos alliés". */
export const your = (noun: Noun, ...modifiers: readonly Modifier[]): NounPhrase => of(you, noun, ...modifiers)

const nameHead = (entry: NameEntry): Name => ({
  kind: 'name',
  en: entry.en,
  fr: entry.fr ?? entry.en,
  article: {
    en: entry.article === 'en' || entry.article === 'both',
    fr: entry.article === 'fr' || entry.article === 'both',
  },
  gender: entry.gender ?? 'm',
  plural: { en: entry.plural === true, fr: entry.plural === true || entry.plural === 'fr' },
  aspirated: entry.aspirated ?? isAspirated(entry.fr ?? entry.en),
  pronoun: entry.pronoun ?? 'it',
  id: entry.id ?? null,
})

/** A proper name: `name('Rhino')`, `name({ en: 'Vulture', fr: 'Vautour', article: 'fr' })`. */
export const name = (entry: string | NameEntry): NounPhrase => ({
  ...blank,
  head: nameHead(typeof entry === 'string' ? { en: entry } : entry),
})

/** A thing by id: its name comes from the `names` given to `render`, and the words link to it. */
export const thing = (id: string): NounPhrase => ({
  ...blank,
  head: { kind: 'thing', id, titled: false },
  id,
})

/** A thing as lists name it: "Claws" where sentences say "the Claws". */
export const titled = (id: string): NounPhrase => ({
  ...blank,
  head: { kind: 'thing', id, titled: true },
  id,
})

/** The same noun phrase, whose noun links to a thing or a card. */
export const linked = (id: string, phrase: NounPhrase): NounPhrase => ({ ...phrase, id })

const list =
  (joined: 'and' | 'or') =>
  (...items: readonly Nominal[]): Nominal => {
    const [only, second] = items
    if (!only) throw new Error('an empty list has nothing to say')
    return second ? ({ kind: 'nounList', joined, items } satisfies NounList) : only
  }

/** "Rhino, Ultron, and you". */
export const and = list('and')
/** "an enemy or a player". */
export const or = list('or')

/** "1st", "2e": an adjective. */
export const ordinal = (n: number): Adjective =>
  adjective({ en: englishOrdinal(n), fr: frenchOrdinal(n), before: true, leading: true })
