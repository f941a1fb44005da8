/** French nouns, adjectives and names that begin with an aspirated h, by their beginning: no elision before them. */
const aspirated =
  /^(hach|hagard|hai[en]|hall\b|halo|halte|hamac|hameau|hamster|hanch|hand|hangar|hant|happ|harcel|harcèl|hardi|harem|hareng|hargn|haricot|harnais|harp|hasard|hât|hauban|hauss|haut|hawk|hela\b|heurt|hérau|hériss|hérit\b|hernie|héron|héros\b|hibou|hideu|hiérarch|hiss|hobby|hockey|hold|homard|hongr|hont|hoquet|hord|hors|houl|houpp|houss|hublot|huit|hulk|hurl|hussard|hutte)/i
/** These begin with a vowel yet refuse elision. */
const refusing = /^(onz|oui\b|ouistiti|yaourt|yacht|yé?ti|ya|yo)/i

/** Whether a word begins with an aspirated h (list above). */
export const isAspirated = (word: string): boolean => aspirated.test(word)

/** Whether French elides before this text: a vowel or a mute h. */
export const elidesBefore = (words: string): boolean => {
  const start = words.normalize('NFC')
  if (/^h/i.test(start)) return !isAspirated(start)
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(start) && !refusing.test(start)
}

const eliding = /(^|[\s(«’\u00a0])(le|la|de|que|je|me|te|se|ne|jusque|lorsque|puisque|quoique)$/i

/** What a text becomes before the next: "de" → "d’", "si" before "il" → "s’"; null when nothing changes. */
export const elide = (words: string, next: string, nextAspirated: boolean): string | null => {
  if (/(^|[\s(«\u00a0])si$/i.test(words) && /^ils?\b/i.test(next)) return `${words.slice(0, -1)}’`
  if (!eliding.test(words) || nextAspirated || !elidesBefore(next)) return null
  return `${words.slice(0, -1)}’`
}

const contracted: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
}

/** The preposition a text ends with, if it is one that contracts and repeats. */
export const endingPreposition = (words: string): 'de' | 'à' | null => {
  const found = /(?:^|[\s(«’\u00a0])(de|à)$/i.exec(words)?.[1]?.toLowerCase()
  return found === 'de' || found === 'à' ? found : null
}

/** "… de" + "le" → "… du"; null when the two do not contract. */
export const contract = (words: string, article: string): string | null => {
  const preposition = endingPreposition(words)
  const form = preposition ? contracted[`${preposition} ${article}`] : undefined
  if (!form || !preposition) return null
  const kept = words.slice(0, -preposition.length)
  return (
    kept + (/[DÀ]/.test(words.slice(-preposition.length)) ? form[0]?.toUpperCase() + form.slice(1) : form)
  )
}

/** French spaces before high punctuation, inside guillemets, and typographic apostrophes. */
export const frenchTypography = (words: string): string =>
  words
    .replace(/'/g, '’')
    .replace(/\s+([,.)])/g, '$1')
    .replace(/\s*([;!?]+)/g, '\u202f$1')
    .replace(/\s*:(?=\s|$)/g, '\u00a0:')
    .replace(/«\s*/g, '«\u00a0')
    .replace(/\s*»/g, '\u00a0»')
    .replace(/(\d)\s*%/g, '$1\u202f%')

/** The forms of a French verb that cards and logs use. */
export type FrenchVerb = {
  readonly infinitive: string
  /** With "vous": "infligez". */
  readonly vous: string
  /** The order given to "vous", different only for être, avoir, savoir, vouloir. */
  readonly imperative: string
  readonly third: string
  readonly thirds: string
  readonly participle: string
  readonly auxiliary: 'avoir' | 'être'
  readonly reflexive: boolean
}

type Irregular = {
  readonly infinitive: string
  readonly vous: string
  readonly imperative?: string
  readonly third: string
  readonly thirds: string
  readonly participle: string
  readonly auxiliary?: 'avoir' | 'être'
  readonly reflexive?: boolean
}
type Regular = {
  readonly infinitive: string
  readonly auxiliary?: 'avoir' | 'être'
  readonly reflexive?: boolean
}

/** A regular infinitive in -er or -ir ("infliger", "subir"), or every form. */
export type FrenchVerbEntry = string | Irregular | Regular

/** -er verbs whose stem changes (jeter, lever, payer). */
const stemChanges = /(e[bcdfghjklmnpqrstvwxz]|[aou]y)er$/
/** -ir verbs that do not go like "finir". */
const thirdGroup =
  /(o|[vt]en|[fv]r|par|sor|ser|dor|sen|men|cou|cueill|mour|bouill|fu|vêt|quér)(ir|t?ir|v?ir|m?ir|rir)$/

const firstGroup = (infinitive: string): Irregular => {
  if (!infinitive.endsWith('er') || stemChanges.test(infinitive)) {
    throw new Error(`verb "${infinitive}": give every form, the regular ones do not fit`)
  }
  const stem = infinitive.slice(0, -2)
  const open = stem.replace(/é([^aeiouéèy]+)$/, 'è$1')
  return {
    infinitive,
    vous: `${stem}ez`,
    third: `${open}e`,
    thirds: `${open}ent`,
    participle: `${stem}é`,
  }
}

const secondGroup = (infinitive: string): Irregular => {
  if (!infinitive.endsWith('ir') || thirdGroup.test(infinitive)) {
    throw new Error(`verb "${infinitive}": give every form, the regular ones do not fit`)
  }
  const stem = infinitive.slice(0, -1)
  return {
    infinitive,
    vous: `${stem}ssez`,
    third: `${stem}t`,
    thirds: `${stem}ssent`,
    participle: stem,
  }
}

const complete = (forms: Irregular): FrenchVerb => ({
  infinitive: forms.infinitive,
  vous: forms.vous,
  imperative: forms.imperative ?? forms.vous,
  third: forms.third,
  thirds: forms.thirds,
  participle: forms.participle,
  auxiliary: forms.reflexive ? 'être' : (forms.auxiliary ?? 'avoir'),
  reflexive: forms.reflexive ?? false,
})

/** The forms of an entry; a verb whose regular forms would be wrong must spell them out. */
export const frenchVerb = (entry: FrenchVerbEntry): FrenchVerb => {
  if (typeof entry !== 'string' && 'vous' in entry) return complete(entry)
  const given: Regular = typeof entry === 'string' ? { infinitive: entry } : entry
  const forms = given.infinitive.endsWith('ir') ? secondGroup(given.infinitive) : firstGroup(given.infinitive)
  return complete({ ...forms, ...given })
}

/** "1er", "1re", "2e": the four forms of an ordinal. */
export const frenchOrdinal = (n: number): readonly [string, string, string, string] =>
  n === 1 ? ['1er', '1re', '1ers', '1res'] : [`${n}e`, `${n}e`, `${n}es`, `${n}es`]
