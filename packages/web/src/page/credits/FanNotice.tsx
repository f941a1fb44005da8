import { Link } from '@tanstack/react-router'
import { useWords } from '../words/i18n.ts'
import styles from './FanNotice.module.css'

/** What this is not, and who made the parts: at the foot of the first screen and of the settings. */
export function FanNotice() {
  const t = useWords()
  return (
    <footer className={styles.notice}>
      <p>{t('credits.fan')}</p>
      <Link to="/credits" className={styles.link}>
        {t('credits.link')}
      </Link>
    </footer>
  )
}
