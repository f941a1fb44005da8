import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Suggestion } from '../table/asked.ts'
import type { Question } from '../table/question.ts'
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
  useEffect(() => setHint(null), [question.id])
  const ask = async (): Promise<void> => {
    setHint('asked')
    setHint((await table.suggest(question.id)) ?? 'none')
  }
  if (hint === null || hint === 'asked') {
    return (
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        disabled={hint === 'asked'}
        onClick={() => void ask()}
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
