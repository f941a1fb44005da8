import { Suspense } from 'react'
import { LogRail } from '../log/LogRail.tsx'
import { useBeside } from '../settings/beside.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/i18n.ts'
import { rails, slimRails } from './boards.ts'
import { usePlay } from './PlayContext.ts'
import styles from './Rail.module.css'
import { SlimRail } from './SlimRail.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** Beside the table: what the game foretells, then the log. On smaller screens the log comes when it is asked for. */
export function Rail({ isOpen, onOpen, onClose }: Props) {
  const t = useWords()
  const { shown } = usePlay()
  const { textTable } = useSettings()
  const beside = useBeside()
  const Own = rails[shown.game]
  if (beside === 'slim' && !isOpen && slimRails.includes(shown.game)) return <SlimRail onLog={onOpen} />
  if (beside !== 'rail') return <LogRail isOpen={isOpen} onClose={onClose} />
  return (
    <aside className={styles.rail} data-rail="wide" aria-label={t('rail.title')}>
      {Own === undefined || textTable ? null : (
        <Suspense>
          <Own />
        </Suspense>
      )}
      <LogRail isOpen isFixed onClose={onClose} />
    </aside>
  )
}
