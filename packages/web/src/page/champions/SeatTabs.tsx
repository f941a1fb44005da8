import { Heart } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './SeatTabs.module.css'

/** The seats, one tab each with their hit points; Alt and a digit turns to them too. */
export function SeatTabs() {
  const t = useWords()
  const { seats, shown, show, question, board } = useChampions()
  if (seats.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('champions.hands')}>
      {seats.map(({ seat, name }) => (
        <button
          type="button"
          key={seat}
          className={styles.tab}
          aria-current={seat === shown}
          aria-keyshortcuts={`Alt+${seat + 1}`}
          data-asked={question?.seat === seat}
          onClick={() => show(seat)}
        >
          <span className={styles.key} aria-hidden="true">
            {seat + 1}
          </span>
          <span className={styles.name}>{name}</span>
          <b className={styles.size}>
            <Heart size={13} aria-hidden /> {board.players[seat]?.hp.now ?? 0}
          </b>
        </button>
      ))}
    </nav>
  )
}
