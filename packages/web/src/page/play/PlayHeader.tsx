import { Link } from '@tanstack/react-router'
import { AlignLeft, BookOpen, LayoutDashboard, ScrollText } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { OnlineControls } from '../online/OnlineControls.tsx'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { useSettings } from '../settings/settings.ts'
import { Mark } from '../shell/Mark.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { boards, phaseBars } from './boards.ts'
import { Marks } from './Marks.tsx'
import { PastButtons } from './PastButtons.tsx'
import { usePlay } from './PlayContext.ts'
import styles from './PlayHeader.module.css'
import { TableSheet } from './TableSheet.tsx'
import { UndoButtons } from './UndoButtons.tsx'

interface Props {
  readonly isLogOpen: boolean
  readonly onLog: () => void
  /** Seats to look from. */
  readonly seats: ReactNode
}

/** The only header in play: where the game stands, its past, undo, and the ways to look at it. */
export function PlayHeader({ isLogOpen, onLog, seats }: Props) {
  const t = useWords()
  const { snapshot, shown } = usePlay()
  const logKeys = useAriaKeys('log')
  const ruleKeys = useAriaKeys('rules', 'searchRules')
  const Phases = phaseBars[snapshot.game] ?? PhaseBar
  return (
    <header
      ref={takeFocus}
      className={styles.header}
      data-landmark
      aria-label={placeIn(shown.moment) ?? t('play.round', { n: shown.moment.round })}
      tabIndex={-1}
    >
      <Link to="/" className={styles.home} aria-label={t('shell.home')}>
        <Mark />
      </Link>
      <div className={styles.phases}>
        <Suspense>
          <Phases />
        </Suspense>
      </div>
      {seats}
      <Marks of={shown} />
      <div className={styles.buttons}>
        <PastButtons />
        <UndoButtons />
        <TextTableButton />
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.log}`}
          aria-label={t(isLogOpen ? 'log.hide' : 'log.show')}
          aria-expanded={isLogOpen}
          aria-keyshortcuts={logKeys}
          onClick={onLog}
        >
          <ScrollText aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.rules}`}
          aria-label={t('rules.title')}
          aria-keyshortcuts={ruleKeys}
          onClick={() => useRulesSheet.getState().open()}
        >
          <BookOpen aria-hidden="true" size={20} />
        </button>
        <OnlineControls />
        <TableSheet />
      </div>
    </header>
  )
}

/** Before the first round the phase has the word: "Set-up". */
function placeIn({ round, phase, phases }: Snapshot['moment']): string | undefined {
  return round > 0 ? undefined : phases.find(({ id }) => id === phase)?.name
}

/** At the start of a game nobody has the focus, for the button that began it is gone: the first Tab goes on from the top. */
function takeFocus(header: HTMLElement | null): void {
  if (header !== null && document.activeElement === document.body) header.focus({ preventScroll: true })
}

function TextTableButton() {
  const t = useWords()
  const { game } = usePlay().snapshot
  const { textTable, set } = useSettings()
  const keys = useAriaKeys('textTable')
  if (boards[game] === undefined) return null
  const Picture = textTable ? LayoutDashboard : AlignLeft
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.text}`}
      aria-label={t(textTable ? 'play.board' : 'play.textTable')}
      aria-keyshortcuts={keys}
      data-text-table
      onClick={() => set({ textTable: !textTable })}
    >
      <Picture aria-hidden="true" size={20} />
    </button>
  )
}

function PhaseBar() {
  const t = useWords()
  const { moment, seats } = usePlay().shown
  const turn = seats.find(({ seat }) => seat === moment.turn)
  return (
    <div className={styles.moment}>
      <strong>{t('play.round', { n: moment.round })}</strong>
      <ol className={styles.steps}>
        {moment.phases.map(({ id, name }) => (
          <li key={id} aria-current={id === moment.phase ? 'step' : undefined} className={styles.step}>
            {name}
          </li>
        ))}
      </ol>
      {turn === undefined ? null : (
        <span className={styles.turn}>{t('play.turnOf', { name: turn.name })}</span>
      )}
    </div>
  )
}
