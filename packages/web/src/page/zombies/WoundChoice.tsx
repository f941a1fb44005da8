import { Heart, Minus, Plus } from 'lucide-react'
import type { Choice, Question } from '../../model/table/question.ts'
import { evenShares, shareOf, withShare } from '../dock/shares.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { plainText } from '../text/plainText.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { boardAt } from './useTableau.ts'
import styles from './WoundChoice.module.css'

/** Who takes the Wounds: each with what it has left, and who would fall. */
export function WoundChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const set = (next: readonly string[]): void => useChoosing.setState({ picks: next })
  return (
    <div className={styles.wounds} data-wounds>
      <ul className={styles.list}>
        {question.choices.map((choice) => (
          <Victim key={choice.key} question={question} choice={choice} picks={picks} set={set} />
        ))}
      </ul>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => set(evenShares(question))}
      >
        {t('play.evenly')}
      </button>
    </div>
  )
}

interface VictimProps {
  readonly question: Question
  readonly choice: Choice
  readonly picks: readonly string[]
  readonly set: (picks: readonly string[]) => void
}

function Victim({ question, choice, picks, set }: VictimProps) {
  const t = useWords()
  const { players, pieces } = boardAt(usePlay().shown)
  const hero = players.find((one) => one.hero === choice.thing)
  const n = shareOf(picks, choice.key)
  const name = hero?.name ?? pieces[choice.thing]?.name ?? plainText(choice.label)
  // A citizen is devoured by a single Wound.
  const left = (hero?.health.now ?? 1) - n
  const step = (more: number): void => set(withShare(question, picks, choice.key, more))
  return (
    <li className={styles.victim} data-falls={left <= 0}>
      <span className={styles.name}>{name}</span>
      <span className={styles.health}>
        <Heart aria-hidden="true" size={15} />
        {left + n} → {Math.max(0, left)}
      </span>
      <small>{left > 0 ? '' : t(hero === undefined ? 'mz.devoured' : 'mz.falls')}</small>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n === 0}
        aria-label={t('play.less', { what: name })}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output>{n}</output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        disabled={n >= choice.cap || picks.length >= question.max}
        aria-label={t('play.more', { what: name })}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </li>
  )
}
