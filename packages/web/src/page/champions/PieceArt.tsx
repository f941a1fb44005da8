import { CardArt } from '../art/CardArt.tsx'
import { useHandling } from '../cards/handling.ts'
import type { Piece } from '../../model/table/piece.ts'

/** The picture of a piece in its own inks, as large as its place. */
export function PieceArt({ piece }: { readonly piece: Piece }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  if (face === undefined) return null
  const { vivid, ink, tint, second } = skin.plateOf(face)
  const inks = { '--vivid': vivid, '--ink': ink, '--tint': tint, '--second': second, display: 'contents' }
  return (
    <span style={inks}>
      <CardArt face={face} skin={skin} />
    </span>
  )
}
