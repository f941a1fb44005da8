import { useState } from 'react'
import dock from '../dock/DockButtons.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import type { VillainousBoard } from '../../model/villainous/board.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndTurn.module.css'
import { drawnAtEnd, isMissed, usableSymbols } from './turnEnd.ts'

interface EndTurnProps {
  readonly question: Question
  readonly choice: Choice
}

/** Ends the turn; symbols that could still be used are named first, unless that was silenced. */
export function EndTurn({ question, choice }: EndTurnProps) {
  const t = useWords()
  const { answer, shown } = usePlay()
  const { warnEnd } = useSettings()
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const board = shown.board as VillainousBoard
  const me = board.players[question.seat]
  const unused = me === undefined ? [] : usableSymbols(me, question)
  const isSure = askedFor === question.id
  const press = (): void =>
    warnEnd && unused.some(isMissed) && !isSure ? setAskedFor(question.id) : answer([choice.key])
  return (
    <>
      {isSure ? (
        <p className={styles.warning} role="alert">
          {t('vl.unused', { symbols: unused.map(({ says }) => says).join(', ') })}{' '}
          {me === undefined ? '' : t('vl.willDraw', { n: drawnAtEnd(me), max: me.handLimit })}
        </p>
      ) : null}
      <button
        type="button"
        className={`${controls.button} ${isSure ? controls.danger : controls.primary}`}
        onClick={press}
        onBlur={() => setAskedFor(null)}
        aria-keyshortcuts="e"
        data-ends
        data-option={choice.key}
      >
        {isSure ? t('vl.endSure') : <Rich text={choice.label} />}{' '}
        <kbd className={dock.key} aria-hidden="true">
          E
        </kbd>
      </button>
    </>
  )
}
