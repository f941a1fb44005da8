import type { ReactNode } from 'react'
import styles from './Workshop.module.css'

interface Props {
  readonly title: string
  /** Closed until somebody wants it. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/** A part of an editor's forms, which can be folded away. */
export function Part({ title, isFolded = false, children }: Props) {
  return (
    <details className={styles.part} open={!isFolded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
