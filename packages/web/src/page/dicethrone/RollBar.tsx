import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'
import { noneKept } from './heldDice.ts'
import { RollButton } from './RollButton.tsx'
import styles from './RollBar.module.css'

/** The throw itself, one press away; and the dice let go again. */
export function RollBar() {
  const t = useWords()
  const { canRoll, kept, keep, prepared, roll } = useDuel()
  if (!canRoll) return null
  return (
    <div className={styles.bar}>
      <RollButton prepared={prepared} onRoll={roll} className={styles.roll} />
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${styles.free}`}
        data-roving=""
        disabled={kept.size === 0}
        onClick={() => keep(noneKept)}
      >
        {t('dt.keepNone')}
      </button>
    </div>
  )
}
