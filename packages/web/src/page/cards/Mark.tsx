import { Check } from 'lucide-react'
import type { PieceMark } from '../act/pieceMarks.ts'
import type { Skin } from '../art/skin.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Mark.module.css'
import { Resources } from './Resources.tsx'

interface Props {
  readonly mark: PieceMark
  readonly skin: Skin
}

/** What stands on a piece: a lozenge with its key where it can be chosen, a plate where it pays, and what would become of it. */
export function Mark({ mark: { state, key, note, gives }, skin }: Props) {
  if (state === 'idle' || state === 'able') return null
  return (
    <span className={styles.marks} aria-hidden="true">
      {state === 'target' || state === 'chosen' ? (
        <Lozenge isChosen={state === 'chosen'} number={key} />
      ) : null}
      {state === 'pays' ? <Pays gives={gives} skin={skin} /> : null}
      {note === '' ? null : (
        <span className={styles.note} data-note>
          {note}
        </span>
      )}
    </span>
  )
}

function Lozenge({ isChosen, number }: { readonly isChosen: boolean; readonly number: string }) {
  return (
    <span className={styles.lozenge} data-chosen={isChosen}>
      <svg className={styles.shape} viewBox="0 0 24 24">
        <path d="M12 1 23 12 12 23 1 12Z" />
        {isChosen && number === '' ? <path className={styles.tick} d="m7 12 3.5 3.5L17 9" /> : null}
      </svg>
      <b className={styles.key} data-key={number}>
        {number}
      </b>
    </span>
  )
}

function Pays({ gives, skin }: { readonly gives: readonly string[]; readonly skin: Skin }) {
  const t = useWords()
  return (
    <span className={styles.pays} data-pays>
      <Check size={14} strokeWidth={3} /> <span className={styles.word}>{t('piece.pays')}</span>
      <Resources resources={gives} skin={skin} />
    </span>
  )
}
