import type { Piece } from '../../model/table/piece.ts'
import styles from './Banner.module.css'

/** Strength on a banner; green and underlined where it is not as printed. */
export function Banner({
  piece,
  printed,
}: {
  readonly piece?: Piece | undefined
  readonly printed?: number | undefined
}) {
  const live = piece?.stats.find(({ id }) => id === 'strength')
  const value = live?.value ?? printed
  if (value === undefined) return null
  const isChanged = live !== undefined && live.value !== live.printed
  return (
    <b className={styles.banner} data-changed={isChanged}>
      {value}
    </b>
  )
}
