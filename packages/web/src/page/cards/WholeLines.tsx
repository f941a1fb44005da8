import type { ReactNode } from 'react'
import { useWords } from '../words/i18n.ts'
import styles from './WholeLines.module.css'

interface Props {
  /** Says how much room there is, and on what ground the words stand: `--ground`. */
  readonly className?: string | undefined
  readonly language?: string | undefined
  readonly children: ReactNode
}

/** A text as far as there is room, by whole lines; the last one then says that there is more. */
export function WholeLines({ className = '', language, children }: Props) {
  const t = useWords()
  return (
    <span className={`${styles.room} ${className}`}>
      <span className={styles.lines} data-more={t('card.more')} lang={language}>
        <span className={styles.text}>{children}</span>
      </span>
    </span>
  )
}
