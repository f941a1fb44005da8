import { type ReactNode, useEffect, useId, useState } from 'react'
import { FanNotice } from '../credits/FanNotice.tsx'
import { LevelField } from '../passing/LevelField.tsx'
import { saveFile } from '../saves/file.ts'
import { askToPersist, isPersisted } from '../saves/persistence.ts'
import pages from '../shell/Page.module.css'
import { saves } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { PaceField } from './PaceField.tsx'
import { type Settings, useSettings } from './settings.ts'
import styles from './Settings.module.css'

/** What a person sets for this device, and what is kept on it. */
export function SettingsScreen() {
  const t = useWords()
  const settings = useSettings()
  return (
    <div className={pages.page}>
      <h1>{t('settings.title')}</h1>
      {settings.broken ? <p role="alert">{t('settings.broken')}</p> : null}
      <section aria-labelledby="display">
        <h2 id="display">{t('settings.display')}</h2>
        <Choice
          label={t('shell.language')}
          value={settings.language}
          options={[
            ['en', 'English'],
            ['fr', 'Français'],
          ]}
          onChange={(language) => settings.set({ language: language === 'fr' ? 'fr' : 'en' })}
        />
        <Choice
          label={t('shell.theme')}
          value={settings.theme}
          options={(['system', 'light', 'dark'] as const).map((id) => [id, t(`shell.theme.${id}`)])}
          onChange={(theme) => settings.set({ theme: theme as Settings['theme'] })}
        />
        <Choice
          label={t('settings.textSize')}
          value={`${settings.textSize}`}
          options={[90, 100, 115, 130, 150, 180].map((n) => [`${n}`, `${n} %`])}
          onChange={(size) => settings.set({ textSize: Number(size) })}
        />
        <Switch name="reducedMotion">{t('settings.motion')}</Switch>
        <Switch name="textTable">{t('settings.textTable')}</Switch>
      </section>
      <section aria-labelledby="play">
        <h2 id="play">{t('settings.play')}</h2>
        <PaceField />
        <LevelField />
        <Switch name="warnEnd">{t('settings.warnEnd')}</Switch>
        {settings.silenced.length === 0 ? null : (
          <p>
            <button type="button" className={controls.button} onClick={() => settings.set({ silenced: [] })}>
              {t('settings.unsilence', { n: settings.silenced.length })}
            </button>
          </p>
        )}
        <Switch name="singleKeys">{t('settings.keys')}</Switch>
      </section>
      <DataSection />
      <FanNotice />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={`${controls.label} ${styles.choice}`}>
      {label}
      <select className={controls.field} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type Switchable = 'reducedMotion' | 'textTable' | 'warnEnd' | 'singleKeys'

function Switch({ name, children }: { readonly name: Switchable; readonly children: ReactNode }) {
  const settings = useSettings()
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={({ target }) => settings.set({ [name]: target.checked })}
      />
      {children}
    </label>
  )
}

/** Everything that is kept: out to a file, in from one, and the browser's promise. */
function DataSection() {
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
    <section aria-labelledby="data">
      <h2 id="data">{t('settings.data')}</h2>
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
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
