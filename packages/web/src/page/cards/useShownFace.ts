import type { Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useShownSkin } from '../text/boardSkin.ts'
import { useFaces } from './useFaces.ts'

/** What is printed on a face at the table on this screen, and the skin to draw it with, outside of a board too; null until both are there. */
export function useShownFace(code: string): { readonly face: Face; readonly skin: Skin } | null {
  const { table, shown } = usePlay()
  const { skin } = useShownSkin()
  const face = useFaces(table, `${shown.game}/${shown.language}`, [code])(code)
  return face === undefined || skin === null ? null : { face, skin }
}
