import { useParams } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import type { TableClient } from '../table/client.ts'
import { openTable, type OpenedTable } from '../table/engine.ts'
import { NotOpenedTable } from '../table/NotOpenedTable.tsx'
import { useOneTab } from '../table/useOneTab.ts'
import { useOpenedTable } from '../table/useOpenedTable.ts'
import { useWords } from '../words/i18n.ts'
import { PlayScreen } from './PlayScreen.tsx'

/** The table of an address: opened, or why it cannot be. */
export function TableScreen() {
  const { id } = useParams({ from: '/table/$id' })
  const [times, again] = useReducer((n: number) => n + 1, 0)
  return <Opening key={`${id} ${times}`} id={id} onAgain={again} />
}

function Opening({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const t = useWords()
  const opened = useKeptTable(id)
  if (opened === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (opened.ok) return <Played table={opened.table} onAgain={onAgain} />
  return <NotOpenedTable refusals={opened.refusals} />
}

function Played({ table, onAgain }: { readonly table: TableClient; readonly onAgain: () => void }) {
  const t = useWords()
  const { isLeft } = useOneTab(table, onAgain)
  return isLeft ? <p className={pages.page}>{t('shell.loading')}</p> : <PlayScreen table={table} />
}

/** The kept game of an address, whose bots move at the reader's pace. */
function useKeptTable(id: string): OpenedTable | null {
  const { pace } = useSettings()
  const opened = useOpenedTable(id, (address) => openTable(address, useSettings.getState().language))
  const table = opened?.ok === true ? opened.table : null
  useEffect(() => void table?.pace(pace), [table, pace])
  return opened
}
