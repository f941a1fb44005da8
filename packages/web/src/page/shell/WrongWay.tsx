import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Lead } from './Lead.tsx'
import { LostCards } from './LostCards.tsx'
import pages from './Page.module.css'
import styles from './WrongWay.module.css'

interface WrongWayProps {
  readonly title: string
  /** What is wrong, said to people who cannot see the page change. */
  readonly alert?: true
  /** Buttons before the one that leads home. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** Where one did not want to be: what happened, and how to go on. */
export function WrongWay({ title, alert, buttons, children }: WrongWayProps) {
  const t = useWords()
  return (
    <div className={styles.way}>
      <div className={styles.words} role={alert === true ? 'alert' : undefined}>
        <Lead title={title} />
        {children === undefined ? null : <div className={styles.said}>{children}</div>}
        <p className={pages.buttons}>
          {buttons}
          <Link to="/" className={`${controls.button} ${buttons === undefined ? controls.primary : ''}`}>
            {t('shell.toHome')}
          </Link>
          <Link to="/rules/$" params={{ _splat: '' }} className={controls.button}>
            {t('rules.title')}
          </Link>
        </p>
      </div>
      <LostCards />
    </div>
  )
}
