import type { CSSProperties } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import { PieceButton } from './PieceButton.tsx'
import styles from './PieceRow.module.css'
import { TuckedPieces } from './TuckedPieces.tsx'

interface PieceRowProps {
  readonly pieces: readonly Piece[]
  /** Pieces that hang on these, by id. */
  readonly find?: (id: number) => Piece | undefined
  readonly className?: string | undefined
}

/** Pieces side by side, too small to be read. Where they do not fit they overlap like a fan, so that nothing is ever out of reach. */
export function PieceRow({ pieces, find, className }: PieceRowProps) {
  return (
    <ul className={`${styles.row} ${className ?? ''}`} style={{ '--pieces': pieces.length } as CSSProperties}>
      {pieces.map((piece) => (
        <li key={piece.id} className={styles.place}>
          <div className={styles.card}>
            <PieceButton piece={piece} brief />
            {find === undefined ? null : <TuckedPieces host={piece} find={find} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
