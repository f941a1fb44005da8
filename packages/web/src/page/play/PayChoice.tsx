import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { toggle, useChoosing } from './choosing.ts'
import styles from './Dock.module.css'
import { givenBy, missingTypes } from './completeAnswer.ts'
import { useResourceNames } from './useResourceNames.ts'

/** A payment: filled in sensibly, every source can be swapped, and waste is said. */
export function PayChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const nameOf = useResourceNames()
  const given = givenBy(question, picks)
  const missing = missingTypes(question.need, given)
  const wasted = given.length - question.min
  const parts = [
    t('play.pay', { given: given.length, cost: question.min }),
    ...(wasted > 0 ? [t('play.overpaid', { n: wasted })] : []),
    ...(missing.length > 0 ? [t('play.needs', { types: missing.map(nameOf).join(', ') })] : []),
  ]
  return (
    <>
      <p className={styles.status} role="status">
        {parts.join(' · ')}{' '}
        {question.suggested === null ? null : (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => useChoosing.setState({ picks: question.suggested ?? [] })}
          >
            {t('play.prefill')}
          </button>
        )}
      </p>
      <div className={styles.choices}>
        {question.choices.map((choice, i) => (
          <ChoiceButton
            key={choice.key}
            choice={choice}
            number={i + 1}
            isPicked={picks.includes(choice.key)}
            onPress={() => toggle(question, choice.key)}
          >
            {choice.gives.map(nameOf).join(' + ')}
          </ChoiceButton>
        ))}
      </div>
    </>
  )
}
