import { useParams } from '@tanstack/react-router'
import { PlayScreen } from '../play/PlayScreen.tsx'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { openOnlineTable } from '../table/engine.ts'
import { NotOpenedTable } from '../table/NotOpenedTable.tsx'
import { useOpenedTable } from '../table/useOpenedTable.ts'
import { useWords } from '../words/i18n.ts'

/** The online table of an address: opened, or why it cannot be. */
export function OnlineScreen() {
  const { id } = useParams({ from: '/online/$id' })
  return <Opening key={id} id={id} />
}

function Opening({ id }: { readonly id: string }) {
  const t = useWords()
  const opened = useOpenedTable(id, (address) => openOnlineTable(address, useSettings.getState().language))
  if (opened === null) return <p className={pages.page}>{t('shell.loading')}</p>
  return opened.ok ? <PlayScreen table={opened.table} /> : <NotOpenedTable refusals={opened.refusals} />
}
