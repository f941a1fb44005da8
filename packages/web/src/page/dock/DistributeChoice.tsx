import { Minus, Plus } from 'lucide-react'
import type { Choice, Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import styles from './DockMore.module.css'
import { evenShares, shareOf, withShare } from './shares.ts'

/** Points to share out: steppers, all here, evenly; one answer, never a click for each point more than one likes. */
export function DistributeChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const set = (next: readonly string[]): void => useChoosing.setState({ picks: next })
  return (
    <>
      <p>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => set(evenShares(question))}
        >
          {t('play.evenly')}
        </button>
      </p>
      <ul className={styles.rows}>
        {question.choices.map((choice) => (
          <Share key={choice.key} question={question} choice={choice} picks={picks} set={set} />
        ))}
      </ul>
    </>
  )
}

interface ShareProps {
  readonly question: Question
  readonly choice: Choice
  readonly picks: readonly string[]
  readonly set: (picks: readonly string[]) => void
}

function Share({ question, choice, picks, set }: ShareProps) {
  const t = useWords()
  const what = plainText(choice.label)
  const n = shareOf(picks, choice.key)
  const step = (more: number): void => set(withShare(question, picks, choice.key, more))
  return (
    <li className={styles.row}>
      <span>
        <Rich text={choice.label} /> <span className={styles.extra}>{t('play.cap', { n: choice.cap })}</span>
      </span>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n === 0}
        aria-label={t('play.less', { what })}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output className={styles.count}>{n}</output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n >= choice.cap || picks.length >= question.max}
        aria-label={t('play.more', { what })}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        aria-label={`${what}: ${t('play.allHere')}`}
        onClick={() => set(withShare(question, [], choice.key, question.max))}
      >
        {t('play.allHere')}
      </button>
    </li>
  )
}
