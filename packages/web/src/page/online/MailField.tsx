import { type SubmitEvent, useState } from 'react'
import type { NoticesModel } from '../../model/online/daysService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import styles from '../settings/Settings.module.css'
import { useSettings } from '../settings/settings.ts'
import { days } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { notGranted } from './online.ts'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

interface MailFieldProps {
  readonly mail: NoticesModel['mail']
  readonly onChange: (notices: NoticesModel) => void
}

/** An address for mail: asked for, confirmed by a code, ended. */
export function MailField({ mail, onChange }: MailFieldProps) {
  const t = useWords()
  const { language } = useSettings()
  const [problem, setProblem] = useState('')
  const ask = async (asked: Promise<Granted<NoticesModel>>, refused: string): Promise<void> => {
    const found = await asked
    setProblem(found.ok ? '' : found.why === 'refused' ? refused : t(notGranted(found.why)))
    if (found.ok) onChange(found.value)
  }
  const stop = (
    <button type="button" className={controls.button} onClick={() => void ask(days().stopMail(), '')}>
      {t('days.mailOff')}
    </button>
  )
  return (
    <fieldset className={`${styles.segments} ${styles.lines}`}>
      <legend>{t('days.mail')}</legend>
      <p className={styles.help}>{t('days.mailText')}</p>
      {mail?.isConfirmed === true ? (
        <p className={styles.buttons}>
          <span>{t('days.mailOn', { address: mail.address })}</span> {stop}
        </p>
      ) : (
        <OneField
          key="address"
          label={t('days.mailAddress')}
          button={t('days.mailSend')}
          type="email"
          onSend={(address) => void ask(days().askForMail(address, language), t('days.mailNotSent'))}
        />
      )}
      {mail?.isConfirmed === false ? (
        <>
          <OneField
            key="code"
            label={t('days.mailCode', { address: mail.address })}
            button={t('days.mailConfirm')}
            type="code"
            onSend={(code) => void ask(days().confirmMail(code), t('days.mailWrong'))}
          />
          {stop}
        </>
      ) : null}
      <p role="status">{problem}</p>
    </fieldset>
  )
}

interface OneFieldProps {
  readonly label: string
  readonly button: string
  readonly type: 'email' | 'code'
  readonly onSend: (text: string) => void
}

/** What each kind of field takes. */
const kinds = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9]{6}', maxLength: 6 },
} as const

function OneField({ label, button, type, onSend }: OneFieldProps) {
  const [text, setText] = useState('')
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    onSend(text.trim())
  }
  return (
    <form className={styles.buttons} onSubmit={send}>
      <label className={controls.label}>
        {label}
        <input
          className={controls.field}
          required
          {...kinds[type]}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className={controls.button}>
        {button}
      </button>
    </form>
  )
}
