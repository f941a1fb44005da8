import { type Reading, unreadable } from './formats/draft.ts'
import { type Finding, finding } from './finding.ts'
import { lineBreak } from './formats/place.ts'
import { isCode, readCode } from './formats/readCode.ts'
import { readJson } from './formats/readJson.ts'
import { readOctgn } from './formats/readOctgn.ts'
import { beginsWithTitle, readText } from './formats/readText.ts'

/** How a deck can be written down; `address` is a place where one can be found, which is not the same. */
export const deckFormats = ['code', 'json', 'octgn', 'text', 'address'] as const
export type DeckFormat = (typeof deckFormats)[number]

/** What was read, and as what. */
export interface ReadDeck extends Reading {
  readonly format: DeckFormat
}

/** Longer than any deck with its description. */
const longest = 200_000

/** Names the deck or decklist behind an address or a bare number; nothing here can go and fetch it. */
function addressProblem(text: string, line: number): Finding | null {
  if (/^#?\d{1,9}$/.test(text)) return finding(line, 'deckRead.number', { number: text.replace('#', '') })
  if (!/^(?:https?:\/\/|www\.|marvelcdb\.com)\S*$/iu.test(text)) return null
  const match = /\/(deck|decklist)\/(?:[a-z]+\/)?(\d+)/iu.exec(text)
  const [, kind = '', number = ''] = match ?? []
  if (kind === '') return finding(line, 'deckRead.address', {})
  return finding(line, kind.toLowerCase() === 'deck' ? 'deckRead.deck' : 'deckRead.decklist', { number })
}

/** Reads a deck in any of our formats, told apart by what is in it; it never throws, and says in which line what is wrong. */
export function readDeck(source: string): ReadDeck {
  // A mark that some editors put in front of a file.
  const text = source.replace(/^\uFEFF/, '')
  const trimmed = text.trim()
  if (text.length > longest)
    return { format: 'text', ...unreadable(finding(1, 'deckRead.tooLong', { max: longest })) }
  if (trimmed === '') return { format: 'text', ...unreadable(finding(1, 'deckRead.empty', {})) }
  if (beginsWithTitle(text)) return { format: 'text', ...readText(text) }
  if (trimmed.startsWith('<')) return { format: 'octgn', ...readOctgn(text) }
  if (/^(?:\{|\[\s*[{\]])/.test(trimmed)) return { format: 'json', ...readJson(text) }
  const line = text.slice(0, text.indexOf(trimmed)).split(lineBreak).length
  if (isCode(trimmed)) return { format: 'code', ...readCode(trimmed, line) }
  const address = addressProblem(trimmed, line)
  if (address !== null) return { format: 'address', ...unreadable(address) }
  return { format: 'text', ...readText(text) }
}
