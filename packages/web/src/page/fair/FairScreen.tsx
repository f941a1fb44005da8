import { useSearch } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CheckedFair } from '../../model/fair/fairModel.ts'
import { notGranted } from '../online/online.ts'
import online from '../online/Online.module.css'
import { useSettings } from '../settings/settings.ts'
import { Problems } from '../setup/Problems.tsx'
import { FileButton } from '../shell/FileButton.tsx'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { fair } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import type { MessageId } from '../words/catalogue.ts'
import { fairWords } from '../words/fair.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { commitmentOf } from './commitments.ts'
import { FairVerdict } from './FairVerdict.tsx'

addWords(fairWords)

/** Where anybody checks the chance of a finished game: one on the server, or one from a file. Everything is computed here. */
export function FairScreen() {
  const t = useWords()
  const { table = '' } = useSearch({ from: '/fair' })
  return (
    <div className={pages.page}>
      <Lead title={t('fair.title')}>{t('fair.lead')}</Lead>
      {table === '' ? null : <OfTable key={table} table={table} />}
      <OfFile />
    </div>
  )
}

function OfTable({ table }: { readonly table: string }) {
  const t = useWords()
  const { language } = useSettings()
  const [checked, setChecked] = useState<CheckedFair | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const commitment = commitmentOf(table)
  useEffect(() => {
    void fair()
      .table(table, commitment, language)
      .then((found) => {
        if (found.ok) setChecked(found.value)
        else setProblem(found.why === 'running' ? 'fair.running' : notGranted(found.why))
      })
  }, [table, commitment, language])
  return (
    <section aria-label={t('fair.thisTable')}>
      <h2 className={pages.caption}>{t('fair.thisTable')}</h2>
      {problem === null ? null : <p role="alert">{t(problem)}</p>}
      {checked === null ? null : <Checked checked={checked} />}
    </section>
  )
}

function OfFile() {
  const t = useWords()
  const { language } = useSettings()
  const [text, setText] = useState('')
  const [commitment, setCommitment] = useState('')
  const [checked, setChecked] = useState<CheckedFair | null>(null)
  const check = async (): Promise<void> => setChecked(await fair().file(text, commitment.trim(), language))
  return (
    <section aria-label={t('fair.file')}>
      <h2 className={pages.caption}>{t('fair.file')}</h2>
      <div className={online.form}>
        <ChosenFile onText={setText} />
        <label className={controls.label}>
          {t('fair.commitment')}
          <input
            className={controls.field}
            value={commitment}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCommitment(target.value)}
          />
        </label>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          disabled={text === '' || commitment.trim() === ''}
          onClick={() => void check()}
        >
          {t('fair.check')}
        </button>
        {checked === null ? null : <Checked checked={checked} />}
      </div>
    </section>
  )
}

function Checked({ checked }: { readonly checked: CheckedFair }) {
  return checked.ok ? <FairVerdict fair={checked.value} /> : <Problems refusals={checked.refusals} />
}

function ChosenFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useWords()
  const [name, setName] = useState('')
  const take = (file: File): void => {
    setName(file.name)
    void file.text().then(onText)
  }
  return (
    <div>
      <FileButton label={t('fair.chooseFile')} icon={FileUp} onFile={take} /> <span>{name}</span>
    </div>
  )
}
