import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Curtain.module.css'

interface Props {
  readonly curtain: NonNullable<Snapshot['curtain']>
  /** The next person has the screen. */
  readonly onReady: () => void
}

/** Nothing of the table is in the page until the next person says so. */
export function Curtain({ curtain, onReady }: Props) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.curtain} data-curtain>
      <h1>{t('curtain.title', { person: curtain.person })}</h1>
      <p>{t('curtain.text')}</p>
      <button
        ref={button}
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={onReady}
      >
        {t('curtain.ready', { person: curtain.person })}
      </button>
    </div>
  )
}
