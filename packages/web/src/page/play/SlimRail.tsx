import { ScrollText } from 'lucide-react'
import { Suspense } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import { isToldBy } from '../film/told.ts'
import { useLog } from '../table/useTable.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { rails } from './boards.ts'
import { usePlay } from './PlayContext.ts'
import styles from './Rail.module.css'

/** So many of the last events are told. */
const EVENTS = 12

/** A narrow strip beside the table: what comes in a few numbers, what happened last, and the way to the log. */
export function SlimRail({ onLog }: { readonly onLog: () => void }) {
  const t = useWords()
  const { shown } = usePlay()
  const { textTable } = useSettings()
  const keys = useAriaKeys('log')
  const Own = rails[shown.game]
  return (
    <aside className={styles.slim} data-rail="slim" aria-label={t('rail.title')}>
      {Own === undefined || textTable ? null : (
        <Suspense>
          <Own />
        </Suspense>
      )}
      <LastEvents />
      <button
        type="button"
        className={controls.button}
        aria-keyshortcuts={keys}
        aria-label={t('log.show')}
        onClick={onLog}
      >
        <ScrollText size={18} aria-hidden /> {t('log.title')}
      </button>
    </aside>
  )
}

/** The newest first: what was done, with what followed from it indented. */
function LastEvents() {
  const t = useWords()
  const { table, shown, film, until = Number.POSITIVE_INFINITY } = usePlay()
  const last = useLog(table)
    .filter((line) => (film === null ? line.answer < Math.min(until, shown.at) : isToldBy(film, line)))
    .slice(-EVENTS)
    .toReversed()
  return (
    <section className={styles.events}>
      <h2 className={styles.title}>{t('rail.last')}</h2>
      <RichLinksContext value={null}>
        <ol>
          {last.map((line) => (
            <li key={line.id} className={styles.event} data-depth={Math.min(line.depth, 2)}>
              <Rich text={line.text} />
            </li>
          ))}
        </ol>
      </RichLinksContext>
    </section>
  )
}
