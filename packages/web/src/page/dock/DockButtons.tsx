import { Suspense } from 'react'
import { isBegun } from '../act/intent.ts'
import { selectedLine, usePress } from '../act/usePress.ts'
import { PassMenu } from '../passing/PassMenu.tsx'
import { ownEnds } from '../play/boards.ts'
import { backOut, useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { LookButton } from '../seats/LookButton.tsx'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import { useWords } from '../words/i18n.ts'
import { confirmWords } from './confirmWords.ts'
import { Decline } from './Decline.tsx'
import styles from './DockButtons.module.css'
import { HintButton } from './Hint.tsx'
import { MoreKeys } from './MoreKeys.tsx'

/** Hint, cancel or pass, and one filled button that says the result. */
export function DockButtons() {
  const { question } = usePlay()
  if (question === null) return <Skip />
  return (
    <div className={styles.buttons}>
      <MoreKeys question={question} />
      <HintButton question={question} />
      <Cancel question={question} />
      <PassMenu question={question} />
      <LookButton />
      {question.choices
        .filter(({ declines }) => declines && question.shape === 'one')
        .map((choice) => (
          <Declining key={choice.key} question={question} choice={choice} />
        ))}
      <Confirm question={question} />
    </div>
  )
}

function Skip() {
  const t = useWords()
  const { snapshot, table } = usePlay()
  const asked = snapshot.waiting.find(({ open }) => !open)
  if (asked?.holder !== 'bot' || snapshot.readOnly !== null || snapshot.chance !== null) return null
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={controls.button}
        aria-keyshortcuts="Space"
        onClick={() => void table.skip()}
      >
        {t('play.skip')}
      </button>
    </div>
  )
}

/** The way out of what is meant; a payment that was changed can be filled in again. */
function Cancel({ question }: { readonly question: Question }) {
  const t = useWords()
  const { intent, picks } = useChoosing()
  const isMeant = question.shape === 'one' ? isBegun(intent) && question.isMenu : picks.length > 0
  if (!isMeant || question.shape === 'order') return null
  return (
    <>
      {intent.paid === null ? null : (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => useChoosing.setState({ intent: { ...intent, paid: null } })}
        >
          {t('play.prefill')}
        </button>
      )}
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        aria-keyshortcuts="Escape"
        data-cancel
        onClick={() => backOut(question)}
      >
        {t('play.cancel')} <ShortcutKey of="back" className={styles.key} />
      </button>
    </>
  )
}

/** Passing, or the end of a turn; while something is meant on a menu, its place is free for cancelling. */
function Declining({ question, choice }: { readonly question: Question; readonly choice: Choice }) {
  const { snapshot } = usePlay()
  const { intent } = useChoosing()
  if (question.isMenu && isBegun(intent)) return null
  const End = (question.isMenu ? ownEnds[snapshot.game] : undefined) ?? Decline
  return (
    // Until it is fetched, nobody can answer.
    <Suspense fallback={<span hidden data-passing />}>
      <End question={question} choice={choice} />
    </Suspense>
  )
}

/** Says what it does; without anything meant on a menu there is nothing to confirm. */
function Confirm({ question }: { readonly question: Question }) {
  const t = useWords()
  const play = usePlay()
  const choosing = useChoosing()
  const press = usePress(play)
  const keys = useAriaKeys('enter', 'confirm')
  const isNothing = question.shape === 'one' && !isBegun(choosing.intent)
  if (isNothing) return null
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary} ${styles.confirm}`}
      disabled={choosing.question !== question.id || selectedLine(question) === null}
      aria-keyshortcuts={keys}
      data-confirm
      onClick={press.confirm}
    >
      <span className={styles.says}>{confirmWords(t, play, choosing)}</span>{' '}
      <ShortcutKey of="enter" className={styles.key} />
    </button>
  )
}
