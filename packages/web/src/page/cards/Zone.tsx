import { type ReactNode, useId, useLayoutEffect } from 'react'
import { risesWithDock } from '../dock/dockGrowth.ts'
import { useRoving } from './roving.ts'
import styles from './Zone.module.css'

interface ZoneProps {
  readonly title: string
  /** What eyes read of it, where the place says the rest. */
  readonly short?: string | undefined
  /** Beside the title: "2/3". */
  readonly count?: string
  readonly className?: string | undefined
  /** The title is for ears only: the place speaks for itself. */
  readonly quiet?: boolean
  /** Moves up with the dock. */
  readonly rises?: boolean
  readonly children: ReactNode
}

/** A place on the table: a landmark with a heading, one stop for Tab, arrows within. */
export function Zone({
  title,
  short = title,
  count,
  className,
  quiet = false,
  rises = false,
  children,
}: ZoneProps) {
  const id = useId()
  const roving = useRoving<HTMLElement>()
  const { ref } = roving
  useLayoutEffect(() => (rises ? risesWithDock(ref.current) : undefined), [rises, ref])
  return (
    <section
      className={`${styles.zone} ${className ?? ''}`}
      aria-labelledby={id}
      data-landmark=""
      tabIndex={-1}
      {...roving}
    >
      <h2
        id={id}
        className={quiet ? styles.unseen : styles.title}
        aria-label={short === title ? undefined : title}
      >
        {short}
        {count === undefined ? null : <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  )
}
