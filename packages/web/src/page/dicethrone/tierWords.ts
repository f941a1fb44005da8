import type { Part, RichText } from '@quadriga/kernel'

/** What the tiers of an ability do: a line for each, and what all of them end with, said once. */
export interface TierWords {
  readonly lines: readonly RichText[]
  /** Empty where they end differently. */
  readonly shared: RichText
}

/** Says of each tier what is its own: "Deal 5", "Deal 7"; and once what follows in all of them: "damage to your target". */
export function tierWords(texts: readonly RichText[]): TierWords {
  const words = texts.map((text) => text.flatMap(wordsOf))
  const [first] = words
  if (first === undefined || words.length < 2) return { lines: texts, shared: [] }
  let n = 0
  while (
    n < first.length - 1 &&
    words.every((one) => n < one.length - 1 && isSame(fromEnd(one, n), fromEnd(first, n)))
  )
    n++
  const shared = first.slice(first.length - n)
  const isWord = !/\S\s+\S/u.test(shared.map(({ text }) => text).join(''))
  return {
    lines: words.map((one) => joined(one.slice(0, one.length - n))),
    // A single word that follows says nothing more: "Heal 4" of "Heal 4 health".
    shared: isWord ? [] : joined(shared),
  }
}

const DAMAGE = 'dicethrone:damage-types'

/** The sentence of a text that matters most, short enough for a line: the one with the damage, up to that word, or the first. */
export function mainSentence(text: RichText): RichText {
  const sentences = sentencesOf(text)
  const deals = sentences.find((sentence) => sentence.some(isDamage))
  const words = deals === undefined ? (sentences[0] ?? []) : deals.slice(0, deals.findLastIndex(isDamage) + 1)
  return joined(words).map((part, n, all) =>
    n === all.length - 1 && part.kind === 'text'
      ? { ...part, text: part.text.replace(/[.\s]+$/u, '') }
      : part,
  )
}

function sentencesOf(text: RichText): readonly (readonly Part[])[] {
  const sentences: Part[][] = [[]]
  for (const word of text.flatMap(wordsOf)) {
    sentences.at(-1)?.push(word)
    if (word.kind === 'text' && /\.\s*$/u.test(word.text)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

function isDamage(part: Part): boolean {
  return part.kind === 'keyword' && part.id === DAMAGE
}

/** A text as it stands after a colon: its first letter small. */
export function continued(text: RichText): RichText {
  return text.map((part, n) =>
    n === 0 && part.kind === 'text'
      ? { ...part, text: part.text.slice(0, 1).toLowerCase() + part.text.slice(1) }
      : part,
  )
}

function wordsOf(part: Part): Part[] {
  return part.kind === 'text'
    ? (part.text.match(/\s*\S+\s*|\s+/gu) ?? []).map((text): Part => ({ kind: 'text', text }))
    : [part]
}

function fromEnd(words: readonly Part[], n: number): Part | undefined {
  return words[words.length - 1 - n]
}

function isSame(a: Part | undefined, b: Part | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && a.text === b.text
}

/** Words side by side are one text again. */
function joined(words: readonly Part[]): RichText {
  const parts: Part[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last?.kind === 'text' && word.kind === 'text')
      parts[parts.length - 1] = { ...last, text: last.text + word.text }
    else parts.push(word)
  }
  return parts
}
