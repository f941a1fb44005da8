import { FastForward, X } from 'lucide-react'
import { useFaces } from '../cards/useFaces.ts'
import { usePlay } from '../play/PlayContext.ts'
import { MenuButton, MenuItem } from '../shell/MenuButton.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { OrderFields } from './OrderFields.tsx'
import styles from './Passing.module.css'
import { isReaction, type UntilKind, untils } from './standing.ts'
import { hold, passUntil, setOrder, useStanding } from './standingOrders.ts'
import { useStandingAnswer } from './usePassing.ts'

const chips = { turn: 'passing.chipTurn', phase: 'passing.chipPhase', round: 'passing.chipRound' } as const
const names = { turn: 'passing.untilTurn', phase: 'passing.untilPhase', round: 'passing.untilRound' } as const

/** What passes automatically and why: every standing order in sight, each with a way to take it back. */
export function PassingBar() {
  const { question } = usePlay()
  const { orders, until } = useStanding()
  const isWindow = question !== null && isReaction(question)
  if (!isWindow && until === null && Object.keys(orders).length === 0) return null
  return (
    <div className={styles.bar}>
      <Going />
      <Chips />
      {isWindow && until === null ? <UntilMenu /> : null}
      {isWindow ? <OrderFields question={question} /> : null}
    </div>
  )
}

/** The question that is about to be answered automatically. */
function Going() {
  const t = useWords()
  const { snapshot, question } = usePlay()
  const picks = useStandingAnswer(snapshot, question)
  if (question === null) return null
  if (question.danger !== null)
    return <span className={styles.danger}>{t(`passing.danger.${question.danger}`)}</span>
  if (picks === null) return null
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

function UntilMenu() {
  const t = useWords()
  const { snapshot } = usePlay()
  const { round, phase, turn } = snapshot.moment
  const start = (kind: UntilKind): void => passUntil({ kind, from: { round, phase, turn } })
  return (
    <MenuButton
      label={t('passing.until')}
      className={`${controls.button} ${controls.quiet} ${styles.until}`}
      menu="pass"
      face={
        <>
          <FastForward aria-hidden="true" size={16} /> {t('passing.until')}
        </>
      }
    >
      {untils.map((kind) => (
        <MenuItem key={kind} onAct={() => start(kind)}>
          {t(names[kind])}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
