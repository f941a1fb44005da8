import { useSaveTrouble } from '../saves/trouble.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Notice.module.css'

/** The browser could not keep a game: said at once, so that nothing is lost unseen. */
export function SaveTrouble() {
  const t = useWords()
  const { problem } = useSaveTrouble()
  if (problem === null) return null
  return (
    <div role="alert" className={styles.notice}>
      {t('shell.saveTrouble', { problem })}
    </div>
  )
}
