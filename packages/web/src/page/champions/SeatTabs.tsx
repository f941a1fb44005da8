import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './SeatTabs.module.css'

/** The hands that lie open to this reader, one tab each; Alt and a digit turns to them too. */
export function SeatTabs() {
  const t = useWords()
  const { seats, shown, show, question, board } = useChampions()
  const open = seats.filter((seat) => seat.open)
  if (open.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('champions.hands')}>
      {open.map(({ seat, name }) => (
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
          <b className={styles.size}>{board.players[seat]?.handSize ?? 0}</b>
        </button>
      ))}
    </nav>
  )
}
