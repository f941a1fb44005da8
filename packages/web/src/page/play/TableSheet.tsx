import { Link } from '@tanstack/react-router'
import { Download, FileText, History, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { saveText } from '../log/saveText.ts'
import { LevelField } from '../passing/LevelField.tsx'
import { saveFile } from '../saves/file.ts'
import { HolderField } from '../seats/HolderField.tsx'
import { PaceField } from '../settings/PaceField.tsx'
import checks from '../settings/Settings.module.css'
import { LanguageSwitch, ThemeSwitch } from '../shell/Header.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './TableSheet.module.css'

/** What can be changed about a table while one plays: seats, pace, passing, real dice; and its story to take along. */
export function TableSheet() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const isOnline = usePlay().snapshot.online !== null
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('table.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings2 aria-hidden="true" size={20} />
      </button>
      {isOpen ? (
        <Sheet
          title={t('table.menu')}
          className={styles.sheet}
          onClose={() => setOpen(false)}
          beside={<CloseButton label={t('table.close')} onClose={() => setOpen(false)} />}
        >
          <SeatFields />
          {isOnline ? null : <PaceField />}
          <LevelField />
          <OwnDice />
          <Files />
          <div className={styles.files}>
            <LanguageSwitch />
            <ThemeSwitch />
            <Link to="/settings" className={controls.button}>
              {t('shell.settings')}
            </Link>
          </div>
        </Sheet>
      ) : null}
    </>
  )
}

function SeatFields() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  // Seats of a table on a server are given in the sheet of its people.
  if (snapshot.readOnly !== null || snapshot.online !== null) return null
  return (
    <fieldset className={styles.seats}>
      <legend>{t('seats.title')}</legend>
      {snapshot.seats.map(({ seat, name, person }) => (
        <HolderField
          key={seat}
          name={name}
          seat={seat}
          person={person}
          onChange={(to) => void table.give(seat, to)}
        />
      ))}
    </fieldset>
  )
}

function OwnDice() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  if (snapshot.readOnly !== null || snapshot.online !== null) return null
  return (
    <label className={checks.check}>
      <input
        type="checkbox"
        checked={snapshot.byHand}
        onChange={({ target }) => void table.byHand(target.checked)}
      />
      <span>
        {t('chance.option')}
        <small className={styles.note}>{t('chance.optionText')}</small>
      </span>
    </label>
  )
}

function Files() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const save = async (): Promise<void> => saveFile(`quadriga-${snapshot.game}.json`, await table.export())
  return (
    <div className={styles.files} role="group" aria-label={t('table.files')}>
      {/* A game on a server is taken along when it is over: its file tells the seed. */}
      {snapshot.online === null ? (
        <>
          <Link to="/replay/$id" params={{ id: table.id }} className={controls.button}>
            <History aria-hidden="true" size={18} /> {t('replay.watch')}
          </Link>
          <button type="button" className={controls.button} onClick={() => void save()}>
            <Download aria-hidden="true" size={18} /> {t('play.export')}
          </button>
        </>
      ) : null}
      <button type="button" className={controls.button} onClick={() => saveText(t, snapshot, table.log())}>
        <FileText aria-hidden="true" size={18} /> {t('replay.textFile')}
      </button>
    </div>
  )
}
