import type { Snapshot } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Marks.module.css'

/** What everybody should know about the chance of a game: something was taken back, or it was not the table's own. */
export function Marks({ of }: { readonly of: Pick<Snapshot, 'assisted' | 'chanceByHand'> }) {
  const t = useWords()
  if (!of.assisted && !of.chanceByHand) return null
  return (
    <p className={styles.marks}>
      {of.assisted ? <span className={styles.mark}>{t('play.assisted')}</span> : null}
      {of.chanceByHand ? <span className={styles.mark}>{t('play.chanceByHand')}</span> : null}
    </p>
  )
}
