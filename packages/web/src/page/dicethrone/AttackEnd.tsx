import { useState } from 'react'
import { Decline } from '../dock/Decline.tsx'
import docks from '../dock/DockButtons.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { AnnounceButton } from './AnnounceButton.tsx'
import styles from './AttackEnd.module.css'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import { throwOf } from './heldDice.ts'
import { RollButton } from './RollButton.tsx'
import { useTray } from './trayStore.ts'

interface EndProps {
  readonly question: Question
  readonly choice: Choice
}

/** The end of a phase. In the Offensive Roll Phase: no attack, and one filled button that announces the best ability. */
export function AttackEnd({ question, choice }: EndProps) {
  const { textTable } = useSettings()
  if (question.ask !== 'ask.attempt' || textTable) return <Decline question={question} choice={choice} />
  return (
    <>
      <NoAttack question={question} choice={choice} />
      <DockRoll question={question} />
      <AnnounceButton question={question} />
    </>
  )
}

/** Attacks nobody; as long as there is something to announce or to throw, it is asked once more. */
function NoAttack({ question, choice }: EndProps) {
  const t = useWords()
  const { answer } = usePlay()
  const { warnEnd } = useSettings()
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const keys = useAriaKeys('end')
  const warns = warnEnd && question.choices.some(({ declines }) => !declines)
  const isSure = askedFor === question.id
  return (
    <button
      type="button"
      className={`${controls.button} ${isSure ? controls.danger : controls.quiet}`}
      aria-keyshortcuts={keys}
      data-ends
      data-option={choice.key}
      onBlur={() => setAskedFor(null)}
      onClick={() => (warns && !isSure ? setAskedFor(question.id) : answer([choice.key]))}
    >
      {isSure ? (
        t('dt.noAttackSure')
      ) : (
        <>
          <span className={styles.long}>{t('dt.noAttackNow')}</span>
          <span className={styles.short} aria-hidden="true">
            {t('dt.passShort')}
          </span>
        </>
      )}{' '}
      <ShortcutKey of="end" className={docks.key} />
    </button>
  )
}

/** On a phone the throw stands in the dock, under the thumb. */
function DockRoll({ question }: { readonly question: Question }) {
  const { answer, shown } = usePlay()
  const { kept } = useTray()
  const { players, roll } = shown.board as DiceThroneBoard
  const throws = roll?.throws ?? []
  const dice = players.find(({ seat }) => seat === question.seat)?.dice ?? []
  const prepared = throwOf(throws, dice, kept)
  if (!question.choices.some(({ key }) => throws.some((one) => one.key === key))) return null
  return (
    <RollButton
      prepared={prepared}
      className={styles.roll}
      onRoll={() => {
        if (prepared !== undefined) answer([prepared.key])
      }}
    />
  )
}
