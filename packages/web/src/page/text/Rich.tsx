import { createContext, useContext } from 'react'
import type { Part, RichText } from '@quadriga/kernel'
import type { Skin } from '../art/skin.ts'
import styles from './Rich.module.css'
import { useShownSkin } from './boardSkin.ts'
import { glued } from './glued.ts'

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
  return glued(text).map(({ part, before, after }, index) => (
    <span key={index} className={before + after === '' ? undefined : styles.glued}>
      {before}
      <RichPart part={part} skin={skin} links={links} after={after} />
    </span>
  ))
}

interface RichPartProps {
  readonly part: Part
  readonly skin: Skin | undefined
  readonly links: RichLinks | null
  /** The mark that stands right behind a word that can be followed. */
  readonly after?: string
}

function RichPart({ part, skin, links, after = '' }: RichPartProps) {
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
          <Marked text={part.text} after={after} />
        </button>
      )
    case 'reference':
      return links === null ? (
        <em className={styles.name}>{part.text}</em>
      ) : (
        <button type="button" className={styles.name} onClick={() => links.openCard(part.id)}>
          <Marked text={part.text} after={after} />
        </button>
      )
  }
}

/**
 * A button is a box, as wide as its lines where it has several: the mark behind it would stand at the end of the box. So it
 * stands in it, beside the last word, neither underlined nor heard.
 */
function Marked({ text, after }: { readonly text: string; readonly after: string }) {
  if (after === '') return text
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className={styles.glued}>
        {text.slice(last)}
        <span className={styles.mark} aria-hidden="true">
          {after}
        </span>
      </span>
    </>
  )
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
