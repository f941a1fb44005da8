import type { CSSProperties, ReactNode } from 'react'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import styles from './EncounterTile.module.css'
import { StatusCards } from './StatusCards.tsx'

interface EncounterTileProps {
  readonly piece: Piece
  readonly also?: string
  readonly children?: ReactNode
}

/** A side scheme or an environment: its sign, its name and what there is to say about it. */
export function EncounterTile({ piece, also = '', children }: EncounterTileProps) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const Glyph = face === undefined ? null : skin.glyphOf(face)
  const vivid = face === undefined ? undefined : skin.plateOf(face).vivid
  return (
    <PieceButton piece={piece} also={also}>
      <div className={styles.tile} style={{ '--vivid': vivid } as CSSProperties}>
        {Glyph === null ? null : <Glyph className={styles.glyph} />}
        <p className={styles.name}>{piece.name}</p>
        <div className={styles.line}>{children ?? <Kind piece={piece} kind={face?.kindName ?? ''} />}</div>
      </div>
    </PieceButton>
  )
}

function Kind({ piece, kind }: { piece: Piece; kind: string }) {
  return (
    <>
      <span className={styles.kind}>{kind}</span> <StatusCards piece={piece} />
    </>
  )
}
