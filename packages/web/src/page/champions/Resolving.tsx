import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './Resolving.module.css'

/** A card that waits for answers lies on the stage over the villain's row, where it can be read. */
export function Resolving() {
  const t = useWords()
  const { board, found } = useChampions()
  const pieces = found(board.resolving)
  if (pieces.length === 0) return null
  return (
    <Zone title={t('champions.resolving')} className={styles.stage}>
      <ul className={styles.cards}>
        {pieces.map((piece) => (
          <li key={piece.id} className={styles.place}>
            <PieceButton piece={piece} place="hand" />
          </li>
        ))}
      </ul>
    </Zone>
  )
}
