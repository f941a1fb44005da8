import type { Part, RichText } from '@quadriga/kernel'

const marks = /^[,.;:!?)»…]+/
/** An elided word, "l’" or "jusqu’à l’", and an opening bracket belong to the word after them. */
const openings = /[\p{L}(«]*[’(]$/u

/** A part of a text with what must stay on its line. */
interface Glued {
  readonly part: Part
  readonly before: string
  readonly after: string
}

/**
 * A word that can be followed is a box to the browser: the mark after it must not begin the next line, nor the article
 * before it end the last one.
 */
export function glued(text: RichText): Glued[] {
  return text.map((part, index) => {
    const [earlier, later] = [text[index - 1], text[index + 1]]
    if (isLink(part)) return { part, before: found(openings, earlier), after: found(marks, later) }
    if (part.kind !== 'text') return { part, before: '', after: '' }
    const start = isLink(earlier) ? found(marks, part).length : 0
    const end = isLink(later) ? found(openings, part).length : 0
    return { part: { ...part, text: part.text.slice(start, part.text.length - end) }, before: '', after: '' }
  })
}

const found = (what: RegExp, part: Part | undefined): string =>
  part?.kind === 'text' ? (what.exec(part.text)?.[0] ?? '') : ''

const isLink = (part: Part | undefined): boolean => part?.kind === 'keyword' || part?.kind === 'reference'
