import { Dices } from 'lucide-react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'
import { noneKept } from './heldDice.ts'
import styles from './RollBar.module.css'
import { RollHistory } from './RollHistory.tsx'

/** Attempts made and left, how many dice stay, and the throw itself. */
export function RollBar() {
  const t = useWords()
  const { board, canRoll, kept, keep, roll, question } = useDuel()
  const dice = board.players.find(({ seat }) => seat === question?.seat)?.dice ?? []
  const thrown = dice.length - kept.size
  return (
    <div className={styles.bar}>
      {board.roll === null ? null : <Attempts now={board.roll.attempts.now} max={board.roll.attempts.max} />}
      {canRoll ? (
        <>
          <button
            type="button"
            className={`${controls.button} ${styles.roll}`}
            data-roving=""
            aria-keyshortcuts="r"
            disabled={thrown === 0}
            onClick={roll}
          >
            <Dices aria-hidden="true" size={20} />
            {thrown === 0 ? t('dt.rollNone') : t('dt.roll', { n: thrown })}
            <kbd className={styles.key}>R</kbd>
          </button>
          {kept.size === 0 ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.quiet}`}
              data-roving=""
              onClick={() => keep(noneKept)}
            >
              {t('dt.keepNone')}
            </button>
          )}
        </>
      ) : null}
      <span className={styles.history}>
        <RollHistory />
      </span>
    </div>
  )
}

/** Filled for an attempt that was made, hollow for one that is left. */
function Attempts({ now, max }: { readonly now: number; readonly max: number }) {
  const t = useWords()
  return (
    <span
      className={styles.attempts}
      role="img"
      aria-label={t('dt.attempt', { n: now, max })}
      title={t('dt.attempt', { n: now, max })}
    >
      {Array.from({ length: max }, (_, n) => (
        // Attempts stand in order.
        <i key={n} className={styles.attempt} data-made={n < now} />
      ))}
      <b>
        {now}/{max}
      </b>
    </span>
  )
}
