import type { CSSProperties } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import { useHandling } from './handling.ts'
import styles from './PieceGlyph.module.css'

/** A card as its sign alone, in its own ink; a pattern where this reader may not know it. */
export function PieceGlyph({ piece }: { piece: Piece }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  if (face === undefined) return <span className={styles.unknown} />
  const { vivid, tint } = skin.plateOf(face)
  const Glyph = skin.glyphOf(face)
  return (
    <span
      className={styles.glyph}
      data-exhausted={piece.exhausted}
      style={{ '--vivid': vivid, '--tint': tint } as CSSProperties}
    >
      <Glyph aria-hidden="true" />
    </span>
  )
}
