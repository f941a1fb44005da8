import { Download, FileText } from 'lucide-react'
import { saveText } from '../log/saveText.ts'
import { saveFile } from '../saves/file.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useReplay } from './replayContext.ts'

/** The replay to keep: as a file that can be opened again, and as a text to read. */
export function ReplayFiles() {
  const t = useWords()
  const { table, shown } = useReplay()
  const save = async (): Promise<void> => saveFile(`quadriga-${shown.game}.json`, await table.export())
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('play.export')}
        title={t('play.export')}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('replay.textFile')}
        title={t('replay.textFile')}
        onClick={() => saveText(t, shown, table.log())}
      >
        <FileText aria-hidden="true" size={20} />
      </button>
    </>
  )
}
