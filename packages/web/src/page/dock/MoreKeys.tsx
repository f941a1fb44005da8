import { isBegun } from '../act/intent.ts'
import { KEYS_AT_ONCE, keyed } from '../act/numberKeys.ts'
import { turnKeys, useChoosing } from '../play/choosing.ts'
import { useSettings } from '../settings/settings.ts'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './DockButtons.module.css'

/** Where more can be chosen than there are number keys: the way to the next nine, for people with a keyboard. */
export function MoreKeys({ question }: { readonly question: Question }) {
  const t = useWords()
  const { intent } = useChoosing()
  const { singleKeys, textTable } = useSettings()
  const keys = useAriaKeys('pickMore')
  const { pieces, options } = keyed(question, intent)
  // Of a menu, pieces show their numbers when something is meant.
  const areShown = textTable || !question.isMenu || isBegun(intent)
  if (!singleKeys || !areShown || pieces.length + options.length <= KEYS_AT_ONCE) return null
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${styles.more}`}
      aria-keyshortcuts={keys}
      data-more-keys
      onClick={() => turnKeys(question)}
    >
      {t('play.moreKeys')} <ShortcutKey of="pickMore" className={styles.key} />
    </button>
  )
}
