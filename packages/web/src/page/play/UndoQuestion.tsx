import { Question } from '../shell/Question.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'

/** Asks before an undo goes over the barrier: alone it marks the game, together everybody says yes. */
export function UndoQuestion({ onAnswer }: { readonly onAnswer: (isSure: boolean) => void }) {
  const t = useWords()
  const { undo, online } = usePlay().snapshot
  const { mustAgree } = undo
  return (
    <Question
      title={t('undo.sureTitle')}
      onClose={() => onAnswer(false)}
      buttons={
        <>
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
        </>
      }
    >
      <p>
        {mustAgree.length === 0
          ? t('undo.sureAlone')
          : t(online === null ? 'undo.sureTogether' : 'online.sureAsk', { people: mustAgree.join(', ') })}
      </p>
    </Question>
  )
}
