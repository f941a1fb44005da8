import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import type { TableClient } from '../table/client.ts'
import { openTable, type OpenedTable } from '../table/engine.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { PlayScreen } from './PlayScreen.tsx'

/** The table of an address: opened, or why it cannot be. */
export function TableScreen() {
  const { id } = useParams({ from: '/table/$id' })
  return <Opening key={id} id={id} />
}

function Opening({ id }: { readonly id: string }) {
  const t = useWords()
  const opened = useOpened(id)
  if (opened === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (opened.ok) return <PlayScreen table={opened.table} />
  return (
    <div className={pages.page} role="alert">
      <h1>{t('landing.openProblem')}</h1>
      {opened.refusals.map(({ text }, i) => (
        <p key={i}>
          <Rich text={text} />
        </p>
      ))}
      <Link to="/" className={controls.button}>
        {t('shell.toHome')}
      </Link>
    </div>
  )
}

/** Opens a table once; a change of language is told to it. */
function useOpened(id: string): OpenedTable | null {
  const { language, pace } = useSettings()
  const [opened, setOpened] = useState<OpenedTable | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const table: TableClient | null = opened?.ok === true ? opened.table : null
  useEffect(() => {
    let isHere = true
    let mine: TableClient | null = null
    openTable(id, useSettings.getState().language).then(
      (found) => {
        mine = found.ok ? found.table : null
        if (isHere) setOpened(found)
        else mine?.leave()
      },
      (error: unknown) => setFault(error),
    )
    return () => {
      isHere = false
      mine?.leave()
    }
  }, [id])
  useEffect(() => void table?.look({ language }), [table, language])
  useEffect(() => void table?.pace(pace), [table, pace])
  if (fault !== null) throw fault
  return opened
}
