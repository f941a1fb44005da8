import { type Part, text, value as valuePart } from './part.ts'

/** A part on its way to the page, with what its neighbours need to know about it. */
export type Token = {
  readonly part: Part
  /** No space before (`left`) or after (`right`) it. */
  readonly left: boolean
  readonly right: boolean
  /** Articles contract and vanish after prepositions; pronouns never do. */
  readonly role: 'word' | 'article' | 'partitive' | 'pronoun'
  /** French does not elide before it, whatever its spelling. */
  readonly aspirated: boolean
  /** A capital letter is due here. */
  readonly capital: boolean
  /** A sentence ends after it. */
  readonly stop: boolean
  /** The lists this token begins an item of; "first" items take the preposition before, "next" repeat it. */
  readonly lists: readonly { readonly list: object; readonly place: 'first' | 'next' }[]
}

const plainToken = {
  left: false,
  right: false,
  role: 'word',
  aspirated: false,
  capital: false,
  stop: false,
  lists: [],
} as const

/** A token around a part. */
export const token = (part: Part, marks: Partial<Omit<Token, 'part'>> = {}): Token => ({
  ...plainToken,
  ...marks,
  part,
})

/** A token of plain words. */
export const word = (words: string, marks: Partial<Omit<Token, 'part'>> = {}): Token =>
  token(text(words), marks)

/** A token of a number. */
export const numeral = (value: number): Token => token(valuePart(value))

/** The tokens, the first one changed. */
export const markFirst = (
  tokens: readonly Token[],
  marks: Partial<Omit<Token, 'part'>>,
): readonly Token[] => {
  const [first, ...rest] = tokens
  return first ? [{ ...first, ...marks }, ...rest] : []
}

/** The tokens, the last one changed. */
export const markLast = (tokens: readonly Token[], marks: Partial<Omit<Token, 'part'>>): readonly Token[] => {
  const last = tokens.at(-1)
  return last ? [...tokens.slice(0, -1), { ...last, ...marks }] : []
}
