import { Suspense } from 'react'
import { LogRail } from '../log/LogRail.tsx'
import { useSettings } from '../settings/settings.ts'
import { useMedia } from '../decks/useMedia.ts'
import { useWords } from '../words/i18n.ts'
import { rails } from './boards.ts'
import { usePlay } from './PlayContext.ts'
import styles from './Rail.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** From this width on, what comes and what happened stand beside the table. */
const WIDE = '(min-width: 1440px) and (min-height: 500px)'

/** Beside the table: what the game foretells, then the log. On smaller screens the log comes when it is asked for. */
export function Rail({ isOpen, onClose }: Props) {
  const t = useWords()
  const { shown } = usePlay()
  const { textTable } = useSettings()
  const isWide = useMedia(WIDE)
  const Own = rails[shown.game]
  if (!isWide) return <LogRail isOpen={isOpen} onClose={onClose} />
  return (
    <aside className={styles.rail} aria-label={t('rail.title')}>
      {Own === undefined || textTable ? null : (
        <Suspense>
          <Own />
        </Suspense>
      )}
      <LogRail isOpen isFixed onClose={onClose} />
    </aside>
  )
}
