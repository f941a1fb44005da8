import { X } from 'lucide-react'
import { useFaces } from '../cards/useFaces.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Passing.module.css'
import { isReaction } from './standing.ts'
import { hold, passUntil, setOrder, useStanding } from './standingOrders.ts'
import { useStandingAnswer } from './usePassing.ts'

const chips = { turn: 'passing.chipTurn', phase: 'passing.chipPhase', round: 'passing.chipRound' } as const

/** What passes automatically and why: every standing order in sight, each with a way to take it back. */
export function PassingBar() {
  const { question, snapshot } = usePlay()
  const { orders, until } = useStanding()
  const picks = useStandingAnswer(snapshot, question)
  // Danger is worth a line only to somebody who wanted to pass: it is why they are asked all the same.
  const isTold =
    question !== null &&
    isReaction(question) &&
    (picks !== null || (question.danger !== null && until !== null))
  if (!isTold && until === null && Object.keys(orders).length === 0) return null
  return (
    <div className={styles.bar}>
      {isTold ? <Going question={question} /> : null}
      <Chips />
    </div>
  )
}

/** The question that is about to be answered automatically. */
function Going({ question }: { readonly question: Question }) {
  const t = useWords()
  if (question.danger !== null)
    return <span className={styles.danger}>{t(`passing.danger.${question.danger}`)}</span>
  return (
    <span className={styles.going} data-passing>
      {t('passing.auto')}{' '}
      <button type="button" className={styles.wait} onClick={() => hold(question.id)}>
        {t('passing.wait')}
      </button>
    </span>
  )
}

function Chips() {
  const t = useWords()
  const { table, shown } = usePlay()
  const { orders, until } = useStanding()
  const faces = Object.keys(orders)
  const faceOf = useFaces(table, `${shown.game}/${shown.language}`, faces)
  return (
    <>
      {until === null ? null : <Chip says={t(chips[until.kind])} onRemove={() => passUntil(null)} />}
      {faces.map((face) => {
        const card = faceOf(face)?.name ?? face
        const says = t(orders[face] === 'use' ? 'passing.chipUse' : 'passing.chipNever', { card })
        return <Chip key={face} says={says} onRemove={() => setOrder(face, 'ask')} />
      })}
    </>
  )
}

function Chip({ says, onRemove }: { readonly says: string; readonly onRemove: () => void }) {
  const t = useWords()
  return (
    <span className={styles.chip}>
      {says}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('passing.stop', { what: says })}
        onClick={onRemove}
      >
        <X aria-hidden="true" size={14} />
      </button>
    </span>
  )
}
