import { Suspense, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { ownEnds } from './boards.ts'
import { backOut, useChoosing } from './choosing.ts'
import styles from './DockActions.module.css'
import { Hint } from './Hint.tsx'
import { usePlay } from './PlayContext.ts'
import { isReady } from './completeAnswer.ts'

/** Confirm, decline, take the selection back, ask for a hint. */
export function DockActions({ question }: { readonly question: Question }) {
  const t = useWords()
  const { answer, snapshot } = usePlay()
  const { picks } = useChoosing()
  const End = (question.isMenu ? ownEnds[snapshot.game] : undefined) ?? Decline
  const chosen = question.choices.find(({ key }) => key === picks[0])
  const label =
    question.shape === 'one' && chosen !== undefined
      ? t('play.confirmIt', { what: plainText(chosen.label) })
      : question.shape === 'some' && picks.length === 0 && question.min === 0
        ? t('play.none')
        : t('play.confirm')
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`${controls.button} ${controls.primary} ${styles.confirm}`}
        disabled={!isReady(question, picks)}
        aria-keyshortcuts="c"
        data-confirm
        onClick={() => answer(picks)}
      >
        {label}
      </button>
      {question.shape === 'one'
        ? question.choices
            .filter(({ declines }) => declines)
            .map((choice) => (
              <Suspense key={choice.key}>
                <End question={question} choice={choice} />
              </Suspense>
            ))
        : null}
      {picks.length > 0 && question.shape !== 'order' ? (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => backOut(question)}
        >
          {t('play.clear')}
        </button>
      ) : null}
      <Hint question={question} />
    </div>
  )
}

/** Ends or passes at one touch; a turn with actions left says so first, unless that was silenced. */
function Decline({ question, choice }: { readonly question: Question; readonly choice: Choice }) {
  const t = useWords()
  const { answer } = usePlay()
  const { warnEnd, set } = useSettings()
  const [isSure, setSure] = useState(false)
  const left = question.choices.filter(({ declines }) => !declines).length
  const warns = question.isMenu && warnEnd && left > 0
  const press = (): void => (warns && !isSure ? setSure(true) : answer([choice.key]))
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${isSure ? controls.danger : ''}`}
        onClick={press}
        aria-keyshortcuts="e"
        data-ends
        data-option={choice.key}
      >
        {isSure ? t('play.endSure', { n: left }) : <Rich text={choice.label} />}
      </button>
      {isSure ? (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => {
            set({ warnEnd: false })
            answer([choice.key])
          }}
        >
          {t('play.endSilence')}
        </button>
      ) : null}
    </>
  )
}
