import { useUpdate } from '../offline/update.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Notice.module.css'

/** A new version waits: it is taken when the player says so. */
export function UpdateNotice() {
  const t = useWords()
  const { take } = useUpdate()
  if (take === null) return null
  return (
    <div role="status" className={styles.notice}>
      <span>{t('shell.update')}</span>
      <button type="button" className={`${controls.button} ${controls.primary}`} onClick={take}>
        {t('shell.update.take')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => useUpdate.setState({ take: null })}
      >
        {t('shell.update.later')}
      </button>
    </div>
  )
}
