import type { Face } from '../../model/table/face.ts'
import { PrintedArt } from './PrintedArt.tsx'
import type { Skin } from './skin.ts'

/** The picture of a card: a ground by its kind, its own subject, and the finish of its game. */
export function CardArt({ face, skin }: { face: Face; skin: Skin }) {
  return <PrintedArt seed={face.code} ground={skin.groundOf(face)} subject={skin.glyphOf(face)} />
}
