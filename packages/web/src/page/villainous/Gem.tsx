import styles from './Gem.module.css'
import { stonePlate } from './stones.ts'

interface Props {
  readonly face: string
  /** It is there; else only its outline. */
  readonly isMade?: boolean
}

/** An Infinity Stone as a cut gem. */
export function Gem({ face, isMade = true }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.gem}
      data-made={isMade}
      style={{ color: stonePlate(face).vivid }}
      aria-hidden="true"
    >
      <path d="M7 3H17L22 9 12 22 2 9Z" />
      <path className={styles.cut} d="M2 9H22M7 3 9 9 12 22 15 9 17 3M9 9 12 3 15 9" />
    </svg>
  )
}
