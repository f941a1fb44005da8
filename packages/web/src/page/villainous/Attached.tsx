import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useVillainous } from './boardContext.ts'
import styles from './Attached.module.css'
import { Gem } from './Gem.tsx'
import { plateInks } from '../art/plateInks.ts'

/** What hangs on a card: each a piece of its own with its name. Marks are drawn on the card itself. */
export function Attached({ host }: { readonly host: Piece }) {
  const { found } = useVillainous()
  const pieces = found(host.attached).filter(({ face }) => face !== 'soul-mark')
  if (pieces.length === 0) return null
  return (
    <ul className={styles.attached}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <PieceButton piece={piece} className={styles.piece}>
            <Chip piece={piece} />
          </PieceButton>
        </li>
      ))}
    </ul>
  )
}

/** A card as a chip: its sign and its name. */
export function Chip({ piece }: { readonly piece: Piece }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const Glyph = face === undefined ? null : skin.glyphOf(face)
  return (
    <span className={styles.chip} style={face === undefined ? {} : plateInks(skin.plateOf(face))}>
      {face?.kind === 'stone' ? <Gem face={face.code} /> : null}
      {Glyph === null || face?.kind === 'stone' ? null : <Glyph className={styles.glyph} />}
      <span className={styles.name}>{piece.name}</span>
    </span>
  )
}
