import { useState } from 'react'
import { useCopy } from '../decks/useCopy.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Online.module.css'
import { QrCode } from './QrCode.tsx'
import { isOwnMachine } from './reach.ts'
import { dayWords } from '../words/days.ts'
import { togetherWords } from '../words/together.ts'

addWords(dayWords)
addWords(togetherWords)

interface LinkToShareProps {
  readonly link: string
  readonly label: string
  readonly help: string
}

/** A link that was just made: to be copied, or read by a phone. */
export function LinkToShare({ link, label, help }: LinkToShareProps) {
  const t = useWords()
  const [isCodeOpen, setCodeOpen] = useState(false)
  const { copied, copy } = useCopy(link)
  return (
    <>
      <label className={controls.label}>
        {label}
        <input
          ref={takeFocus}
          className={`${controls.field} ${styles.link}`}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className={styles.help}>{help}</p>
      {isOwnMachine(new URL(link).hostname) ? (
        <p className={styles.help} data-here-only>
          <strong>{t('online.linkHereOnly')}</strong>
        </p>
      ) : null}
      <button type="button" className={controls.button} onClick={copy}>
        {t(copied === 'yes' ? 'online.copied' : 'online.copy')}
      </button>
      <details onToggle={({ currentTarget }) => setCodeOpen(currentTarget.open)}>
        <summary>{t('days.qr')}</summary>
        {isCodeOpen ? <QrCode text={link} /> : null}
      </details>
      <p role="status" className={styles.help}>
        {copied === 'no' ? t('decks.share.notCopied') : ''}
      </p>
    </>
  )
}

/** The button that made the link is gone: the focus goes to what it made, ready to be copied. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}
