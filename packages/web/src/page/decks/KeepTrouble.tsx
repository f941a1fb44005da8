import { useWords } from '../words/i18n.ts'
import styles from './Decks.module.css'
import { useKeepTrouble } from './deckStorageTrouble.ts'

/** Says at once that the browser could not keep a deck. */
export function KeepTrouble() {
  const t = useWords()
  const { problem } = useKeepTrouble()
  if (problem === '') return null
  return (
    <p role="alert" className={styles.broken}>
      {t('decks.trouble', { problem })}
    </p>
  )
}
