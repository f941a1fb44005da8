import { useCallback } from 'react'
import { FaceDisc } from '../cards/FaceDisc.tsx'
import controls from '../theme/controls.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { useSeatKeys } from './seatKeys.ts'
import styles from './SeatBar.module.css'

/** Windows with room for the seats in the header: there is no second row. */
export const seatsInHeader = '(min-width: 1024px) and (min-height: 500px)'

/** The seats one may look from: several hands of one person, or everybody where hands are no secret. */
export function SeatBar({ isInHeader = false }: { readonly isInHeader?: boolean }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const open = snapshot.seats.filter(({ open: isOpen }) => isOpen)
  const look = useCallback(
    (seat: number): void => {
      if (open.some((one) => one.seat === seat)) void table.look({ seat })
    },
    [open, table],
  )
  // Who watches chooses in their own bar, where they can also follow who decides.
  const isWatching = snapshot.online?.isWatching === true
  useSeatKeys(isWatching ? 0 : snapshot.seats.length, look)
  if (open.length < 2 || isWatching) return null
  const asked = new Set(snapshot.waiting.map(({ seat }) => seat))
  return (
    <div
      role="group"
      aria-label={t('play.seats')}
      className={isInHeader ? styles.faces : styles.bar}
      data-seat-bar
    >
      {open.map(({ seat, name, face }) => (
        <button
          key={seat}
          type="button"
          className={`${controls.button} ${controls.quiet} ${styles.seat}`}
          aria-pressed={seat === snapshot.seat}
          aria-keyshortcuts={`Alt+${seat + 1}`}
          title={isInHeader ? name : undefined}
          onClick={() => void table.look({ seat })}
        >
          <kbd className={styles.key} aria-hidden="true">
            {seat + 1}
          </kbd>
          <span className={controls.hidden}>{t('play.lookAs', { name })}</span>
          {isInHeader ? <FaceDisc code={face} size={28} /> : <span aria-hidden="true">{name}</span>}
          {asked.has(seat) ? <span className={styles.asked} aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  )
}
