import type { Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { toggle, useChoosing } from './choosing.ts'
import styles from './Dock.module.css'

/** Any number between two bounds, in one answer. */
export function SomeChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const { min, max } = question
  const wanted = min === max ? t('play.chooseExactly', { n: min }) : t('play.choose', { min, max })
  return (
    <>
      <p className={styles.status}>
        {wanted} · {t('play.chosen', { n: picks.length })}
      </p>
      <div className={styles.choices}>
        {question.choices.map((choice, i) => (
          <ChoiceButton
            key={choice.key}
            choice={choice}
            number={i + 1}
            isPicked={picks.includes(choice.key)}
            onPress={() => toggle(question, choice.key)}
          />
        ))}
      </div>
    </>
  )
}
