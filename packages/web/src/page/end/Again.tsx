import { useNavigate } from '@tanstack/react-router'
import { usePlay } from '../play/PlayContext.ts'
import { rematch } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndScreen.module.css'

/** The same game once more: in the same seats, in each other's, or with the very same cards and dice. */
export function Again() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const navigate = useNavigate()
  const again = async (sameSeed: boolean, swap: boolean): Promise<void> => {
    const opened = await rematch(table.id, sameSeed, swap)
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  // Whoever plays every seat has nobody to swap with.
  const canSwap = new Set(snapshot.seats.map(({ person }) => person)).size > 1
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => void again(false, false)}
      >
        {t('end.rematch')}
      </button>
      {canSwap ? (
        <button type="button" className={controls.button} onClick={() => void again(false, true)}>
          {t('end.swap')}
        </button>
      ) : null}
      <button type="button" className={controls.button} onClick={() => void again(true, false)}>
        {t('end.sameSeed')}
      </button>
    </p>
  )
}
