import { type FormEvent, useEffect, useState } from 'react'
import { type ReportReason, reportReasons } from '../../model/online/onlineModel.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { usePlay } from '../play/PlayContext.ts'
import { online as desk } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { useMuted } from './muted.ts'
import { notGranted } from './online.ts'
import styles from './Online.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface Props {
  readonly id: string
  readonly name: string
}

/** What one can do about somebody: mute, block, tell the host. */
export function PersonFields({ id, name }: Props) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('person.about', { name })}</summary>
      {isOpen ? (
        <div className={styles.form}>
          <div className={styles.phrases}>
            <MuteButton id={id} />
            <BlockButton id={id} />
          </div>
          <p className={styles.help}>{t('person.muteHelp')}</p>
          <ReportForm id={id} />
        </div>
      ) : null}
    </details>
  )
}

function MuteButton({ id }: { readonly id: string }) {
  const t = useWords()
  const { muted, mute } = useMuted()
  const isMuted = muted.includes(id)
  return (
    <button type="button" className={controls.button} onClick={() => mute(id, !isMuted)}>
      {t(isMuted ? 'person.unmute' : 'person.mute')}
    </button>
  )
}

function BlockButton({ id }: { readonly id: string }) {
  const t = useWords()
  const [blocked, setBlocked] = useState<Granted<readonly string[]> | null>(null)
  useEffect(() => {
    void desk().blocked().then(setBlocked)
  }, [])
  if (blocked === null) return null
  if (!blocked.ok) return <p role="alert">{t(notGranted(blocked.why))}</p>
  const isBlocked = blocked.value.includes(id)
  return (
    <button
      type="button"
      className={controls.button}
      onClick={() => void desk().block(id, !isBlocked).then(setBlocked)}
    >
      {t(isBlocked ? 'person.unblock' : 'person.block')}
    </button>
  )
}

function ReportForm({ id }: { readonly id: string }) {
  const t = useWords()
  const { table } = usePlay()
  const [why, setWhy] = useState<ReportReason>('insult')
  const [words, setWords] = useState('')
  const [told, setTold] = useState<Granted<unknown> | null>(null)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTold(await desk().report(table.id, id, why, words.trim()))
  }
  if (told?.ok === true) return <p role="status">{t('person.reported')}</p>
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label className={controls.label}>
        {t('person.why')}
        <select
          className={controls.field}
          value={why}
          onChange={({ target }) => setWhy(reportReasons.find((one) => one === target.value) ?? 'other')}
        >
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {t(`person.why.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.label}>
        {t('person.words')}
        <textarea
          className={controls.field}
          value={words}
          maxLength={1000}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <button type="submit" className={controls.button}>
        {t('person.report')}
      </button>
      {told === null ? null : <p role="alert">{t(notGranted(told.why))}</p>}
    </form>
  )
}
