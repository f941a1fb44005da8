import { useCallback, useEffect, useState } from 'react'
import type { MyTableModel } from '../../model/online/daysService.ts'
import styles from '../landing/Resume.module.css'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { days } from '../table/engine.ts'
import { useWords } from '../words/i18n.ts'
import { MyTable } from './MyTable.tsx'

/** Milliseconds after which the list is asked for again while somebody looks at it. */
const AGAIN = 30_000

/** One's online tables, those that wait for one first; hidden and finished ones are folded behind the others. */
export function MyTables() {
  const t = useWords()
  const { tables, refresh } = useMyTables()
  if (tables.length === 0) return null
  const shown = tables.filter(({ isHidden, isOver }) => !isHidden && !isOver)
  const hidden = tables.filter(({ isHidden, isOver }) => isHidden && !isOver)
  const finished = tables.filter(({ isOver }) => isOver)
  return (
    <section aria-labelledby="my-tables" className={styles.resume} data-my-tables>
      <h2 id="my-tables" className={pages.tag}>
        {t('days.mine')}
      </h2>
      {shown.length === 0 ? null : <Tables tables={shown} refresh={refresh} />}
      {hidden.length === 0 ? null : (
        <Folded says={t('days.hidden', { n: hidden.length })} tables={hidden} refresh={refresh} />
      )}
      {finished.length === 0 ? null : (
        <Folded says={t('days.finished', { n: finished.length })} tables={finished} refresh={refresh} />
      )}
    </section>
  )
}

interface TablesProps {
  readonly tables: readonly MyTableModel[]
  readonly refresh: () => void
}

function Folded({ says, ...tables }: TablesProps & { readonly says: string }) {
  return (
    <details className={styles.finished}>
      <summary>{says}</summary>
      <Tables {...tables} />
    </details>
  )
}

function Tables({ tables, refresh }: TablesProps) {
  return (
    <ul className={styles.games}>
      {tables.map((table) => (
        <MyTable key={table.id} table={table} refresh={refresh} />
      ))}
    </ul>
  )
}

/** The list, asked for when one comes, from time to time, and when one comes back to the page. */
function useMyTables(): TablesProps {
  const { language } = useSettings()
  const [tables, setTables] = useState<readonly MyTableModel[]>([])
  const refresh = useCallback(() => {
    // Without a network there is nobody to ask, and what was there stays.
    if (!navigator.onLine || document.hidden) return
    void days()
      .myTables(language)
      .then((found) => found.ok && setTables(found.value))
  }, [language])
  useEffect(() => {
    refresh()
    const timer = setInterval(refresh, AGAIN)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [refresh])
  return { tables, refresh }
}
