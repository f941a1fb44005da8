import { lazy, Suspense } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import { useGuideStore } from './guideStore.ts'

// The steps come where somebody is shown them, or could want to be.
const Guide = lazy(async () => ({ default: (await import('./Guide.tsx')).Guide }))

/** The guided first turn as a table mounts it: nothing for people who know the game. */
export function GuideAtTable() {
  const { table, snapshot } = usePlay()
  const isFollowed = useGuideStore((guide) => guide.table === table.id)
  const isKnown = useSettings(({ guided }) => guided.includes(snapshot.game))
  if (isKnown && !isFollowed) return null
  return (
    <Suspense>
      <Guide />
    </Suspense>
  )
}
