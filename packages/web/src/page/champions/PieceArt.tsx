import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import { useHandling } from '../cards/handling.ts'
import type { Piece } from '../../model/table/piece.ts'

/** The picture of a piece in its own inks, as large as its place. */
export function PieceArt({ piece }: { readonly piece: Piece }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  if (face === undefined) return null
  return (
    <span style={{ ...plateInks(skin.plateOf(face)), display: 'contents' }}>
      <CardArt face={face} skin={skin} />
    </span>
  )
}
