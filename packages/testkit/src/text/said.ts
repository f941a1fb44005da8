import type { Words } from '../kit.ts'

/**
 * What the test kit says, in both languages: the program that shows it chooses one. `en` and `fr` mark the two templates; French
 * spaces are set in our own words only, for what is quoted stays as somebody wrote it.
 */
export function said(english: string, french: string): Words {
  return { en: english, fr: french }
}

/** A French sentence: no line breaks before its signs. */
export function fr(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts.map(spaced) }, ...values)
}

function spaced(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« ?/g, '«\u00a0')
    .replace(/ ?»/g, '\u00a0»')
}

/** A name or a sign that is the same in both languages. */
export function same(text: string | number): Words {
  return said(String(text), String(text))
}

/** Nothing at all. */
export const nothing: Words = same('')

/** One after the other, with a sign between them. */
export function joined(parts: readonly Words[], sign = ' '): Words {
  return said(parts.map((part) => part.en).join(sign), parts.map((part) => part.fr).join(sign))
}

/** `a, b or c`. */
export function listed(words: readonly (string | Words)[]): Words {
  const parts = words.map((word) => (typeof word === 'string' ? same(word) : word))
  const last = parts.at(-1)
  if (last === undefined) return said('nothing', 'rien')
  if (parts.length === 1) return last
  const before = joined(parts.slice(0, -1), ', ')
  return said(`${before.en} or ${last.en}`, `${before.fr} ou ${last.fr}`)
}
