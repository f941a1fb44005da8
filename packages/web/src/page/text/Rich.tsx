import { createContext, useContext } from 'react'
import type { Part, RichText } from '@quadriga/kernel'
import type { Skin } from '../art/skin.ts'
import styles from './Rich.module.css'
import { useShownSkin } from './boardSkin.ts'

/** What happens when somebody follows a word of a text. */
export interface RichLinks {
  readonly openRule: (id: string) => void
  readonly openCard: (code: string) => void
}

/** Set around texts whose words may be followed; without it they are plain words. */
export const RichLinksContext = createContext<RichLinks | null>(null)

/** A text of the engine: words, pictures, keywords that lead to their rule, names that lead to their card. */
export function Rich({ text, skin }: { text: RichText; skin?: Skin }) {
  const links = useContext(RichLinksContext)
  if (links === null) {
    // The parts of a text never change their order.
    return text.map((part, index) => <RichPart key={index} part={part} skin={skin} links={null} />)
  }
  return glued(text).map(([part, mark], index) => (
    <span key={index} className={mark === '' ? undefined : styles.glued}>
      <RichPart part={part} skin={skin} links={links} />
      {mark}
    </span>
  ))
}

const marks = /^[,.;:!?)»…]+/

/** A word that can be followed is a box to the browser: the mark after it must not begin the next line. */
function glued(text: RichText): (readonly [part: Part, mark: string])[] {
  return text.map((part, index) => {
    const before = text[index - 1]
    const next = text[index + 1]
    const mark = isLink(part) && next?.kind === 'text' ? (marks.exec(next.text)?.[0] ?? '') : ''
    const taken =
      part.kind === 'text' && before !== undefined && isLink(before) ? (marks.exec(part.text)?.[0] ?? '') : ''
    return [taken === '' ? part : { ...part, text: part.text.slice(taken.length) }, mark]
  })
}

const isLink = ({ kind }: Part): boolean => kind === 'keyword' || kind === 'reference'

function RichPart({ part, skin, links }: { part: Part; skin: Skin | undefined; links: RichLinks | null }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'value':
      return <b className={styles.value}>{part.text}</b>
    case 'icon':
      return <Picture name={part.name} text={part.text} skin={skin} />
    case 'keyword':
      return links === null ? (
        <b>{part.text}</b>
      ) : (
        <button type="button" className={styles.keyword} onClick={() => links.openRule(part.id)}>
          {part.text}
        </button>
      )
    case 'reference':
      return links === null ? (
        <em className={styles.name}>{part.text}</em>
      ) : (
        <button type="button" className={styles.name} onClick={() => links.openCard(part.id)}>
          {part.text}
        </button>
      )
  }
}

function Picture({ name, text, skin }: { name: string; text: string; skin: Skin | undefined }) {
  const shown = useShownSkin((book) => book.skin)
  const Glyph = (skin ?? shown)?.symbol(name) ?? null
  if (Glyph === null) return text
  return (
    <span role="img" aria-label={text} className={styles.picture}>
      <Glyph aria-hidden="true" />
    </span>
  )
}
