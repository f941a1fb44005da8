import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './PastButtons.module.css'

/** Steps through the past of a game that is being played. */
export function PastButtons() {
  const t = useWords()
  const { shown, snapshot, film, see } = usePlay()
  const isPast = film === null && shown.at !== snapshot.at
  const back = useAriaKeys('pastBack')
  const on = useAriaKeys('pastForward')
  return (
    <div className={styles.past} role="group" aria-label={t('past.title')}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('past.back')}
        aria-keyshortcuts={back}
        data-past-step="back"
        disabled={shown.at === 0}
        onClick={() => see(shown.at - 1)}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${styles.live}`}
        disabled={!isPast}
        data-past={isPast}
        onClick={() => see(null)}
      >
        {isPast ? t('past.at', { at: shown.at, length: snapshot.at }) : t('past.live')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.on}`}
        aria-label={t('past.on')}
        aria-keyshortcuts={on}
        data-past-step="on"
        disabled={!isPast}
        onClick={() => see(shown.at + 1 === snapshot.at ? null : shown.at + 1)}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
  )
}
