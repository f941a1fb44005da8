import { Lightbulb } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from './choosing.ts'
import styles from './DockActions.module.css'
import { usePlay } from './PlayContext.ts'

/** What the bot would do in my place, with its reason; taking it only selects. */
export function Hint({ question }: { readonly question: Question }) {
  const t = useWords()
  const { table } = usePlay()
  const [hint, setHint] = useState<Suggestion | 'none' | 'asked' | null>(null)
  const thought = useRef<AbortController | null>(null)
  useEffect(() => {
    setHint(null)
    // Nobody waits any more for what was to be done about another question.
    return () => thought.current?.abort()
  }, [question.id])
  const ask = (): void => {
    const stop = new AbortController()
    thought.current = stop
    setHint('asked')
    table.suggest(question.id, stop.signal).then(
      (found) => setHint(found ?? 'none'),
      (fault: unknown) => {
        if (!stop.signal.aborted) throw fault
      },
    )
  }
  if (hint === null || hint === 'asked') {
    return (
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        disabled={hint === 'asked'}
        onClick={ask}
      >
        <Lightbulb aria-hidden="true" size={18} />
        <span className={styles.word}>{t('play.hint')}</span>
      </button>
    )
  }
  return (
    <span role="status">
      {hint === 'none' ? (
        t('play.noHint')
      ) : (
        <>
          {t('play.hintSays', { what: plainText(hint.says), reason: hint.reason })}{' '}
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => useChoosing.setState({ picks: hint.picks })}
          >
            {t('play.hintTake')}
          </button>
        </>
      )}
    </span>
  )
}
