import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useVillainous } from './boardContext.ts'
import { Attached } from './Attached.tsx'
import { Gem } from './Gem.tsx'
import { plateInks } from '../art/plateInks.ts'
import { SymbolButton } from './SymbolButton.tsx'
import styles from './SpecialtyPlate.module.css'

/** A Specialty, a captured Stone or a tile as a plate with its sign; symbols that it gives are its own buttons. */
export function SpecialtyPlate({
  piece,
  isFacedown,
}: {
  readonly piece: Piece
  readonly isFacedown: boolean
}) {
  const { seen } = useVillainous()
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const Glyph = face === undefined ? null : skin.glyphOf(face)
  const granted = seen.locations.flatMap((one) => one.granted).filter(({ card }) => card === piece.id)
  return (
    <div className={styles.place} style={face === undefined ? {} : plateInks(skin.plateOf(face))}>
      <PieceButton piece={piece} fills>
        <span className={styles.plate} data-facedown={isFacedown}>
          {face?.kind === 'stone' ? <Gem face={face.code} /> : null}
          {Glyph === null || face?.kind === 'stone' ? null : <Glyph className={styles.glyph} />}
          <span className={styles.name}>{piece.name}</span>
        </span>
      </PieceButton>
      {granted.map((symbol) => (
        <SymbolButton key={symbol.name} symbol={symbol} isSmall />
      ))}
      <Attached host={piece} />
    </div>
  )
}
