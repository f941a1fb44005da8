import type { RichText } from '@quadriga/kernel'
import type { Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { Rich } from '../text/Rich.tsx'
import type { CardPlace } from './PlayCard.tsx'
import styles from './PlayCardText.module.css'
import { WholeLines } from './WholeLines.tsx'

interface Props {
  readonly face: Face
  readonly skin: Skin
  readonly place: CardPlace
}

/**
 * The words of a card as far as there is room, by whole lines; the last one then says that there is more. On the table
 * what can no longer happen is left out, and the traits stand where nothing is left.
 */
export function PlayCardText({ face, skin, place }: Props) {
  const isTile = place === 'table' && tiles.includes(face.kind)
  const paragraphs = place === 'hand' ? face.text : isTile ? face.living.map(effectOf) : face.living
  if (paragraphs.length === 0)
    return face.traits.length === 0 ? null : <p className={styles.traits}>{face.traits.join(' · ')}</p>
  return (
    <WholeLines className={styles.room} language={face.language}>
      {paragraphs.map((paragraph, index) => (
        // The paragraphs of a card never change their order.
        <span key={index} className={styles.paragraph}>
          <Rich text={paragraph} skin={skin} />
        </span>
      ))}
    </WholeLines>
  )
}

/** Kinds of cards that are tiles on every table. */
const tiles: readonly string[] = ['upgrade', 'support']

/** What comes of an ability, without when and for which price: a tile has no room for that. */
function effectOf(paragraph: RichText): RichText {
  const at = paragraph.findLastIndex(({ text }) => text.includes('→'))
  const [price, ...effect] = paragraph.slice(at)
  if (at < 0 || price === undefined) return paragraph
  return [{ kind: 'text', text: price.text.replace(/^.*→\s*/u, '') }, ...effect]
}
