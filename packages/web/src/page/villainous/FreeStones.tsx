import { PieceButton } from '../cards/PieceButton.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import styles from './FreeStones.module.css'
import { Gem } from './Gem.tsx'

/** Infinity Stones that nobody has found, where Thanos plays. */
export function FreeStones() {
  const t = useWords()
  const { board, found } = useVillainous()
  if (board.stones.length === 0) return null
  return (
    <div className={styles.stones} role="group" aria-label={t('vl.stones')}>
      <span className={styles.label}>{t('vl.stonesShort')}</span>
      {found(board.stones).map((piece) => (
        <PieceButton key={piece.id} piece={piece} className={styles.stone}>
          <Gem face={piece.face} />
        </PieceButton>
      ))}
    </div>
  )
}
