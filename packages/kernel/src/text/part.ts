/** The languages every text exists in. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** One line of a number's explanation: what contributed, and how much. */
export type ValueSource = { readonly source: string; readonly amount: number }

/** Plain words. */
export type TextPart = { readonly kind: 'text'; readonly text: string }
/** A picture by name; `text` is what a terminal or a voice says for it. */
export type IconPart = { readonly kind: 'icon'; readonly name: string; readonly text: string }
/** A word of the game with an entry in the rules reference. */
export type KeywordPart = { readonly kind: 'keyword'; readonly id: string; readonly text: string }
/** A number that may list what it is made of. */
export type ValuePart = {
  readonly kind: 'value'
  readonly value: number
  readonly text: string
  readonly parts?: readonly ValueSource[]
}
/** A thing on the table or a card, by id. */
export type ReferencePart = { readonly kind: 'reference'; readonly id: string; readonly text: string }

/** A piece of rendered text: every kind carries `text`, so any reader can fall back to it. */
export type Part = TextPart | IconPart | KeywordPart | ValuePart | ReferencePart

/** What rendering gives: serves screen, terminal, speech, log and search alike. */
export type RichText = readonly Part[]

/** The text without its marks, for terminals, search and speech. */
export const plain = (rich: RichText): string => rich.map((part) => part.text).join('')

export const text = (words: string): TextPart => ({ kind: 'text', text: words })

/** A number as cards print it: a real minus sign, a plus sign only when asked for. */
export const digits = (value: number, signed = false): string =>
  value < 0 ? `\u2212${-value}` : signed ? `+${value}` : `${value}`

/** A number part; `parts` explains where it comes from. */
export const value = (amount: number, parts?: readonly ValueSource[], signed = false): ValuePart => ({
  kind: 'value',
  value: amount,
  text: digits(amount, signed),
  ...(parts ? { parts } : {}),
})

export const keywordPart = (id: string, label: string): KeywordPart => ({ kind: 'keyword', id, text: label })

export const referencePart = (id: string, label: string): ReferencePart => ({
  kind: 'reference',
  id,
  text: label,
})
