import { Sheet } from '../shell/Sheet.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './UndoQuestion.module.css'

/** Asks before an undo goes over the barrier: alone it marks the game, together everybody says yes. */
export function UndoQuestion({ onAnswer }: { readonly onAnswer: (isSure: boolean) => void }) {
  const t = useWords()
  const { mustAgree } = usePlay().snapshot.undo
  return (
    <Sheet role="alertdialog" title={t('undo.sureTitle')} onClose={() => onAnswer(false)}>
      <p>
        {mustAgree.length === 0
          ? t('undo.sureAlone')
          : t('undo.sureTogether', { people: mustAgree.join(', ') })}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={() => onAnswer(false)}>
          {t('undo.no')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => onAnswer(true)}
        >
          {t('undo.yes')}
        </button>
      </div>
    </Sheet>
  )
}
