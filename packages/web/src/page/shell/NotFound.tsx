import { Link } from '@tanstack/react-router'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Page.module.css'

/** An address that leads nowhere. */
export function NotFound() {
  const t = useWords()
  return (
    <div className={styles.page}>
      <h1>{t('shell.notFound')}</h1>
      <Link to="/" className={`${controls.button} ${controls.primary}`}>
        {t('shell.toHome')}
      </Link>
    </div>
  )
}
