import type { ReactNode } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import styles from './EncounterTile.module.css'
import { StatusCards } from './StatusCards.tsx'

interface EncounterTileProps {
  readonly piece: Piece
  readonly also?: string
  /** Below the name: icons with their words. */
  readonly children?: ReactNode
  /** At the end, large: its threat. */
  readonly number?: ReactNode
}

/** A side scheme or an environment: its picture, its name and what there is to say about it. */
export function EncounterTile({ piece, also = '', children, number }: EncounterTileProps) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const inks = face === undefined ? {} : plateInks(skin.plateOf(face))
  return (
    <div className={styles.holder}>
      <PieceButton piece={piece} also={also} fills>
        <div className={styles.tile} style={inks}>
          <div className={styles.art}>{face === undefined ? null : <CardArt face={face} skin={skin} />}</div>
          <p className={styles.name}>{piece.name}</p>
          <div className={styles.line}>{children ?? <Kind piece={piece} kind={face?.kindName ?? ''} />}</div>
          <div className={styles.number}>{number}</div>
        </div>
      </PieceButton>
    </div>
  )
}

function Kind({ piece, kind }: { piece: Piece; kind: string }) {
  return (
    <>
      <span className={styles.kind}>{kind}</span> <StatusCards piece={piece} />
    </>
  )
}
