import { FollowField } from '../online/FollowField.tsx'
import { wantGame } from '../table/tabs.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './PastBar.module.css'

/** Says that one looks at a past moment or at a game that cannot go on. */
export function PastBar() {
  const t = useWords()
  const { shown, snapshot, see } = usePlay()
  const { readOnly } = shown
  if (readOnly === null) return null
  const isPast = shown.at !== snapshot.at
  return (
    <div role="status" className={styles.bar}>
      <span>
        {readOnly.why === 'rules'
          ? t('play.readOnly.rules', { n: readOnly.answer + 1 })
          : readOnly.why === 'otherTab'
            ? t('play.readOnly.otherTab')
            : readOnly.why === 'watching'
              ? t(`online.watching.${snapshot.online?.sight ?? 'public'}`)
              : t('play.readOnly.past', { at: shown.at, length: shown.length })}
      </span>
      {readOnly.why === 'otherTab' ? (
        <button type="button" className={controls.button} onClick={() => wantGame(snapshot.table)}>
          {t('play.playHere')}
        </button>
      ) : null}
      {readOnly.why === 'watching' ? <FollowField /> : null}
      {isPast ? (
        <button type="button" className={controls.button} onClick={() => see(null)}>
          {t('play.present')}
        </button>
      ) : null}
    </div>
  )
}
