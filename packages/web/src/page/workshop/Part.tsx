import type { ReactNode } from 'react'
import type { PartName } from './faultPlaces.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly title: string
  /** Closed until somebody wants it. */
  readonly isFolded?: boolean
  /** What faults call it that lead here. */
  readonly name?: PartName
  readonly children: ReactNode
}

/** A part of an editor's forms, which can be folded away. */
export function Part({ title, isFolded = false, name, children }: Props) {
  return (
    <details className={styles.part} open={!isFolded} data-part={name}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}

/** Unfolds a part and goes there. */
export function goToPart(name: PartName): void {
  const part = document.querySelector<HTMLDetailsElement>(`[data-part="${name}"]`)
  if (part === null) return
  part.open = true
  part.querySelector('summary')?.focus()
  part.scrollIntoView({ block: 'nearest' })
}
