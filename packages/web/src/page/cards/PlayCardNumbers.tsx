import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import { numberOn } from './cardNumbers.ts'
import type { CardPlace } from './PlayCard.tsx'
import styles from './PlayCardNumbers.module.css'
import { statPictures } from './statPictures.ts'

/** In the order one asks for them. */
const shown = ['hp', 'atk', 'thw', 'def', 'sch'] as const

interface Props {
  readonly face: Face
  readonly piece: Piece
  readonly place: CardPlace
}

/** One row of numbers: live on the table, as printed in the hand. */
export function PlayCardNumbers({ face, piece, place }: Props) {
  const numbers = shown.flatMap((id) => numberOn(face, place === 'table' ? piece : undefined, id) ?? [])
  if (numbers.length === 0) return null
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ id, name, now, max, isChanged }) => {
        const Picture = statPictures[id]
        return (
          <div key={id} className={styles.number} data-stat={id} data-changed={isChanged}>
            <dt title={name}>{Picture === undefined ? null : <Picture size="1em" />}</dt>
            <dd>
              {now}
              {max === null ? null : <span className={styles.max}>/{max}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
