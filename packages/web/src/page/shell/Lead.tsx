import type { ReactNode } from 'react'
import styles from './Lead.module.css'

interface LeadProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The head of a screen that is read: its title, and a word about it. */
export function Lead({ title, children }: LeadProps) {
  return (
    <header className={styles.lead}>
      <h1 className={styles.title}>{title}</h1>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
    </header>
  )
}
