import { AlignLeft, Download, LayoutDashboard, ScrollText } from 'lucide-react'
import { Suspense } from 'react'
import { saveFile } from '../saves/file.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { boards, phaseBars } from './boards.ts'
import { Marks } from './Marks.tsx'
import { usePlay } from './PlayContext.ts'
import styles from './PlayStrip.module.css'
import { TableSheet } from './TableSheet.tsx'
import { UndoButtons } from './UndoButtons.tsx'

interface Props {
  readonly isLogOpen: boolean
  readonly onLog: () => void
}

/** Where the game stands and what can be done about it: phases, undo, log, view. */
export function PlayStrip({ isLogOpen, onLog }: Props) {
  const t = useWords()
  const { table, snapshot, shown } = usePlay()
  const { textTable, set } = useSettings()
  const { moment } = shown
  const Phases = phaseBars[snapshot.game] ?? PhaseBar
  const save = async (): Promise<void> => saveFile(`quadriga-${snapshot.game}.json`, await table.export())
  return (
    <div
      className={styles.strip}
      data-landmark
      role="region"
      aria-label={t('play.round', { n: moment.round })}
      tabIndex={-1}
    >
      <Suspense>
        <Phases />
      </Suspense>
      <Marks of={shown} />
      <div className={styles.buttons}>
        <UndoButtons />
        {boards[snapshot.game] === undefined ? null : (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => set({ textTable: !textTable })}
          >
            {textTable ? (
              <LayoutDashboard aria-hidden="true" size={20} />
            ) : (
              <AlignLeft aria-hidden="true" size={20} />
            )}
            <span className={styles.word}>{t(textTable ? 'play.board' : 'play.textTable')}</span>
          </button>
        )}
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.save}`}
          aria-label={t('play.export')}
          onClick={() => void save()}
        >
          <Download aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t(isLogOpen ? 'log.hide' : 'log.show')}
          aria-expanded={isLogOpen}
          onClick={onLog}
        >
          <ScrollText aria-hidden="true" size={20} />
        </button>
        <TableSheet />
      </div>
    </div>
  )
}

function PhaseBar() {
  const t = useWords()
  const { moment, seats } = usePlay().shown
  const turn = seats.find(({ seat }) => seat === moment.turn)
  return (
    <div className={styles.moment}>
      <strong>{t('play.round', { n: moment.round })}</strong>
      <ol className={styles.phases}>
        {moment.phases.map(({ id, name }) => (
          <li key={id} aria-current={id === moment.phase ? 'step' : undefined} className={styles.phase}>
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
