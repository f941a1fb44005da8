import { Link } from '@tanstack/react-router'
import { Redo2, Undo2 } from 'lucide-react'
import controls from '../theme/controls.module.css'
import type { Editing } from './useWork.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly title: string
  readonly editing: Pick<Editing<unknown>, 'undo' | 'redo' | 'saving'>
}

/** What is being edited, taking back, and whether it is kept. */
export function EditorHead({ title, editing: { undo, redo, saving } }: Props) {
  const say = useSay()
  return (
    <header className={styles.head}>
      <p>
        <Link to="/workshop">{say('back')}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.row}>
        <button type="button" className={controls.button} disabled={undo === null} onClick={() => undo?.()}>
          <Undo2 aria-hidden="true" size={18} />
          {say('undo')}
        </button>
        <button type="button" className={controls.button} disabled={redo === null} onClick={() => redo?.()}>
          <Redo2 aria-hidden="true" size={18} />
          {say('redo')}
        </button>
        {typeof saving === 'string' ? (
          <span className={styles.kept} data-saving={saving}>
            {say(saving)}
          </span>
        ) : (
          <span role="alert" className={styles.trouble}>
            {say('notSaved', { problem: saving.problem })}
          </span>
        )}
      </div>
    </header>
  )
}
