import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { openTable, type OpenedTable } from '../table/engine.ts'
import { NotOpenedTable } from '../table/NotOpenedTable.tsx'
import { useOpenedTable } from '../table/useOpenedTable.ts'
import { useWords } from '../words/i18n.ts'
import { PlayScreen } from './PlayScreen.tsx'

/** The table of an address: opened, or why it cannot be. */
export function TableScreen() {
  const { id } = useParams({ from: '/table/$id' })
  return <Opening key={id} id={id} />
}

function Opening({ id }: { readonly id: string }) {
  const t = useWords()
  const opened = useKeptTable(id)
  if (opened === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (opened.ok) return <PlayScreen table={opened.table} />
  return <NotOpenedTable refusals={opened.refusals} />
}

/** The kept game of an address, whose bots move at the reader's pace. */
function useKeptTable(id: string): OpenedTable | null {
  const { pace } = useSettings()
  const opened = useOpenedTable(id, (address) => openTable(address, useSettings.getState().language))
  const table = opened?.ok === true ? opened.table : null
  useEffect(() => void table?.pace(pace), [table, pace])
  return opened
}
