import { TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDockGrowth } from '../dock/dockGrowth.ts'
import { leaveToDock } from '../dock/useHeldFocus.ts'
import { useLastWord, worthAWord } from '../dock/useLastWord.ts'
import dock from '../dock/DockButtons.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndTurn.module.css'
import { turnWarnings, type Warning, type WarningKind } from './turnWarnings.ts'
import { forecastOf } from './useForecast.ts'

interface EndTurnProps {
  readonly question: Question
  readonly choice: Choice
}

/**
 * Ends the turn; what speaks against it is said first in a line above the dock, unless that was silenced. The same key a
 * second time ends it; whatever else is done takes the warning back.
 */
export function EndTurn({ question, choice }: EndTurnProps) {
  const t = useWords()
  const { answer, table, snapshot } = usePlay()
  const { silenced, warnEnd } = useSettings()
  const keys = useAriaKeys('end')
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const end = () => answer([choice.key])
  const lastWord = useLastWord(question, async (stop): Promise<Doubt | null> => {
    const forecast = await forecastOf(table, snapshot.version)
    const warnings = turnWarnings(t, snapshot, forecast).filter(
      ({ kind }) => !silenced.includes(kind) && (warnEnd || kind !== 'unused'),
    )
    const serious = warnings.filter(({ kind }) => kind !== 'unused')
    if (serious.length > 0) return { question: question.id, warnings: serious, better: null }
    if (warnings.length === 0) return null
    // That something is possible is no reason to stay; that it would be worth doing is one.
    const better = worthAWord(await table.suggest(question.id, 'quick', stop), question)
    return better === null ? null : { question: question.id, warnings, better }
  })
  const press = (): void => lastWord.before((found) => (found === null ? end() : setDoubt(found)))
  // The same function always: a listener that is exchanged while a key is told would miss it.
  const stay = useCallback(() => setDoubt(null), [])
  if (doubt?.question === question.id) {
    const told = doubt.warnings.filter(({ kind }) => !silenced.includes(kind))
    return <Warnings warnings={told} better={doubt.better} onStay={stay} onEnd={end} />
  }
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary}`}
      aria-keyshortcuts={keys}
      aria-busy={lastWord.isThinking}
      data-ends
      data-option={choice.key}
      onClick={press}
    >
      {lastWord.isThinking ? t('play.lastLook') : <Rich text={choice.label} />}{' '}
      <ShortcutKey of="end" className={dock.key} />
    </button>
  )
}

/** What somebody was warned of at a question, and what would be better than ending. */
interface Doubt {
  readonly question: number
  readonly warnings: readonly Warning[]
  readonly better: Suggestion | null
}

interface WarningsProps {
  readonly better: Suggestion | null
  readonly warnings: readonly Warning[]
  readonly onStay: () => void
  readonly onEnd: () => void
}

function Warnings({ warnings, better, onStay, onEnd }: WarningsProps) {
  const t = useWords()
  const group = useDisarmed(onStay)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    stay.current?.focus()
    return leaveToDock
  }, [])
  return (
    <div ref={group} className={styles.group} role="group" aria-label={t('warning.title')}>
      <ul ref={useDockGrowth()} className={styles.line} aria-live="assertive">
        {warnings.map(({ kind, text }) => (
          <li key={text} className={styles.warning} data-kind={kind}>
            <TriangleAlert size={16} aria-hidden />{' '}
            <span>
              {text}
              {kind === 'unused' && better !== null ? (
                <>
                  {t('warning.better')} <Rich text={better.says} />
                </>
              ) : null}
            </span>
            <Silence kind={kind} />
          </li>
        ))}
      </ul>
      <button ref={stay} type="button" className={controls.button} onClick={onStay}>
        {t('warning.stay')}
      </button>
      <button type="button" className={`${controls.button} ${controls.danger}`} data-ends onClick={onEnd}>
        {t('warning.end')} <ShortcutKey of="end" className={dock.key} />
      </button>
    </div>
  )
}

/** Escape, or a press anywhere else, and the warning is over: it never stays armed while somebody plays on. */
function useDisarmed(onStay: () => void) {
  const group = useRef<HTMLDivElement>(null)
  // Before it is painted: who sees it may press a key.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onStay()
    }
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && group.current?.contains(target) === false) onStay()
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [onStay])
  return group
}

/** Warns of this no more, on this device. */
function Silence({ kind }: { kind: WarningKind }) {
  const t = useWords()
  const { silenced, set } = useSettings()
  return (
    <button
      type="button"
      className={styles.silence}
      onClick={() => set({ silenced: [...silenced.filter((one) => one !== kind), kind] })}
    >
      {t('warning.silence')}
    </button>
  )
}
