import { cleanName } from '../deck.ts'
import { type Draft, emptyDraft, type Entry, type Reading, settle, unreadable } from './draft.ts'
import { finding } from '../finding.ts'
import { cardOfOctgnId, octgnGame } from './octgn.ts'
import { type LineOf, lineFinder } from './place.ts'
import { cardsNamed } from './title.ts'
import { type XmlPiece, xmlPieces } from './xml.ts'

type Tag = Extract<XmlPiece, { kind: 'open' | 'empty' }>

/** A card by our own id if it is one, else by its name: OCTGN's ids are not printed on cards. */
function entryOf(tag: Tag, words: string, line: number): Entry {
  const name = cleanName(words) || (tag.attributes.get('name') ?? '')
  const quantity = tag.attributes.get('qty') ?? '1'
  const count = /^\s*\d{1,6}\s*$/.test(quantity) ? Number(quantity) : Number.NaN
  const byId = cardOfOctgnId(tag.attributes.get('id') ?? '')
  return { text: name, line, cards: byId === undefined ? cardsNamed(name) : [byId], count }
}

/** The words from a tag to its end, and where reading goes on. */
function wordsAfter(
  pieces: readonly XmlPiece[],
  at: number,
): { words: string; closed: boolean; next: number } {
  const tag = pieces[at] as Tag
  let words = ''
  let next = at + 1
  if (tag.kind === 'empty') return { words, closed: true, next }
  for (; next < pieces.length; next++) {
    const piece = pieces[next]
    if (piece?.kind !== 'words') break
    words += piece.words
  }
  const end = pieces[next]
  const closed = end?.kind === 'close' && end.name === tag.name
  return { words, closed, next: closed ? next + 1 : next }
}

function readPiece(draft: Draft, pieces: readonly XmlPiece[], at: number, lineOf: LineOf): number {
  const piece = pieces[at]
  if (piece === undefined || piece.kind === 'words' || piece.kind === 'close') return at + 1
  if (piece.kind === 'broken') {
    draft.problems.push(finding(lineOf(piece.at), 'deckRead.xml', {}))
    return at + 1
  }
  if (piece.name !== 'card' && piece.name !== 'notes') return at + 1
  const { words, closed, next } = wordsAfter(pieces, at)
  if (!closed) draft.problems.push(finding(lineOf(piece.at), 'deckRead.xml', {}))
  if (piece.name === 'notes') draft.name = cleanName(words)
  else draft.entries.push(entryOf(piece, words, lineOf(piece.at)))
  return next
}

/** Reads an OCTGN deck (.o8d). The name of the deck, for which the format has no field, is its note. */
export function readOctgn(source: string): Reading {
  const lineOf = lineFinder(source)
  const draft = emptyDraft()
  const pieces = xmlPieces(source)
  const deck = pieces.find(
    (piece): piece is Tag => (piece.kind === 'open' || piece.kind === 'empty') && piece.name === 'deck',
  )
  if (deck === undefined) return unreadable(finding(1, 'deckRead.xmlNoDeck', {}))
  const game = deck.attributes.get('game')
  if (game !== undefined && game.toLowerCase() !== octgnGame) {
    draft.problems.push(finding(lineOf(deck.at), 'deckRead.otherGame', {}))
  }
  let at = 0
  while (at < pieces.length) at = readPiece(draft, pieces, at, lineOf)
  const closed =
    deck.kind === 'empty' || pieces.some((piece) => piece.kind === 'close' && piece.name === 'deck')
  if (!closed) draft.problems.push(finding(lineOf(source.length), 'deckRead.xml', {}))
  return settle(draft)
}
