import type { Choice, Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import styles from './DockMore.module.css'
import { EvenlyButton } from './EvenlyButton.tsx'
import { ShareStepper } from './ShareStepper.tsx'
import { withShare } from './shares.ts'

/** Points to share out: steppers, all here, evenly; one answer, never a click for each point more than one likes. */
export function DistributeChoice({ question }: { readonly question: Question }) {
  return (
    <>
      <p>
        <EvenlyButton question={question} />
      </p>
      <ul className={styles.rows}>
        {question.choices.map((choice) => (
          <Share key={choice.key} question={question} choice={choice} />
        ))}
      </ul>
    </>
  )
}

function Share({ question, choice }: { readonly question: Question; readonly choice: Choice }) {
  const t = useWords()
  const what = plainText(choice.label)
  return (
    <li className={styles.row}>
      <span>
        <Rich text={choice.label} /> <span className={styles.extra}>{t('play.cap', { n: choice.cap })}</span>
      </span>
      <ShareStepper question={question} choice={choice} what={what} className={styles.count} />
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        data-share
        aria-label={t('label.of', { what, which: t('play.allHere') })}
        onClick={() => useChoosing.setState({ picks: withShare(question, [], choice.key, question.max) })}
      >
        {t('play.allHere')}
      </button>
    </li>
  )
}
