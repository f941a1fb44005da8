import type { Piece } from '../../model/table/piece.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Inspect.module.css'
import { PieceButton } from './PieceButton.tsx'

/** What hangs on a piece. */
export function InspectAttached({ piece, snapshot }: { piece: Piece; snapshot: Snapshot }) {
  const t = useWords()
  const pieces = piece.attached.flatMap((id) => snapshot.board.pieces[id] ?? [])
  if (pieces.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('inspect.attached')}</h3>
      <ul className={styles.attached}>
        {pieces.map((one) => (
          <li key={one.id}>
            <PieceButton piece={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
