import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { MyTablesModel } from '../../model/online/daysService.ts'
import { useSettings } from '../settings/settings.ts'
import { days } from '../table/engine.ts'

/** Milliseconds after which the list is asked for again while somebody looks at it. */
const AGAIN = 30_000

const MyTableList = lazy(async () => ({ default: (await import('../club/MyTableList.tsx')).MyTableList }))

/** One's online tables; how they are shown comes only where there are some. */
export function MyTables() {
  const { mine, refresh } = useMyTables()
  if (mine.tables.length === 0 && mine.offers.length === 0) return null
  return (
    <Suspense>
      <MyTableList mine={mine} refresh={refresh} />
    </Suspense>
  )
}

/** The list, asked for when one comes, from time to time, and when one comes back to the page. */
function useMyTables(): { readonly mine: MyTablesModel; readonly refresh: () => void } {
  const { language } = useSettings()
  const [mine, setMine] = useState<MyTablesModel>({ tables: [], offers: [] })
  const refresh = useCallback(() => {
    // Without a network there is nobody to ask, and what was there stays.
    if (!navigator.onLine || document.hidden) return
    void days()
      .myTables(language)
      .then((found) => found.ok && setMine(found.value))
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
  return { mine, refresh }
}
