import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import type { Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import { PlayCardNumbers } from './PlayCardNumbers.tsx'
import { PlayCardSigns } from './PlayCardSigns.tsx'
import { PlayCardText } from './PlayCardText.tsx'
import styles from './PlayCard.module.css'
import { Resources } from './Resources.tsx'

/** Where a card lies: a hand is read before it is played, a table at a glance. */
export type CardPlace = 'hand' | 'table'

interface PlayCardProps {
  readonly face: Face
  readonly skin: Skin
  readonly piece: Piece
  readonly place: CardPlace
}

/** Whether a name has a word that fits into a phone's tile only in smaller letters: d’Interrogatoire. */
const hasLongWord = (name: string): boolean => name.split(' ').some((word) => word.length > 13)

/**
 * A card in the hand or on the table. It fills the place that it is given, and its height says how much it shows: a card
 * with its text, a low one with name and numbers, or a tile. The picture takes what the words leave.
 */
export function PlayCard({ face, skin, piece, place }: PlayCardProps) {
  return (
    <article
      className={styles.card}
      style={plateInks(skin.plateOf(face))}
      data-place={place}
      data-technique={skin.technique}
      data-exhausted={piece.exhausted}
      aria-label={piece.says}
    >
      <div className={styles.face}>
        <div className={styles.picture}>
          <CardArt face={face} skin={skin} />
          <PlayCardSigns piece={piece} />
        </div>
        <div className={styles.price}>
          {face.cost === null ? null : <span className={styles.cost}>{face.cost}</span>}
          {place === 'hand' ? <Resources resources={face.resources} skin={skin} /> : null}
        </div>
        <PlayCardNumbers face={face} piece={piece} place={place} />
        <h3 className={styles.name} lang={face.language} data-long={hasLongWord(face.name)}>
          {face.name}
        </h3>
        <PlayCardText face={face} skin={skin} place={place} />
      </div>
    </article>
  )
}
