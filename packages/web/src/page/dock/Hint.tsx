import { Lightbulb } from 'lucide-react'
import { useEffect } from 'react'
import { mean, useChoosing } from '../play/choosing.ts'
import { noIntent } from '../act/intent.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './DockMore.module.css'
import { askHint, dropHint, useHinting } from './hinting.ts'

/** Asks what the bot would do in my place. */
export function HintButton({ question }: { readonly question: Question }) {
  const t = useWords()
  const { table } = usePlay()
  const { hint } = useHinting()
  const keys = useAriaKeys('hint')
  useEffect(() => dropHint, [question.id])
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet}`}
      disabled={hint === 'asked'}
      // Its word is not shown where there is no room.
      aria-label={t('play.hint')}
      aria-keyshortcuts={keys}
      data-hint
      onClick={() => askHint(table, question.id)}
    >
      <Lightbulb aria-hidden="true" size={18} />
      <span data-word>{t('play.hint')}</span>
    </button>
  )
}

/** What it would do, and why; taking it only selects. */
export function HintSays({ question }: { readonly question: Question }) {
  const t = useWords()
  const { hint, question: of } = useHinting()
  if (of !== question.id || hint === null || hint === 'asked') return null
  if (hint === 'none')
    return (
      <p role="status" className={styles.hint}>
        {t('play.noHint')}
      </p>
    )
  const take = (): void => {
    if (question.shape !== 'one') useChoosing.setState({ picks: hint.picks })
    else if (isDeclined(question, hint.picks)) document.querySelector<HTMLElement>('[data-ends]')?.focus()
    else mean({ ...noIntent, option: hint.picks[0] ?? null })
  }
  const what = plainText(hint.says)
  return (
    <div role="status" className={styles.hint}>
      <Lightbulb aria-hidden="true" size={18} />
      <div>
        <p>
          {what === ''
            ? t('play.hintNothing')
            : t('play.hintSays', { what: sentence(what), reason: hint.reason })}
        </p>
        {hint.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={take}>
        {t('play.hintTake')}
      </button>
    </div>
  )
}

/** Names of cards can end in a mark of their own. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Passing and ending are no acts: their button is at hand, and is pointed out. */
function isDeclined({ choices }: Question, [pick]: readonly string[]): boolean {
  return choices.some(({ key, declines }) => declines && key === pick)
}
