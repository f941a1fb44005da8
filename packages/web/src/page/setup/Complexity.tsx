import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Portrait.module.css'

const MOST = 6

/** How hard a hero is to play, of six; nothing where nobody says. */
export function Complexity({ of }: { readonly of: number }) {
  const t = useWords()
  if (of === 0) return null
  return (
    <span className={styles.dots}>
      <span className={controls.hidden}>{t('setup.complexity', { n: of, most: MOST })}</span>
      {Array.from({ length: MOST }, (_, n) => (
        <i key={n} data-on={n < of} aria-hidden="true" />
      ))}
    </span>
  )
}
