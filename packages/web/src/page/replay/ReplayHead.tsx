import { Eye, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { NOBODY } from '../../model/table/nobody.ts'
import { Marks } from '../play/Marks.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Replay.module.css'
import { type Eyes, useReplay } from './replayContext.ts'

interface Props {
  readonly isLogOpen: boolean
  readonly onLog: () => void
  readonly children: ReactNode
}

/** Where the game stands, through whose eyes, and the log. */
export function ReplayHead({ isLogOpen, onLog, children }: Props) {
  const t = useWords()
  const { shown } = useReplay()
  return (
    <div className={styles.head} data-landmark role="region" aria-label={t('replay.title')} tabIndex={-1}>
      <strong className={styles.sign}>{t('replay.title')}</strong>
      {children}
      <Marks of={shown} />
      <div className={styles.looks}>
        <EyesField />
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t(isLogOpen ? 'log.hide' : 'log.show')}
          aria-expanded={isLogOpen}
          onClick={onLog}
        >
          <ScrollText aria-hidden="true" size={20} />
        </button>
      </div>
    </div>
  )
}

function EyesField() {
  const t = useWords()
  const { shown, eyes, lookWith } = useReplay()
  const read = (value: string): Eyes => (value === 'all' ? 'all' : Number(value))
  return (
    <label className={styles.eyes}>
      <Eye aria-hidden="true" size={18} />
      <span className={controls.hidden}>{t('replay.eyes')}</span>
      <select className={controls.field} value={eyes} onChange={({ target }) => lookWith(read(target.value))}>
        {shown.seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {t('replay.eyesOf', { name })}
          </option>
        ))}
        <option value="all">{t('replay.allHands')}</option>
        <option value={NOBODY}>{t('replay.onlooker')}</option>
      </select>
    </label>
  )
}
