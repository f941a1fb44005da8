import { useEffect, useState } from 'react'
import type { Granted } from '../../model/online/onlineService.ts'
import { notGranted } from '../online/online.ts'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { online } from '../table/engine.ts'
import { accountWords } from '../words/account.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { ComeBackSection } from './ComeBackSection.tsx'
import { FarewellSection } from './FarewellSection.tsx'
import { ProgramsSection } from './ProgramsSection.tsx'
import { WaysSection } from './WaysSection.tsx'

addWords(accountWords)

/** What the server knows of the person at this device, and what may act in their name. */
export function AccountScreen() {
  const t = useWords()
  const [me, setMe] = useState<Granted<string | null> | null>(null)
  useEffect(() => {
    void online().me().then(setMe)
  }, [])
  return (
    <div className={pages.page}>
      <Lead title={t('account.title')}>{t('account.lead')}</Lead>
      {me === null ? (
        <p>{t('shell.opening')}</p>
      ) : !me.ok ? (
        <p role="alert">{t(notGranted(me.why))}</p>
      ) : me.value === null ? (
        <ComeBackSection onBack={(name) => setMe({ ok: true, value: name })} />
      ) : (
        <>
          <p>{t('account.you', { name: me.value })}</p>
          <WaysSection />
          <ProgramsSection />
          <FarewellSection onGone={() => setMe({ ok: true, value: null })} />
        </>
      )}
    </div>
  )
}
