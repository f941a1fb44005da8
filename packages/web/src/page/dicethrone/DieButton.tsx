import { Lock } from 'lucide-react'
import { useHandling } from '../cards/handling.ts'
import { Mark } from '../cards/Mark.tsx'
import { useWords } from '../words/i18n.ts'
import type { DieModel } from '../../model/dicethrone/board.ts'
import { Die } from './Die.tsx'
import styles from './DieButton.module.css'
import { useDuel } from './duel.ts'
import { useTray } from './trayStore.ts'

interface DieButtonProps {
  readonly die: DieModel
  readonly hero: string
  /** From 1: its place in the row and its key. */
  readonly place: number
  readonly isTumbling: boolean
  readonly isResting: boolean
  /** Pressing it keeps it or gives it back. */
  readonly isKeepable: boolean
}

/** A die one can press: kept or thrown while attempts are left, otherwise an answer like any other piece. */
export function DieButton({ die, hero, place, isTumbling, isResting, isKeepable }: DieButtonProps) {
  const t = useWords()
  const { kept, toggle, advised, aimed, question } = useDuel()
  const handling = useHandling()
  const stands = aimed?.get(die.id) ?? die.id
  const mark = handling.markOf(stands)
  const isTurned = useTray(({ touched }) => touched === die.id) && question?.ask === 'ask.face'
  const isKept = isKeepable && kept.has(die.id)
  const isAdvised = isKeepable && advised?.has(die.id) === true
  const shown =
    die.pips === 0
      ? t('dt.dieBlank', { n: place })
      : t('dt.die', { n: place, pips: die.pips, symbol: die.symbolName })
  const said = [shown, isKept ? t('dt.dieKept') : '', isAdvised && !isKept ? t('dt.dieAdvised') : '']
  return (
    <span
      className={styles.place}
      data-kept={isKept}
      data-mark={isTurned ? 'chosen' : mark.state}
      data-piece={die.id}
    >
      <button
        type="button"
        className={styles.press}
        data-roving=""
        aria-label={said.filter((part) => part !== '').join(', ')}
        aria-pressed={isKeepable ? isKept : mark.state === 'chosen'}
        aria-keyshortcuts={isKeepable ? `${place}` : undefined}
        onClick={() => {
          useTray.setState({ touched: die.id })
          if (isKeepable) toggle(die.id)
          else handling.press(stands)
        }}
      >
        <Die
          hero={hero}
          pips={die.pips}
          kept={isKept}
          tumbling={isTumbling ? place - 1 : -1}
          resting={isResting}
        />
      </button>
      {isKeepable ? (
        <span className={styles.cradle} aria-hidden="true" data-advised={isAdvised}>
          {isKept ? <Lock size={12} strokeWidth={3} /> : null}
          {place}
        </span>
      ) : null}
      <Mark mark={mark} skin={handling.skin} />
    </span>
  )
}
