import { PieceButton } from '../cards/PieceButton.tsx'
import { PieceGlyph } from '../cards/PieceGlyph.tsx'
import type { Piece } from '../../model/table/piece.ts'
import styles from './AttachedTiles.module.css'
import { useChampions } from './championsContext.ts'

/** What hangs on a panel: a tile each with sign and name, signs alone where there are many or there is no room. */
export function AttachedTiles({ host }: { readonly host: Piece }) {
  const { found } = useChampions()
  const pieces = found(host.attached)
  if (pieces.length === 0) return null
  return (
    <ul className={styles.tiles} data-many={pieces.length > 3}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <PieceButton piece={piece}>
            <div className={styles.tile}>
              <span className={styles.sign}>
                <PieceGlyph piece={piece} />
              </span>
              <span className={styles.name}>{piece.name}</span>
            </div>
          </PieceButton>
        </li>
      ))}
    </ul>
  )
}
