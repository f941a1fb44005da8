import { phraseIds } from '../../model/online/onlineModel.ts'
import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Online.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

/** What can be said to the others: each reads it in their own language. */
export function Phrases() {
  const t = useWords()
  const { table } = usePlay()
  return (
    <div role="group" aria-label={t('online.say')} className={styles.phrases}>
      {phraseIds.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          onClick={() => void table.say(phrase)}
        >
          {t(`phrase.${phrase}`)}
        </button>
      ))}
    </div>
  )
}
