import { useState } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { Rich } from '../text/Rich.tsx'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { countAble } from './countAble.ts'
import { useHinting } from './hinting.ts'
import { useLastWord, worthAWord } from './useLastWord.ts'
import styles from './DockButtons.module.css'

/** Ends or passes at one touch; a turn with actions left says so first, unless that was silenced. */
export function Decline({ question, choice }: { readonly question: Question; readonly choice: Choice }) {
  const t = useWords()
  const { answer, table } = usePlay()
  const { warnEnd } = useSettings()
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const key = question.isMenu ? 'end' : 'pass'
  const keys = useAriaKeys(key)
  const left = countAble(question.fan.acts)
  const warns = question.isMenu && warnEnd && left > 0
  const isSure = askedFor === question.id
  const lastWord = useLastWord(question, async (stop) =>
    worthAWord(await table.suggest(question.id, 'quick', stop), question),
  )
  const end = (): void => answer([choice.key])
  // What would still be worth doing is shown as a hint; where there is nothing, nobody is held up.
  const warn = (better: Suggestion | null): void => {
    if (better === null) return end()
    useHinting.setState({ question: question.id, hint: better })
    setAskedFor(question.id)
  }
  const press = (): void => (warns && !isSure ? lastWord.before(warn) : end())
  return (
    <button
      type="button"
      className={`${controls.button} ${isSure ? controls.danger : question.isMenu ? controls.primary : ''}`}
      onClick={press}
      onBlur={() => setAskedFor(null)}
      aria-keyshortcuts={keys}
      aria-busy={lastWord.isThinking}
      data-ends
      data-option={choice.key}
    >
      {lastWord.isThinking ? (
        t('play.lastLook')
      ) : isSure ? (
        t('play.endSure', { n: left })
      ) : (
        <Rich text={choice.label} />
      )}{' '}
      <ShortcutKey of={key} className={styles.key} />
    </button>
  )
}
