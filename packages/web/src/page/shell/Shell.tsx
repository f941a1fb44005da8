import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ArtDefinitions } from '../art/ArtDefinitions.tsx'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { PageKeys } from '../shortcuts/PageKeys.tsx'
import { useShortcutsSheet } from '../shortcuts/shortcutsSheet.ts'
import { Header } from './Header.tsx'
import { useOwnHeader } from './ownHeader.ts'
import styles from './Shell.module.css'
import { SaveTrouble } from './SaveTrouble.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useWords } from '../words/i18n.ts'

// The rules come when somebody asks for them: they bring the pictures of every game.
const RulesSheet = lazy(async () => ({ default: (await import('../rules/RulesSheet.tsx')).RulesSheet }))

const ShortcutsSheet = lazy(async () => ({
  default: (await import('../shortcuts/ShortcutsSheet.tsx')).ShortcutsSheet,
}))

/** What surrounds every screen: a way past the header, the header, and news of the page itself. */
export function Shell() {
  const t = useWords()
  // A table has a header of its own.
  const { isOwn } = useOwnHeader()
  const areRulesOpen = useRulesSheet((sheet) => sheet.isOpen)
  const areShortcutsOpen = useShortcutsSheet((sheet) => sheet.isOpen)
  return (
    <div className={styles.shell} data-own={isOwn}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <ArtDefinitions />
      {isOwn ? null : <Header />}
      <UpdateNotice />
      <SaveTrouble />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>{areRulesOpen ? <RulesSheet /> : null}</Suspense>
      <Suspense>{areShortcutsOpen ? <ShortcutsSheet /> : null}</Suspense>
      <PageKeys />
    </div>
  )
}
