import { useEffect, useState } from 'react'
import type { NoticesModel } from '../../model/online/daysService.ts'
import styles from '../settings/Settings.module.css'
import { useSettings } from '../settings/settings.ts'
import { days } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { MailField } from './MailField.tsx'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts'
import { QuietField } from './QuietField.tsx'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

/** How one is told that it is one's move, and when one does not play. */
export function OnlineSettings() {
  const t = useWords()
  const [notices, setNotices] = useState<NoticesModel | null>(null)
  useEffect(() => {
    // Without a network there is nobody to ask.
    if (navigator.onLine)
      void days()
        .notices()
        .then((found) => found.ok && setNotices(found.value))
  }, [])
  if (notices === null) return <p>{t('days.noGuest')}</p>
  return (
    <>
      <VacationField />
      <PushField serverKey={notices.key} />
      {notices.hasMail ? <MailField mail={notices.mail} onChange={setNotices} /> : null}
      <QuietField notices={notices} onChange={setNotices} />
    </>
  )
}

const lengths = [3, 7, 14, 30]

function VacationField() {
  const t = useWords()
  const { language } = useSettings()
  const [until, setUntil] = useState<number | null>(null)
  const [length, setLength] = useState(7)
  useEffect(() => {
    void days()
      .vacation()
      .then((found) => found.ok && setUntil(found.value))
  }, [])
  const go = async (n: number): Promise<void> => {
    const found = await days().goOnVacation(n)
    if (found.ok) setUntil(found.value)
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until ?? 0)
  return (
    <fieldset className={styles.segments}>
      <legend>{t('days.vacation')}</legend>
      <p className={styles.help}>{t('days.vacationText')}</p>
      <p role="status">{until === null ? '' : t('days.vacationUntil', { date })}</p>
      {until === null ? (
        <p className={styles.buttons}>
          <select
            className={controls.field}
            aria-label={t('days.vacation')}
            value={length}
            onChange={({ target }) => setLength(Number(target.value))}
          >
            {lengths.map((n) => (
              <option key={n} value={n}>
                {t('days.vacationDays', { n })}
              </option>
            ))}
          </select>
          <button type="button" className={controls.button} onClick={() => void go(length)}>
            {t('days.vacationStart')}
          </button>
        </p>
      ) : (
        <button type="button" className={controls.button} onClick={() => void go(0)}>
          {t('days.vacationEnd')}
        </button>
      )}
    </fieldset>
  )
}

const says = {
  on: 'days.pushOn',
  insecure: 'days.pushInsecure',
  install: 'days.pushInstall',
  none: 'days.pushNone',
  denied: 'days.pushDenied',
} as const

function PushField({ serverKey }: { readonly serverKey: string }) {
  const t = useWords()
  const { language } = useSettings()
  const [state, setState] = useState<PushState | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void pushState().then(setState)
  }, [])
  const turn = async (isOn: boolean): Promise<void> => {
    setFailed(isOn ? !(await turnPushOn(serverKey, language)) : false)
    if (!isOn) await turnPushOff()
    setState(await pushState())
  }
  if (state === null) return null
  return (
    <div data-push={state}>
      <p role="status">{state === 'off' ? (hasFailed ? t('days.pushFailed') : '') : t(says[state])}</p>
      {state === 'off' ? (
        <button type="button" className={controls.button} onClick={() => void turn(true)}>
          {t('days.push')}
        </button>
      ) : null}
      {state === 'on' ? (
        <button type="button" className={controls.button} onClick={() => void turn(false)}>
          {t('days.pushOff')}
        </button>
      ) : null}
    </div>
  )
}
