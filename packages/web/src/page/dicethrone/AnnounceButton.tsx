import docks from '../dock/DockButtons.module.css'
import { useFaces } from '../cards/useFaces.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './AttackEnd.module.css'
import { shortWords } from './shortWords.ts'
import { useTray } from './trayStore.ts'

/** Announces the best ability that the dice allow, and says what it does; not before the dice lie still. */
export function AnnounceButton({ question }: { readonly question: Question }) {
  const t = useWords()
  const { shown, table, answer } = usePlay()
  const { isTumbling, best: key } = useTray()
  const best = question.choices.find((one) => one.key === key)
  const code = shown.board.pieces[best?.thing ?? -1]?.face ?? ''
  const face = useFaces(table, `${shown.game}/${shown.language}`, code === '' ? [] : [code])(code)
  if (best === undefined || face === undefined || isTumbling) return null
  const what = shortWords(face, best.key.slice('activate:'.length))
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary} ${docks.confirm} ${styles.announce}`}
      aria-keyshortcuts="Enter"
      data-option={best.key}
      data-announce=""
      onClick={() => answer([best.key])}
    >
      <span className={`${docks.says} ${styles.long}`}>{t('dt.announce', { name: face.name, what })}</span>
      <span className={`${docks.says} ${styles.short}`} aria-hidden="true">
        {t('dt.announceShort', { name: face.name, what })}
      </span>{' '}
      <kbd className={docks.key} aria-hidden="true">
        ⏎
      </kbd>
    </button>
  )
}
