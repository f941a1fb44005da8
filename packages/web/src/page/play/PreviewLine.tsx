import { useEffect, useState } from 'react'
import type { Change, Preview } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'
import { type Say, useWords } from '../words/i18n.ts'
import { useChoosing } from './choosing.ts'
import { usePlay } from './PlayContext.ts'
import styles from './PreviewLine.module.css'
import { isReady } from './completeAnswer.ts'

/** What the selection would change, as far as it can be foretold. */
export function PreviewLine({ question }: { readonly question: Question }) {
  const t = useWords()
  const preview = usePreview(question)
  const parts =
    preview === null
      ? []
      : [...preview.changes.map((change) => changeText(t, change)), ...endText(t, preview)]
  return (
    <p className={styles.preview} role="status">
      {parts.length === 0 ? null : (
        <>
          <strong>{t('play.preview')}</strong>{' '}
          {parts.map((part, i) => (
            <span key={i} className={styles.part}>
              {part}
            </span>
          ))}
        </>
      )}
    </p>
  )
}

function changeText(t: Say, { name, what, word, from, to }: Change): string {
  if (what === 'gone') return t('play.gone', { name, word })
  if (what === 'exhausted') return t(to > from ? 'play.exhausts' : 'play.readies', { name })
  return t('play.change', { name, word: what === 'hp' ? t('play.hp') : word, from, to })
}

function endText(t: Say, { end }: Preview): string[] {
  return end === 'done' ? [] : [t(`play.preview.${end}`)]
}

/** Quick changes of the selection are not all worth asking about. */
const WAIT = 60

function usePreview(question: Question): Preview | null {
  const { table } = usePlay()
  const { picks, question: chosen } = useChoosing()
  const [found, setFound] = useState<{ readonly key: string; readonly preview: Preview | null } | null>(null)
  const isWanted = chosen === question.id && isReady(question, picks)
  const key = `${question.id} ${picks.join('\n')}`
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const timer = setTimeout(() => {
      void table.preview(question.id, [picks]).then((preview) => isHere && setFound({ key, preview }))
    }, WAIT)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [table, question.id, picks, key, isWanted])
  return isWanted && found?.key === key ? found.preview : null
}
