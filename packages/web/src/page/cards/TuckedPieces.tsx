import type { Piece } from '../../model/table/piece.ts'
import { PieceButton } from './PieceButton.tsx'
import { PieceGlyph } from './PieceGlyph.tsx'
import styles from './TuckedPieces.module.css'

interface TuckedPiecesProps {
  readonly host: Piece
  readonly find: (id: number) => Piece | undefined
  /** At its foot, at its head, or beside it. */
  readonly place?: 'foot' | 'top' | 'beside'
}

/** What hangs on a card: small signs, each a piece of its own. */
export function TuckedPieces({ host, find, place = 'foot' }: TuckedPiecesProps) {
  const pieces = host.attached.flatMap((id) => find(id) ?? [])
  if (pieces.length === 0) return null
  return (
    <ul className={styles.tucked} data-place={place}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <PieceButton piece={piece}>
            <PieceGlyph piece={piece} />
          </PieceButton>
        </li>
      ))}
    </ul>
  )
}
