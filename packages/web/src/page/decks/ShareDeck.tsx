import { Check, ClipboardCopy, Download, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../saves/file.ts'
import { useSettings } from '../settings/settings.ts'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { type Written, type WrittenFormat, writtenFormats } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { deckLink, fileNameOf } from './links.ts'
import styles from './ShareDeck.module.css'
import { useCopy } from './useCopy.ts'

const endings: Readonly<Record<WrittenFormat, readonly [ending: string, type: string]>> = {
  text: ['txt', 'text/plain'],
  json: ['json', 'application/json'],
  octgn: ['o8d', 'application/xml'],
  code: ['txt', 'text/plain'],
}

/** The deck to give away: as a link, and in every format. */
export function ShareDeck() {
  const written = useWritten()
  if (written === null) return null
  return (
    <div className={styles.share}>
      <LinkField link={deckLink(location.origin, written.code)} />
      <Formats written={written} />
    </div>
  )
}

function useWritten(): Written | null {
  const { language } = useSettings()
  const { deck } = useBuilder()
  const [written, setWritten] = useState<Written | null>(null)
  useEffect(() => {
    let isHere = true
    void decks()
      .write(deck, language)
      .then((found) => isHere && setWritten(found))
    return () => {
      isHere = false
    }
  }, [deck, language])
  return written
}

function LinkField({ link }: { readonly link: string }) {
  const t = useWords()
  const { copied, copy } = useCopy(link)
  return (
    <section className={styles.part}>
      <label className={controls.label}>
        {t('decks.share.link')}
        <input className={controls.field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className={styles.help}>{t('decks.share.linkHelp')}</p>
      <button type="button" className={`${controls.button} ${controls.primary}`} onClick={copy}>
        {copied === 'yes' ? <Check aria-hidden="true" size={18} /> : <Link2 aria-hidden="true" size={18} />}
        {t(copied === 'yes' ? 'decks.share.copied' : 'decks.share.copyLink')}
      </button>
      <p role="status" className={styles.help}>
        {copied === 'no' ? t('decks.share.notCopied') : ''}
      </p>
    </section>
  )
}

function Formats({ written }: { readonly written: Written }) {
  const t = useWords()
  const { deck } = useBuilder()
  const [format, setFormat] = useState<WrittenFormat>('text')
  const content = written[format]
  const { copied, copy } = useCopy(content)
  const [ending, type] = endings[format]
  return (
    <section className={styles.part}>
      <label className={controls.label}>
        {t('decks.share.format')}
        <select
          className={controls.field}
          value={format}
          onChange={({ target }) => setFormat(target.value as WrittenFormat)}
        >
          {writtenFormats.map((one) => (
            <option key={one} value={one}>
              {t(`decks.format.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <textarea
        className={`${controls.field} ${styles.content}`}
        aria-label={t('decks.share.content')}
        readOnly
        rows={10}
        value={content}
      />
      <p className={styles.actions}>
        <button type="button" className={controls.button} onClick={copy}>
          {copied === 'yes' ? (
            <Check aria-hidden="true" size={18} />
          ) : (
            <ClipboardCopy aria-hidden="true" size={18} />
          )}
          {t(copied === 'yes' ? 'decks.share.copied' : 'decks.share.copy')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => saveFile(fileNameOf(deck.name, ending), content, type)}
        >
          <Download aria-hidden="true" size={18} />
          {t('decks.share.download')}
        </button>
      </p>
      <p role="status" className={styles.help}>
        {copied === 'no' ? t('decks.share.notCopied') : ''}
      </p>
    </section>
  )
}
