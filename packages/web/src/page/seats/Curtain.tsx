import { useEffect, useRef } from 'react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Curtain.module.css'

interface Props {
  /** How the next person is called. */
  readonly person: string
  /** The next person has the screen. */
  readonly onReady: () => void
}

/** Nothing of the table is in the page until the next person says so. */
export function Curtain({ person, onReady }: Props) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.curtain} data-curtain>
      <h1>{t('curtain.title', { person })}</h1>
      <p>{t('curtain.text')}</p>
      <button
        ref={button}
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={onReady}
      >
        {t('curtain.ready', { person })}
      </button>
    </div>
  )
}
