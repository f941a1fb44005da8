import { englishTypography, indefiniteArticle } from './english.ts'
import { contract, elide, endingPreposition, frenchTypography } from './french.ts'
import type { Language, Part, RichText } from './part.ts'
import { type Token, word } from './token.ts'

const withText = (one: Token, words: string): Token => ({ ...one, part: { ...one.part, text: words } })

const typography = (one: Token, language: Language): Token =>
  withText(one, language === 'fr' ? frenchTypography(one.part.text) : englishTypography(one.part.text))

/** "à Rhino et à Ultron": French repeats "à" and "de" before each item of a list. */
const repeatPrepositions = (tokens: readonly Token[]): readonly Token[] => {
  const carried = new Map<object, 'de' | 'à'>()
  const out: Token[] = []
  for (const one of tokens) {
    const previous = out.at(-1)
    const ending = previous?.part.kind === 'text' ? endingPreposition(previous.part.text) : null
    for (const { list, place } of one.lists) {
      const preposition = carried.get(list)
      if (place === 'first' && ending) carried.set(list, ending)
      if (place === 'next' && preposition) out.push(word(preposition))
    }
    out.push(one)
  }
  return out
}

const beforeNext = (one: Token, next: Token): readonly Token[] => {
  const words = one.part.text
  const ending = one.part.kind === 'text' ? endingPreposition(words) : null
  if (ending && next.role === 'article') {
    const merged = contract(words, next.part.text)
    if (merged !== null) return [withText(one, merged)]
  }
  // Words written by hand as well: "égal à" + "le nombre de".
  const written =
    next.role === 'word' && next.part.kind === 'text' ? /^(les?) (.*)$/s.exec(next.part.text) : null
  const hand = ending && written?.[1] ? contract(words, written[1]) : null
  if (hand !== null) return [withText(one, hand), withText(next, written?.[2] ?? '')]
  const elided = one.part.kind === 'text' ? elide(words, next.part.text, next.aspirated) : null
  return elided !== null && next.part.kind !== 'icon'
    ? [{ ...withText(one, elided), right: true }, next]
    : [one, next]
}

/** Elision and contraction, from the end, since each word answers to the one after it. */
const frenchJunctions = (tokens: readonly Token[]): readonly Token[] => {
  const out: Token[] = []
  for (const one of [...tokens].reverse()) {
    const next = out.pop()
    if (!next) {
      out.push(one)
      continue
    }
    const ending = one.part.kind === 'text' && endingPreposition(one.part.text) === 'de'
    const following = out.at(-1)
    // "la moitié de" + "des dégâts": the indefinite article gives way to "de".
    if (ending && next.role === 'partitive' && following) {
      out.pop()
      out.push(...[...beforeNext(one, following)].reverse())
    } else out.push(...[...beforeNext(one, next)].reverse())
  }
  return out.reverse()
}

const englishArticles = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((one, at) =>
    one.role === 'article' && one.part.text === 'a'
      ? withText(one, indefiniteArticle(tokens[at + 1]?.part.text ?? ''))
      : one,
  )

const closes = /^[,.;:!?)»”…\u00a0\u202f]/
const opens = /[(«“\u00a0\u202f]$/

const needsSpace = (previous: Token, next: Token, language: Language): boolean => {
  if (previous.right || next.left || closes.test(next.part.text) || opens.test(previous.part.text))
    return false
  return !(language === 'fr' && /[a-zà]’$/i.test(previous.part.text))
}

const capitalised = (part: Part): Part =>
  part.kind === 'icon' || part.kind === 'value'
    ? part
    : {
        ...part,
        text: part.text.replace(/^[(«“\u00a0]*\p{Ll}/u, (begin) => begin.toUpperCase()),
      }

const append = (parts: Part[], part: Part): void => {
  const last = parts.at(-1)
  if (part.text === '') return
  if (last?.kind === 'text' && part.kind === 'text')
    parts[parts.length - 1] = { ...last, text: last.text + part.text }
  else parts.push(part)
}

const space = { kind: 'text', text: ' ' } as const
const fullStop = { kind: 'text', text: '.' } as const

/** Puts tokens on one line: elision, contraction, spaces, capitals and full stops. */
export const join = (given: readonly Token[], language: Language): RichText => {
  const set = given.filter((one) => one.part.text !== '').map((one) => typography(one, language))
  const tokens = language === 'fr' ? frenchJunctions(repeatPrepositions(set)) : englishArticles(set)
  const parts: Part[] = []
  let capital = false
  for (const [at, one] of tokens.entries()) {
    const previous = tokens[at - 1]
    if (previous && needsSpace(previous, one, language)) append(parts, space)
    const due: boolean = one.capital || capital
    append(parts, due ? capitalised(one.part) : one.part)
    capital = due && /^[(«“\u00a0]+$/.test(one.part.text)
    if (one.stop) {
      if (!/[.!?…:]$/.test(one.part.text)) append(parts, fullStop)
      capital = true
    }
  }
  return parts
}
