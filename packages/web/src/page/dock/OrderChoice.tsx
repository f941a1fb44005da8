import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import styles from './DockMore.module.css'

/** Everything in an order: each moves up or down, one answer. */
export function OrderChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const move = (from: number, to: number): void => {
    const order = [...picks]
    const [moved] = order.splice(from, 1)
    if (moved !== undefined) order.splice(to, 0, moved)
    useChoosing.setState({ picks: order })
  }
  return (
    <ol className={styles.rows}>
      {picks.map((key, i) => {
        const choice = question.choices.find((one) => one.key === key)
        if (choice === undefined) return null
        const what = plainText(choice.label)
        return (
          <li key={key} className={styles.row}>
            <span>
              {i + 1}. <Rich text={choice.label} />
            </span>
            <button
              type="button"
              className={`${controls.button} ${controls.icon}`}
              disabled={i === 0}
              aria-label={t('play.earlier', { what })}
              onClick={() => move(i, i - 1)}
            >
              <ArrowUp aria-hidden="true" size={18} />
            </button>
            <button
              type="button"
              className={`${controls.button} ${controls.icon}`}
              disabled={i === picks.length - 1}
              aria-label={t('play.later', { what })}
              onClick={() => move(i, i + 1)}
            >
              <ArrowDown aria-hidden="true" size={18} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
