import styles from './Mark.module.css'
import type { PieceMark } from './handling.ts'

/** The shape on a piece that is an answer: a hollow lozenge with its key, a filled one with a tick once it is picked. */
export function Mark({ mark }: { mark: PieceMark }) {
  if (mark.state === 'idle') return null
  return (
    <span className={styles.mark} data-state={mark.state} aria-hidden="true">
      <svg className={styles.shape} viewBox="0 0 24 24">
        <path d="M12 1 23 12 12 23 1 12Z" />
        {mark.state === 'chosen' && mark.key === '' ? (
          <path className={styles.tick} d="m7 12 3.5 3.5L17 9" />
        ) : null}
      </svg>
      <b className={styles.key}>{mark.key}</b>
      {mark.note === '' ? null : <span className={styles.note}>{mark.note}</span>}
    </span>
  )
}
