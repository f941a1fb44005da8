import './gilt.css'
import lengths from '../play/HeaderWords.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import styles from './PhaseBar.module.css'
import { shortPhases } from './shortPhases.ts'

/** The eight phases as beads on a gilt thread, the present one with its name and the attempts that were made. */
export function PhaseBar() {
  const t = useWords()
  const { moment, board } = usePlay().shown
  const { roll } = board as DiceThroneBoard
  const at = moment.phases.findIndex(({ id }) => id === moment.phase)
  return (
    <div className={styles.bar}>
      <strong className={styles.round}>
        <span className={lengths.long}>{t('play.round', { n: moment.round })}</span>
        <span className={lengths.short} aria-hidden="true">
          {t('dt.roundShort', { n: moment.round })}
        </span>
      </strong>
      <ol className={styles.phases}>
        {moment.phases.map(({ id, name }, n) => {
          const short = shortPhases.find((one) => one === id)
          const isNow = n === at
          return (
            <li
              key={id}
              className={styles.phase}
              aria-current={isNow ? 'step' : undefined}
              aria-label={name}
              title={name}
              data-over={n < at}
            >
              <span className={styles.word} aria-hidden="true">
                <span className={isNow ? lengths.long : `${lengths.long} ${styles.roomy}`}>
                  {short === undefined ? name : t(`dt.phase.${short}`)}
                </span>
                <span className={isNow ? lengths.short : `${lengths.short} ${styles.tight}`}>
                  {short === undefined ? name : t(`dt.tiny.${short}`)}
                </span>
                {isNow && roll !== null ? ` ${roll.attempts.now}/${roll.attempts.max}` : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
