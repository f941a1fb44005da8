import { Link } from '@tanstack/react-router'
import { Download, FileText, House } from 'lucide-react'
import { useState } from 'react'
import { saveText } from '../log/saveText.ts'
import { usePlay } from '../play/PlayContext.ts'
import { saveFile } from '../saves/file.ts'
import { useLog } from '../table/useTable.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndScreen.module.css'

/** The game as a file or as a text to keep, and the way home. */
export function Keep() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const lines = useLog(table)
  const [isWithheld, setWithheld] = useState(false)
  const save = async (): Promise<void> => {
    try {
      saveFile(`quadriga-${snapshot.game}.json`, await table.export())
    } catch {
      // A server keeps the seed to itself while other tables have the same.
      setWithheld(true)
    }
  }
  return (
    <p className={styles.buttons}>
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => void save()}>
        <Download aria-hidden="true" size={18} />
        {t('play.export')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => saveText(t, snapshot, lines)}
      >
        <FileText aria-hidden="true" size={18} />
        {t('replay.textFile')}
      </button>
      <Link to="/" className={`${controls.button} ${controls.quiet}`}>
        <House aria-hidden="true" size={18} />
        {t('end.home')}
      </Link>
      {isWithheld ? <span role="alert">{t('online.not.withheld')}</span> : null}
    </p>
  )
}
