import { useEffect, useState } from 'react'
import { saveFile } from '../saves/file.ts'
import { askToPersist, isPersisted } from '../saves/persistence.ts'
import { FileButton } from '../shell/FileButton.tsx'
import pages from '../shell/Page.module.css'
import { saves } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useSettings } from './settings.ts'
import styles from './Settings.module.css'

/** Everything that is kept: out to a file, in from one, and the browser's promise. */
export function DataSection() {
  const t = useWords()
  const { language } = useSettings()
  const [said, setSaid] = useState<readonly string[]>([])
  const [persists, setPersists] = useState<boolean | null>(null)
  useEffect(() => {
    void isPersisted().then(setPersists)
  }, [])
  const importFile = async (file: File): Promise<void> => {
    const { games, decks, problems } = await saves().importAll(await file.text(), language)
    setSaid([t('settings.imported', { games, decks }), ...problems])
  }
  const exportAll = async (): Promise<void> => saveFile('quadriga-backup.json', await saves().exportAll())
  return (
    <section aria-labelledby="data" className={styles.section}>
      <h2 id="data" className={pages.caption}>
        {t('settings.data')}
      </h2>
      <p>{persists === true ? t('settings.persisted') : t('settings.notPersisted')}</p>
      <p className={styles.buttons}>
        {persists === true ? null : (
          <button
            type="button"
            className={controls.button}
            onClick={() => void askToPersist().then(setPersists)}
          >
            {t('settings.persist')}
          </button>
        )}
        <button type="button" className={controls.button} onClick={() => void exportAll()}>
          {t('settings.exportAll')}
        </button>
        <FileButton label={t('settings.importAll')} onFile={(file) => void importFile(file)} />
      </p>
      <div role="status" className={styles.status}>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
