import { Plus } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Companion.module.css'
import { diceThroneSkin } from './skin.ts'

interface CompanionProps {
  readonly piece: Piece
  /** How many of them lie there. */
  readonly n: number
  readonly waits: boolean
}

/** A companion beside its hero: its sign, its name and its health; those that wait to be built are drawn in outline. */
export function Companion({ piece, n, waits }: CompanionProps) {
  const t = useWords()
  const face = useHandling().faceOf(piece.face)
  if (face === undefined) return null
  const { vivid, tint, ink } = diceThroneSkin.plateOf(face)
  const Glyph = diceThroneSkin.glyphOf(face)
  const says = n > 1 ? `${piece.says}, ×${n}` : waits ? `${piece.says}, ${t('dt.leaflet')}` : piece.says
  return (
    <PieceButton piece={{ ...piece, says }} className={styles.companion}>
      <span
        className={styles.look}
        data-waits={waits}
        style={{ '--vivid': vivid, '--tint': tint, '--ink': ink } as CSSProperties}
      >
        <Glyph className={styles.glyph} />
        {waits ? (
          <Plus className={styles.waits} size={14} strokeWidth={3} />
        ) : (
          <span className={styles.name}>{face.name}</span>
        )}
        {n > 1 ? <b className={styles.health}>×{n}</b> : null}
        {piece.hp === null ? null : (
          <b className={styles.health}>
            {piece.hp.now}
            <small>/{piece.hp.max}</small>
          </b>
        )}
      </span>
    </PieceButton>
  )
}
