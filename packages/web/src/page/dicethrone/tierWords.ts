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

/** The sentence of a text that matters most, short enough for a line: the one with the damage, or the first. */
export function mainSentence(text: RichText): RichText {
  const sentences = sentencesOf(text)
  return joined(sentences.find((sentence) => sentence.some(isDamage)) ?? sentences[0] ?? [])
}

/** How much a text deals, and of what kind: "deal 5 undefendable", "deal 1 per Fire Mastery"; null where it deals nothing. */
export function damageClause(text: RichText): RichText | null {
  const words = mainSentence(text).flatMap(wordsOf)
  const at = words.findLastIndex(isDamage)
  // What can be chosen is said whole.
  if (at < 0 || words.some(({ kind, text: said }) => kind === 'text' && /[;:]/u.test(said))) return null
  const from = words.findLastIndex((word, n) => n < at && endsClause(word)) + 1
  const clause = words.slice(from, at)
  if (!clause.some(({ kind }) => kind === 'value')) return joined(words.slice(from))
  const [kind, ...rest] = words.slice(at + 1)
  const isKind = kind !== undefined && KIND.test(kind.text)
  const after = isKind || kind === undefined ? rest : [kind, ...rest]
  return joined([...clause, ...(isKind ? [kind] : []), ...(PER.test(after[0]?.text ?? '') ? after : [])])
}

/** French names the kind of damage behind the word, English before it. */
const KIND = /^\s*(?:imparable|ultime|pur|collatéra)/u
const PER = /^\s*(?:per|par)\s/u

function endsClause({ kind, text }: Part): boolean {
  return kind === 'text' && (/,\s*$/u.test(text) || /^\s*(?:and|then|et|puis)\s/u.test(text))
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
