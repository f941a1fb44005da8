import './theatre.css'
import lengths from '../play/HeaderWords.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { VillainousBoard } from '../../model/villainous/board.ts'
import styles from './PhaseBar.module.css'

const steps = ['move', 'actions', 'draw'] as const

/** Round and mode, then the three steps of a turn; the present one on a gold plate. */
export function PhaseBar() {
  const t = useWords()
  const { moment, board, seats } = usePlay().shown
  const { mode } = board as VillainousBoard
  const turn = seats.find(({ seat }) => seat === moment.turn)?.name ?? ''
  return (
    <div className={styles.bar}>
      <span className={styles.mode}>{t(`vl.mode.${mode}`)}</span>
      <strong className={styles.round}>
        <span className={lengths.long}>{t('vl.turn', { n: moment.round })}</span>
        <span className={lengths.short} aria-hidden="true">
          {t('vl.turnShort', { n: moment.round })}
        </span>
      </strong>
      <span className={styles.who}>{turn}</span>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step} aria-current={step === moment.phase ? 'step' : undefined}>
            {t(`vl.step.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
