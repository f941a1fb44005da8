import { useEffect, useId, useState } from 'react'
import { saveFile } from '../saves/file.ts'
import { askToPersist, isPersisted } from '../saves/persistence.ts'
import pages from '../shell/Page.module.css'
import { saves } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useSettings } from './settings.ts'
import styles from './Settings.module.css'

/** Everything that is kept: out to a file, in from one, and the browser's promise. */
export function DataSection() {
  const t = useWords()
  const id = useId()
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
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          className={controls.hidden}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) void importFile(file)
            target.value = ''
          }}
        />
        <label htmlFor={id} className={controls.button}>
          {t('settings.importAll')}
        </label>
      </p>
      <div role="status" className={styles.status}>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
