import type { CSSProperties } from 'react'
import { CardBack } from '../cards/CardBack.tsx'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { HandCard } from './HandCard.tsx'
import styles from './HandRow.module.css'

/** The reader's hand: cards with their text. Of a hidden hand only the number is here. */
export function HandRow() {
  const t = useWords()
  const { me, found } = useVillainous()
  const { faceOf } = useHandling()
  const pieces = found(me.hand)
  const hidden = me.handSize - pieces.length
  return (
    <Zone title={t('vl.hand')} count={`${me.handSize}/${me.handLimit}`} quiet className={styles.hand}>
      <ul
        className={styles.cards}
        style={{ '--cards': Math.max(4, pieces.length + Math.min(1, hidden)) } as CSSProperties}
      >
        {pieces.map((piece) => {
          const face = faceOf(piece.face)
          return (
            <li key={piece.id} className={styles.place}>
              <PieceButton piece={piece} fills>
                {face === undefined ? null : <HandCard face={face} piece={piece} cost={me.costs[piece.id]} />}
              </PieceButton>
            </li>
          )
        })}
        {hidden === 0 ? null : (
          <li className={styles.hidden}>
            <CardBack technique="poster" label={t('vl.handOf', { n: hidden })} />
            <b aria-hidden="true">×{hidden}</b>
          </li>
        )}
      </ul>
    </Zone>
  )
}
