import { CardArt } from '../art/CardArt.tsx'
import { usePlay } from '../play/PlayContext.ts'
import { useShownSkin } from '../text/boardSkin.ts'
import styles from './FaceDisc.module.css'
import { useFaces } from './useFaces.ts'

/** The picture of a face in a small disc, outside of a board too. */
export function FaceDisc({ code, size = 36 }: { readonly code: string; readonly size?: number }) {
  const { table, shown } = usePlay()
  const { skin } = useShownSkin()
  const face = useFaces(table, `${shown.game}/${shown.language}`, [code])(code)
  const plate = face === undefined ? undefined : skin?.plateOf(face)
  const inks =
    plate === undefined
      ? {}
      : { '--vivid': plate.vivid, '--ink': plate.ink, '--tint': plate.tint, '--second': plate.second }
  return (
    <span className={styles.disc} style={{ ...inks, inlineSize: size, blockSize: size }} aria-hidden="true">
      {face === undefined || skin === null ? null : <CardArt face={face} skin={skin} />}
    </span>
  )
}
