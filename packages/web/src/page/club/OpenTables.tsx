import { useEffect, useState } from 'react'
import type { FoundTableModel } from '../../model/online/clubService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { notGranted } from '../online/online.ts'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { club } from '../table/engine.ts'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { FoundTables } from './FoundTables.tsx'

addWords(clubWords)

/** Tables that anybody may join, where the host has such a list. */
export function OpenTables() {
  const t = useWords()
  const { language } = useSettings()
  const [found, setFound] = useState<Granted<readonly FoundTableModel[]> | null>(null)
  useEffect(() => void club().openTables(language).then(setFound), [language])
  return (
    <div className={pages.page}>
      <Lead title={t('list.title')}>{t('list.lead')}</Lead>
      {found === null ? <p role="status">{t('shell.opening')}</p> : <Found found={found} />}
    </div>
  )
}

function Found({ found }: { readonly found: Granted<readonly FoundTableModel[]> }) {
  const t = useWords()
  if (!found.ok) return <p role="alert">{t(found.why === 'notFound' ? 'list.off' : notGranted(found.why))}</p>
  if (found.value.length === 0) return <p role="status">{t('list.none')}</p>
  return (
    <section aria-label={t('list.title')}>
      <FoundTables tables={found.value} />
    </section>
  )
}
