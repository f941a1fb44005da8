import { lazy, Suspense, useEffect } from 'react'
import { useCommitments } from '../fair/commitments.ts'
import { usePlay } from '../play/PlayContext.ts'

// A chunk of its own: a local table never loads it.
const OnlineHeader = lazy(async () => ({ default: (await import('./OnlineHeader.tsx')).OnlineHeader }))

/** What a table on a server adds to the header: who is there, and what is said over the board; nothing at a local one. */
export function OnlineControls() {
  const { table, snapshot } = usePlay()
  const { online } = snapshot
  const commitment = online?.commitment ?? ''
  useEffect(() => {
    if (commitment !== '') useCommitments.getState().note(table.id, commitment)
  }, [table.id, commitment])
  if (online === null) return null
  return (
    <Suspense>
      <OnlineHeader online={online} />
    </Suspense>
  )
}
