import { aspects, type DeckCard } from '../card.ts'
import { fromBase32 } from './base32.ts'
import { type ByteReader, takeNumber, textOf } from './bytes.ts'
import { cardByCode } from '../cardList.ts'
import { checksum } from './checksum.ts'
import { cleanName } from '../deck.ts'
import { type Draft, emptyDraft, type Reading, settle, unreadable } from './draft.ts'
import { finding } from '../finding.ts'
import { identityOfSet } from '../identities.ts'
import { codeVersion, mark, ownComplete } from './shortCode.ts'

/** A short code alone, or at the end of an address that shares it. */
const shape = /^\S*?(?<![a-z0-9])MC(\d{1,3})-([^?&#/\s]*)$/iu

/** Longer than the code of any deck, its name included. */
const longest = 2000

/** Whether a text is meant as a short code, right or wrong. */
export function isCode(text: string): boolean {
  return text.length <= longest && (shape.test(text) || /^MC\d{1,3}-[\p{L}\p{N}\s-]+$/iu.test(text))
}

function printed(number: number, letter: number): string {
  const digits = String(number).padStart(5, '0')
  return letter === 0 ? digits : `${digits}${String.fromCharCode(96 + letter)}`
}

function push(draft: Draft, code: string, count: number, line: number): DeckCard | undefined {
  const card = cardByCode(code)
  draft.entries.push({ text: code, line, cards: card === undefined ? [] : [card], count })
  return card
}

function takeCards(draft: Draft, reader: ByteReader, line: number): boolean {
  let number = 0
  for (let left = takeNumber(reader); left > 0; left--) {
    const head = takeNumber(reader)
    number += head >> mark.bits
    const copies = head & mark.more
    const count = copies === mark.more ? takeNumber(reader) : copies + 1
    const letter = head & mark.letter ? takeNumber(reader) : 0
    if (Number.isNaN(head + count + letter)) return false
    push(draft, printed(number, letter), count, line)
  }
  return true
}

/** What the bytes say; null where they break off, which a right check all but excludes. */
function draftOf(bytes: readonly number[], line: number): Draft | null {
  const reader: ByteReader = { bytes, at: 0 }
  const draft = emptyDraft()
  draft.completes = false
  const identity = takeNumber(reader)
  draft.aspect = aspects[takeNumber(reader) - 1] ?? ''
  const flags = takeNumber(reader)
  const hero = identity === 0 ? undefined : push(draft, printed(identity, 1), 1, line)
  if (flags & ownComplete) {
    for (const card of identityOfSet(hero?.set ?? '')?.own ?? []) push(draft, card.code, card.deckLimit, line)
  }
  if (!takeCards(draft, reader, line) || Number.isNaN(flags)) return null
  const name = textOf(bytes.slice(reader.at))
  if (name === null) return null
  draft.name = cleanName(name)
  return draft
}

/** Reads a short code; one wrong character is enough to refuse it. */
export function readCode(text: string, line: number): Reading {
  const [, version = '', body = ''] = shape.exec(text.replace(/\s/g, '')) ?? []
  if (Number(version) !== codeVersion) return unreadable(finding(line, 'deckRead.codeVersion', { version }))
  const decoded = fromBase32(body.replace(/-/g, ''))
  if ('stranger' in decoded)
    return unreadable(finding(line, 'deckRead.codeCharacter', { character: decoded.stranger }))
  const damaged = unreadable(finding(line, 'deckRead.codeDamaged', {}))
  if (decoded.bytes === null || decoded.bytes.length < 7) return damaged
  const bytes = decoded.bytes.slice(0, -3)
  const check = decoded.bytes.slice(-3)
  if (checksum([codeVersion, ...bytes]).some((byte, at) => byte !== check[at])) return damaged
  const draft = draftOf(bytes, line)
  return draft === null ? damaged : settle(draft)
}
