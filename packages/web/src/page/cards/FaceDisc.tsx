import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import styles from './FaceDisc.module.css'
import { useShownFace } from './useShownFace.ts'

/** The picture of a face in a small disc, outside of a board too. */
export function FaceDisc({ code, size = 36 }: { readonly code: string; readonly size?: number }) {
  const found = useShownFace(code)
  // In rem, as letters: beside larger ones it is larger.
  const length = `${size / 16}rem`
  const inks = found === null ? {} : plateInks(found.skin.plateOf(found.face))
  return (
    <span
      className={styles.disc}
      style={{ ...inks, inlineSize: length, blockSize: length }}
      aria-hidden="true"
    >
      {found === null ? null : <CardArt {...found} />}
    </span>
  )
}
