import { Heart } from 'lucide-react'
import type { Choice, Question } from '../../model/table/question.ts'
import { EvenlyButton } from '../dock/EvenlyButton.tsx'
import { ShareStepper } from '../dock/ShareStepper.tsx'
import { shareOf } from '../dock/shares.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { plainText } from '../text/plainText.ts'
import { useWords } from '../words/i18n.ts'
import { boardAt } from './useTableau.ts'
import styles from './WoundChoice.module.css'

/** Who takes the Wounds: each with what it has left, and who would fall. */
export function WoundChoice({ question }: { readonly question: Question }) {
  return (
    <div className={styles.wounds} data-wounds>
      <ul className={styles.list}>
        {question.choices.map((choice) => (
          <Victim key={choice.key} question={question} choice={choice} />
        ))}
      </ul>
      <EvenlyButton question={question} />
    </div>
  )
}

function Victim({ question, choice }: { readonly question: Question; readonly choice: Choice }) {
  const t = useWords()
  const { players, pieces } = boardAt(usePlay().shown)
  const { picks } = useChoosing()
  const hero = players.find((one) => one.hero === choice.thing)
  const n = shareOf(picks, choice.key)
  const name = hero?.name ?? pieces[choice.thing]?.name ?? plainText(choice.label)
  // A citizen is devoured by a single Wound.
  const left = (hero?.health.now ?? 1) - n
  return (
    <li className={styles.victim} data-falls={left <= 0}>
      <span className={styles.name}>{name}</span>
      <span className={styles.health}>
        <Heart aria-hidden="true" size={15} />
        {left + n} → {Math.max(0, left)}
      </span>
      <small>{left > 0 ? '' : t(hero === undefined ? 'mz.devoured' : 'mz.falls')}</small>
      <ShareStepper question={question} choice={choice} what={name} />
    </li>
  )
}
