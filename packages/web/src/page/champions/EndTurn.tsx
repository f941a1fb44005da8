import { TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import dock from '../dock/DockButtons.module.css'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndTurn.module.css'
import { turnWarnings, type Warning, type WarningKind } from './turnWarnings.ts'
import { useForecast } from './useForecast.ts'

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
  const forecast = useForecast(table, snapshot.version, null)
  const keys = useAriaKeys('end')
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const warnings = turnWarnings(t, snapshot, forecast).filter(
    ({ kind }) => !silenced.includes(kind) && (warnEnd || kind !== 'unused'),
  )
  const isAsking = askedFor === question.id
  const end = () => answer([choice.key])
  // The same function always: a listener that is exchanged while a key is told would miss it.
  const stay = useCallback(() => setAskedFor(null), [])
  if (isAsking) return <Warnings warnings={warnings} onStay={stay} onEnd={end} />
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary}`}
      aria-keyshortcuts={keys}
      data-ends
      data-option={choice.key}
      onClick={() => (warnings.length === 0 ? end() : setAskedFor(question.id))}
    >
      <Rich text={choice.label} /> <ShortcutKey of="end" className={dock.key} />
    </button>
  )
}

interface WarningsProps {
  readonly warnings: readonly Warning[]
  readonly onStay: () => void
  readonly onEnd: () => void
}

function Warnings({ warnings, onStay, onEnd }: WarningsProps) {
  const t = useWords()
  const group = useDisarmed(onStay)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <div ref={group} className={styles.group} role="group" aria-label={t('warning.title')}>
      <ul className={styles.line} aria-live="assertive">
        {warnings.map(({ kind, text }) => (
          <li key={text} className={styles.warning} data-kind={kind}>
            <TriangleAlert size={16} aria-hidden /> <span>{text}</span>
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
