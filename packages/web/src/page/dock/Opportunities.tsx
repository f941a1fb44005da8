import { Zap } from 'lucide-react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import styles from './Opportunities.module.css'
import { boardsWithTurns } from '../play/boards.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'

/** What my seats may do beside the question; nothing waits for it. */
export function Opportunities() {
  const t = useWords()
  const { snapshot } = usePlay()
  const { textTable } = useSettings()
  const { opportunity } = useChoosing()
  const isOnBoard = !textTable && boardsWithTurns.includes(snapshot.game)
  if (snapshot.opportunities.length === 0 || isOnBoard) return null
  const nameOf = (seat: number): string => snapshot.seats.find((one) => one.seat === seat)?.name ?? ''
  return (
    <div className={styles.meanwhile}>
      {opportunity === null ? (
        <>
          <span>{t('play.meanwhile')}</span>
          {snapshot.opportunities.map(({ id, seat }) => (
            <button
              key={id}
              type="button"
              className={styles.mate}
              aria-label={t('play.opportunity', { name: nameOf(seat) })}
              onClick={() => useChoosing.setState({ opportunity: id })}
            >
              <Zap aria-hidden="true" size={14} /> {nameOf(seat)}
            </button>
          ))}
        </>
      ) : (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => useChoosing.setState({ opportunity: null })}
        >
          {t('play.backToMain')}
        </button>
      )}
    </div>
  )
}
