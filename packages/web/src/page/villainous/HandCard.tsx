import { memo } from 'react'
import { WholeLines } from '../cards/WholeLines.tsx'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import { plainText } from '../text/plainText.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { Banner } from './Banner.tsx'
import styles from './HandCard.module.css'
import { plateInks } from '../art/plateInks.ts'
import { PosterArt } from './PosterArt.tsx'
import { villainousSkin } from './skin.ts'
import { softHyphens } from './softHyphens.ts'

interface Props {
  readonly face: Face
  readonly piece?: Piece
  /** What it costs now, which may not be what it prints. */
  readonly cost?: number | undefined
}

/** A card to be read: cost as a cut jewel, Strength on a banner, name, kind and text. */
export const HandCard = memo(function HandCard({ face, piece, cost }: Props) {
  const strength = face.stats.find(({ id }) => id === 'strength')?.value
  return (
    <RichLinksContext value={null}>
      <span
        className={styles.card}
        style={plateInks(villainousSkin.plateOf(face))}
        data-kind={face.kind}
        data-length={lengthOf(face)}
      >
        <span className={styles.picture}>
          <PosterArt face={face} />
        </span>
        {face.cost === null ? null : (
          <b className={styles.cost} data-changed={(cost ?? face.cost) !== face.cost}>
            {cost ?? face.cost}
          </b>
        )}
        <span className={styles.banner}>
          <Banner piece={piece} printed={strength} />
        </span>
        <span className={styles.name} lang={face.language}>
          {softHyphens(face.name)}
        </span>
        <span className={styles.kind}>{face.kindName}</span>
        <WholeLines className={styles.text} language={face.language}>
          {face.text.map((paragraph, n) => (
            // Paragraphs never change their order.
            <span key={n} className={styles.paragraph}>
              <Rich text={paragraph} skin={villainousSkin} />
            </span>
          ))}
        </WholeLines>
      </span>
    </RichLinksContext>
  )
})

/** A name with more letters takes a second line, and with it the room of so many letters of the text. */
const [LONG_NAME, LINE] = [18, 36]

/** Long texts are set smaller. */
function lengthOf({ name, text }: Face): 'short' | 'long' | 'longest' {
  const letters = text.reduce(
    (sum, paragraph) => sum + plainText(paragraph).length,
    name.length > LONG_NAME ? LINE : 0,
  )
  if (letters < 150) return letters < 95 ? 'short' : 'long'
  return 'longest'
}
