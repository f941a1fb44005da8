import { useEffect, useState } from 'react'
import type { TableClient } from './client.ts'
import { gameIsFree, hearTabs, tellPlaying } from './tabs.ts'
import { useSnapshot } from './useTable.ts'

/** Milliseconds a tab waits for the one that asked, before it looks whose the game is. */
const LEFT = 3000

/**
 * One tab plays a game. Another one only shows it, and gets it as soon as the first is closed or hands it over; who has handed
 * it over shows it from then on. `reopen` opens the game anew.
 */
export function useOneTab(table: TableClient, reopen: () => void): { readonly isLeft: boolean } {
  const { readOnly } = useSnapshot(table)
  const [isLeft, setLeft] = useState(false)
  const isShownOnly = readOnly?.why === 'otherTab'
  const isPlayed = readOnly === null
  useEffect(() => {
    if (!isPlayed) return undefined
    tellPlaying(table.id)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = hearTabs(table.id, (kind) => {
      if (kind === 'plays' && timer !== undefined) reopen()
      if (kind !== 'wants' || timer !== undefined) return
      setLeft(true)
      timer = setTimeout(reopen, LEFT)
      void table.close()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [table, isPlayed, reopen])
  useEffect(() => {
    if (!isShownOnly || !('locks' in navigator)) return undefined
    const waiting = new AbortController()
    gameIsFree(table.id, waiting.signal).then(
      // The table that only shows it is closed, so that the next one may be played.
      () => void table.close().then(reopen),
      () => undefined,
    )
    return () => waiting.abort()
  }, [table, isShownOnly, reopen])
  return { isLeft }
}
