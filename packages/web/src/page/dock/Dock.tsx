import { useHeldFocus } from './useHeldFocus.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Dock.module.css'
import { DockLine } from './DockLine.tsx'
import { DockMore } from './DockMore.tsx'
import { FilmDock } from '../film/FilmDock.tsx'
import { useReel } from '../film/reel.ts'

/**
 * One line for every decision: who decides, what and why, and a button that says the result. What lies on the table is never
 * listed here; what has no piece stands above the line.
 */
export function Dock() {
  const t = useWords()
  const { question, snapshot, shown, film } = usePlay()
  const { isJustOver } = useReel()
  const isPresent = snapshot.at === shown.at
  return (
    <section
      ref={useHeldFocus(snapshot.at)}
      className={styles.dock}
      aria-label={t('play.dock')}
      data-dock
      data-just-over={isJustOver}
      data-asked={question === null || !isPresent ? undefined : question.id}
      data-tone={film !== null ? 'film' : question !== null && isPresent ? 'mine' : 'waiting'}
      data-landmark
      tabIndex={-1}
    >
      {film === null ? <DockMore /> : null}
      <div className={styles.line}>{film === null ? <DockLine /> : <FilmDock />}</div>
    </section>
  )
}
