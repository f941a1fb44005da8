import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { FileButton } from '../shell/FileButton.tsx'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { deckWords } from '../words/decks.ts'
import { addWords, useWords } from '../words/i18n.ts'
import type { ReadModel } from '../../model/decks/box.ts'
import styles from './Decks.module.css'
import imports from './ImportScreen.module.css'
import { ImportedDeck } from './ImportedDeck.tsx'
import { KeepTrouble } from './KeepTrouble.tsx'
import { codeIn } from './links.ts'
import { useBox } from './useBox.ts'

addWords(deckWords)

/** Brings a deck along: pasted, from a file, or from a link that holds it. */
export function ImportScreen() {
  const { code = codeIn('', location.hash) } = useSearch({ from: '/decks/import' })
  return <Import key={code} code={code} />
}

function Import({ code }: { readonly code: string }) {
  const t = useWords()
  const box = useBox()
  const [text, setText] = useState(code)
  const read = useReading(text)
  return (
    <div className={styles.screen}>
      <header className={styles.lead}>
        <h1 className={styles.title}>{t('decks.import')}</h1>
        <p>{t('decks.import.lead')}</p>
      </header>
      <KeepTrouble />
      <div className={imports.columns}>
        <div className={imports.source}>
          <label className={controls.label}>
            {t('decks.import.text')}
            <textarea
              className={`${controls.field} ${imports.text}`}
              rows={12}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <ChosenFile onText={setText} />
          <Link to="/decks" className={`${controls.button} ${controls.quiet}`}>
            <ArrowLeft aria-hidden="true" size={18} />
            {t('decks.toList')}
          </Link>
        </div>
        {box === null || read === null ? null : <ImportedDeck box={box} read={read} />}
      </div>
    </div>
  )
}

/** What a text holds; null while there is nothing to read. */
function useReading(text: string): ReadModel | null {
  const { language } = useSettings()
  const [read, setRead] = useState<ReadModel | null>(null)
  useEffect(() => {
    let isHere = true
    if (text.trim() === '') setRead(null)
    else
      void decks()
        .read(text, language)
        .then((found) => isHere && setRead(found))
    return () => {
      isHere = false
    }
  }, [text, language])
  return read
}

/** A deck file is a few kilobytes; whatever is much longer is something else. */
const LARGEST = 1_000_000

function ChosenFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useWords()
  const [problem, setProblem] = useState('')
  const take = async (file: File): Promise<void> => {
    const text = file.size > LARGEST ? '\0' : await file.text()
    const isText = !text.includes('\0')
    setProblem(isText ? '' : t('decks.import.noText'))
    if (isText) onText(text)
  }
  return (
    <div>
      <FileButton
        label={t('decks.import.file')}
        icon={FileUp}
        accept=".txt,.json,.o8d,.xml,text/plain,application/json"
        onFile={(file) => void take(file)}
      />
      <p role="alert">{problem}</p>
    </div>
  )
}
