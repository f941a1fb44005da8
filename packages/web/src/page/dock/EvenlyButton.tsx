import type { Question } from '../../model/table/question.ts'
import { useChoosing } from '../play/choosing.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { evenShares } from './shares.ts'

/** Shares points out evenly. */
export function EvenlyButton({ question }: { readonly question: Question }) {
  const t = useWords()
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet}`}
      onClick={() => useChoosing.setState({ picks: evenShares(question) })}
    >
      {t('play.evenly')}
    </button>
  )
}
