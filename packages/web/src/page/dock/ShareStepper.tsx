import { Minus, Plus } from 'lucide-react'
import type { Choice, Question } from '../../model/table/question.ts'
import { useChoosing } from '../play/choosing.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { shareOf, withShare } from './shares.ts'

interface Props {
  readonly question: Question
  readonly choice: Choice
  /** What gets a share, in words. */
  readonly what: string
  readonly className?: string | undefined
}

/** One point less, how many, one point more. */
export function ShareStepper({ question, choice, what, className }: Props) {
  const t = useWords()
  const { picks } = useChoosing()
  const n = shareOf(picks, choice.key)
  const step = (more: number): void =>
    useChoosing.setState({ picks: withShare(question, picks, choice.key, more) })
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n === 0}
        aria-label={t('play.less', { what })}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output className={className}>{n}</output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n >= choice.cap || picks.length >= question.max}
        aria-label={t('play.more', { what })}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </>
  )
}
