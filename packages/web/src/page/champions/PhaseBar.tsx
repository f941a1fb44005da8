import { Check } from 'lucide-react'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { ChampionsBoard } from '../../model/champions/board.ts'
import styles from './PhaseBar.module.css'

const steps = [1, 2, 3, 4, 5] as const

/** Where the round stands: the players one after the other, then the five steps of the villain phase. */
export function PhaseBar() {
  const t = useWords()
  const { moment, seats, board } = usePlay().shown
  const { firstPlayer, villainStep } = board as ChampionsBoard
  const isVillain = moment.phase === 'villain'
  const order = seats.map((_, n) => seats[(firstPlayer + n) % seats.length])
  return (
    <ol
      className={styles.bar}
      data-seats={seats.length}
      aria-label={t('champions.round', { n: moment.round })}
    >
      <li className={styles.round}>
        {moment.round === 0 ? (
          moment.phases.find(({ id }) => id === moment.phase)?.name
        ) : (
          <>
            <span className={styles.long}>{t('champions.round', { n: moment.round })}</span>
            <span className={styles.short} aria-hidden="true">
              {t('champions.roundShort', { n: moment.round })}
            </span>
          </>
        )}
      </li>
      {order.map((seat) => (
        <li
          key={seat?.seat}
          className={styles.step}
          aria-current={!isVillain && moment.turn === seat?.seat ? 'step' : undefined}
        >
          <span className={styles.name}>{seat?.name}</span>
        </li>
      ))}
      {steps.map((n) => (
        <li
          key={`step${n}`}
          className={styles.step}
          data-villain=""
          aria-current={isVillain && n === villainStep ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {isVillain && n < villainStep ? <Check size={11} /> : n}
          </span>
          <span className={styles.word}>{t(`champions.step.${n}`)}</span>
        </li>
      ))}
    </ol>
  )
}
