import type { CSSProperties } from 'react'
import styles from './Bar.module.css'

interface BarProps {
  /** Drawn solid, of the whole. */
  readonly solid: number
  /** Drawn hatched behind it: what is meant, or what is to come. */
  readonly hatched: number
  /** 0 stands for no end: the bar is empty. */
  readonly max: number
  readonly className?: string | undefined
}

/** A printed bar. Its inks are `--bar-ink` and `--hatch-ink`, its height `--bar-size`. */
export function Bar({ solid, hatched, max, className = '' }: BarProps) {
  const share = (n: number): string =>
    `${max === 0 ? 0 : Math.min(100, Math.max(0, (n / max) * 100)).toFixed(1)}%`
  const sizes = { '--solid': share(solid), '--hatched': share(hatched) } as CSSProperties
  return (
    <span className={`${styles.bar} ${className}`} style={sizes}>
      {hatched > solid ? <span className={styles.hatched} /> : null}
      <span className={styles.solid} />
    </span>
  )
}
