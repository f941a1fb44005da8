import { type FormEvent, useEffect, useState } from 'react'
import type { TalkModel } from '../../model/online/onlineModel.ts'
import { usePlay } from '../play/PlayContext.ts'
import checks from '../settings/Settings.module.css'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { useMuted } from './muted.ts'
import styles from './Online.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

const LONGEST = 240

/** Talk in one's own words, with those who agreed to it. */
export function TalkFields({ talk }: { readonly talk: TalkModel }) {
  const t = useWords()
  const { table } = usePlay()
  const { muted } = useMuted()
  // Until the server says so, the box shows what was pressed.
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => setWanted(null), [talk.isOn])
  const agree = (agrees: boolean): void => {
    setWanted(agrees)
    void table.talk(agrees)
  }
  const names = talk.others.join(', ')
  const lines = talk.lines.filter(({ person }) => !muted.includes(person))
  return (
    <section className={styles.form} data-talk={talk.isOn}>
      <h3>{t('talk.title')}</h3>
      <label className={checks.check}>
        <input
          type="checkbox"
          checked={wanted ?? talk.isOn}
          onChange={({ target }) => agree(target.checked)}
        />
        <span>
          {t('talk.agree')} <small>{t('talk.agreeHelp')}</small>
        </span>
      </label>
      <p role="status" className={styles.help}>
        {names === ''
          ? talk.isOn
            ? t('talk.nobody')
            : ''
          : t(talk.isOn ? 'talk.with' : 'talk.wanted', { names })}
      </p>
      {talk.isOn ? (
        <>
          {lines.length === 0 ? null : (
            <div role="log" aria-label={t('talk.lines')} className={styles.lines}>
              {lines.map(({ n, by, text }) => (
                <p key={n}>
                  <strong>{by}</strong> {text}
                </p>
              ))}
            </div>
          )}
          <LineField />
        </>
      ) : null}
    </section>
  )
}

function LineField() {
  const t = useWords()
  const { table } = usePlay()
  const [text, setText] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') void table.chat(text.trim())
    setText('')
  }
  return (
    <form className={styles.line} onSubmit={send}>
      <label className={controls.label}>
        {t('talk.line')}
        <input
          className={controls.field}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className={controls.button}>
        {t('talk.send')}
      </button>
    </form>
  )
}
